/** Told at once, also without a network; where even these words cannot be loaded, the server decides later. */
export const isReserved = async (name: string): Promise<boolean> => {
  try {
    const { isReservedName } = await import('../../protocol/reserved-names.ts');
    return isReservedName(name);
  } catch {
    return false;
  }
};
