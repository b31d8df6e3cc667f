/** The size of a random sample in a test: this number in `npm test`, ten times as many in `npm run test:long`. */
export const sample = (usual: number): number => usual * Number(process.env['SAMPLES'] ?? 1);
