/** Keeps a value as the newest. Of more than `most` the oldest are forgotten. */
export const remember = <K, V>(map: Map<K, V>, key: K, value: V, most: number): void => {
  map.delete(key); // otherwise it keeps its old place and is forgotten early
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
};
