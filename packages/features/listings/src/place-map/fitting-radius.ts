const [least, greatest] = [2, 10]

/** Whole kilometres withPlace a place that show its three nearest neighbours, from 2 to 10. */
export function fittingRadius(distances: readonly (number | null)[]): number {
  const known = distances.filter((km) => km !== null).sort((a, b) => a - b)
  const third = known[Math.min(2, known.length - 1)] ?? 0
  return Math.min(greatest, Math.max(least, Math.ceil(third)))
}
