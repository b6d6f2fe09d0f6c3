/** A point, in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** A part of a map, in degrees. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Cells in a row of the grid, from the first to the last, both included. */
export interface CellRange {
  readonly first: number
  readonly last: number
}

/** As the generated column `school.cell` counts them: cells are a twentieth of a degree wide. */
const cellsPerDegree = 20
const cellsPerRow = 4000
/** Kilometres of one degree of latitude. */
export const kmPerDegree = 111.195

/** The smallest part of a map that holds a circle of `radius` km. */
export function boxAround({ lat, lng }: Point, radius: number): Bounds {
  const up = radius / kmPerDegree
  // Near the poles a degree of longitude shrinks to nothing; India is far from there.
  const aside = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return { south: lat - up, west: lng - aside, north: lat + up, east: lng + aside }
}

/** The cells that a circle of `radius` km may touch: one range for each row of the grid. */
export const cellsWithin = (center: Point, radius: number): CellRange[] =>
  cellsIn(boxAround(center, radius))

/** The cells that touch a part of a map: one range for each row of the grid. */
export function cellsIn({ south, west, north, east }: Bounds): CellRange[] {
  const left = Math.floor(west * cellsPerDegree)
  const right = Math.floor(east * cellsPerDegree)
  const bottom = Math.floor(south * cellsPerDegree)
  const top = Math.floor(north * cellsPerDegree)
  return Array.from({ length: top - bottom + 1 }, (_, i) => {
    const row = (bottom + i) * cellsPerRow
    return { first: row + left, last: row + right }
  })
}

/** Where a cell lies. */
export function boundsOfCell(cell: number): Bounds {
  // A row begins half its length before its zero: longitudes may be negative.
  const row = Math.round(cell / cellsPerRow)
  const column = cell - row * cellsPerRow
  return {
    south: row / cellsPerDegree,
    west: column / cellsPerDegree,
    north: (row + 1) / cellsPerDegree,
    east: (column + 1) / cellsPerDegree,
  }
}
