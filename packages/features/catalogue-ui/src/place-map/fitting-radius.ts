const [least, greatest] = [2, 10]

/** The radius in whole kilometres that shows the three nearest neighbours, from 2 to 10. */
export function fittingRadius(distances: readonly (number | null)[]): number {
  const known = distances.filter((km) => km !== null).sort((a, b) => a - b)
  const third = known[Math.min(2, known.length - 1)] ?? 0
  return Math.min(greatest, Math.max(least, Math.ceil(third)))
}
