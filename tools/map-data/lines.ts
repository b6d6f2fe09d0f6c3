/** Latitude and longitude in degrees. */
export type Point = readonly [number, number]
export type Line = readonly Point[]

export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The part of a ring within bounds, closed along them. */
export function clipRing(ring: Line, { south, west, north, east }: Bounds): Line {
  const edges: readonly [axis: 0 | 1, value: number, isUpper: boolean][] = [
    [0, south, false],
    [0, north, true],
    [1, west, false],
    [1, east, true],
  ]
  return edges.reduce<Line>((points, [axis, value, isUpper]) => {
    const isIn = (point: Point) => (isUpper ? point[axis] <= value : point[axis] >= value)
    return points.flatMap((point, i) => {
      const before = points[i === 0 ? points.length - 1 : i - 1] ?? point
      const crossing = isIn(before) === isIn(point) ? [] : [between(before, point, axis, value)]
      return isIn(point) ? [...crossing, point] : crossing
    })
  }, ring)
}

function between(one: Point, other: Point, axis: 0 | 1, value: number): Point {
  const share = (value - one[axis]) / (other[axis] - one[axis])
  return [one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])]
}

/** The parts of a line within bounds. */
export function clipLine(line: Line, { south, west, north, east }: Bounds): Line[] {
  const parts: Point[][] = []
  let current: Point[] = []
  for (const point of line) {
    const [lat, lng] = point
    if (lat >= south && lat <= north && lng >= west && lng <= east) current.push(point)
    else if (current.length > 0) {
      parts.push(current)
      current = []
    }
  }
  return [...parts, current].filter((part) => part.length > 1)
}

/** Removes points that are nearer to the line between their neighbours than the tolerance there. */
export function simplify(line: Line, toleranceAt: (point: Point) => number): Line {
  const kept = new Set([0, line.length - 1])
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span
    let [furthest, most] = [-1, 1]
    for (let i = first + 1; i < last; i++) {
      const point = line[i]
      const [start, end] = [line[first], line[last]]
      if (!point || !start || !end) continue
      const excess = distance(point, start, end) / toleranceAt(point)
      if (excess > most) [furthest, most] = [i, excess]
    }
    if (furthest === -1) continue
    kept.add(furthest)
    spans.push([first, furthest], [furthest, last])
  }
  return line.filter((_, i) => kept.has(i))
}

/** Degrees from a point to a segment. */
export function distance([lat, lng]: Point, [lat1, lng1]: Point, [lat2, lng2]: Point): number {
  const [up, right] = [lat2 - lat1, lng2 - lng1]
  const length = up * up + right * right
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((lat - lat1) * up + (lng - lng1) * right) / length))
  return Math.hypot(lat - lat1 - share * up, lng - lng1 - share * right)
}
