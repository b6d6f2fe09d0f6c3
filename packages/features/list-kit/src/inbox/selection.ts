/** The selected ids with one more or one less; at most `most`, as many as one bulk action takes. */
export function toggleOne(selected: readonly string[], id: string, most: number): string[] {
  return selected.includes(id)
    ? selected.filter((each) => each !== id)
    : [...selected, id].slice(0, most)
}

/** The selected ids with all shown ones, or without them if all are selected. */
export function toggleShown(
  selected: readonly string[],
  shown: readonly string[],
  most: number,
): string[] {
  return shown.every((id) => selected.includes(id))
    ? selected.filter((id) => !shown.includes(id))
    : [...new Set([...selected, ...shown])].slice(0, most)
}
