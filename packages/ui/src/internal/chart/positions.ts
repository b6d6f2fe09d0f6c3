import { rounded } from './value-axis'

/**
 * Positions of points in per cent from the left. If every point has a date (`2026-11-20`), distances
 * follow time; otherwise they are equal.
 */
export function pointPositions(dates: readonly (string | undefined)[]): number[] {
  const times = dates.map((date) => (date === undefined ? Number.NaN : Date.parse(date)))
  const places = times.every(Number.isFinite) ? times : dates.map((_, index) => index)
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  return places.map((place) =>
    last === first ? 50 : rounded(((place - first) / (last - first)) * 100),
  )
}

/** Indexes of ascending positions that get a label: the first, then each at least `gap` further. */
export function labelled(positions: readonly number[], gap: number): Set<number> {
  const chosen = new Set<number>()
  let previous = Number.NEGATIVE_INFINITY
  for (const [index, position] of positions.entries()) {
    if (position - previous < gap) continue
    chosen.add(index)
    previous = position
  }
  return chosen
}

/**
 * Moves positions apart until they are at least `gap` from each other and between 0 and `end`. Keeps
 * their order.
 */
export function spread(places: readonly number[], gap: number, end: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place)
  const moved = [...places]
  let min = 0
  for (const [rank, { place, index }] of order.entries()) {
    const max = end - gap * (order.length - 1 - rank)
    const next = Math.max(min, Math.min(place, max))
    moved[index] = next
    min = next + gap
  }
  return moved
}

/** Index of the position nearest to `place`. */
export function nearest(positions: readonly number[], place: number): number {
  const distances = positions.map((position) => Math.abs(position - place))
  return distances.indexOf(Math.min(...distances))
}
