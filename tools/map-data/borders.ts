import { distance, type Line, type Point } from './lines.ts'

/** Borders that run within this many degrees of the coast are the coast. */
const coastDistance = 0.16

interface Borders {
  /** Between states. */
  readonly states: Line[]
  /** Of the country, without its coast. */
  readonly national: Line[]
}

/** The borders of an outline of states, each once: neighbours share the points of their border. */
export function bordersOf(rings: readonly Line[], coast: readonly Line[]): Borders {
  const segments = new Map<string, { points: [Point, Point]; count: number }>()
  for (const ring of rings)
    for (const [i, point] of ring.entries()) {
      const next = ring[(i + 1) % ring.length] ?? point
      const key = [`${point}`, `${next}`].sort().join(' ')
      const known = segments.get(key)
      if (known) known.count += 1
      else segments.set(key, { points: [point, next], count: 1 })
    }
  const isCoast = coastFinder(coast)
  const all = [...segments.values()]
  const national = all.filter(({ count, points }) => count === 1 && !points.every(isCoast))
  return {
    states: chain(all.filter(({ count }) => count > 1).map(({ points }) => points)),
    national: chain(national.map(({ points }) => points)),
  }
}

/** Finds whether a point is near a coast, by a grid of one degree. */
function coastFinder(coast: readonly Line[]) {
  const cells = new Map<string, [Point, Point][]>()
  for (const ring of coast)
    for (const [i, point] of ring.entries()) {
      const next = ring[i + 1]
      if (!next) continue
      for (const [lat, lng] of [point, next]) {
        const key = `${Math.floor(lat)} ${Math.floor(lng)}`
        cells.set(key, [...(cells.get(key) ?? []), [point, next]])
      }
    }
  return (point: Point) =>
    [-1, 0, 1].some((up) =>
      [-1, 0, 1].some((right) =>
        (cells.get(`${Math.floor(point[0]) + up} ${Math.floor(point[1]) + right}`) ?? []).some(
          ([start, end]) => distance(point, start, end) < coastDistance,
        ),
      ),
    )
}

/** Joins segments that share an end to lines. */
function chain(segments: readonly [Point, Point][]): Line[] {
  const open = new Set(segments)
  const byEnd = new Map<string, [Point, Point][]>()
  for (const segment of segments)
    for (const end of segment) byEnd.set(`${end}`, [...(byEnd.get(`${end}`) ?? []), segment])
  const lines: Line[] = []
  for (const first of segments) {
    if (!open.delete(first)) continue
    const forth = follow(first[1])
    const back = follow(first[0])
    lines.push([...back.toReversed(), ...first, ...forth])
  }
  return lines

  function follow(end: Point): Point[] {
    const points: Point[] = []
    for (let at = end; ; ) {
      const next = (byEnd.get(`${at}`) ?? []).find((segment) => open.has(segment))
      if (!next) return points
      open.delete(next)
      at = `${next[0]}` === `${at}` ? next[1] : next[0]
      points.push(at)
    }
  }
}
