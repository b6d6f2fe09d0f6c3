import { kmPerDegree, type Point } from '../../platform/places/distance.ts'

/** A rectangle on the map, in degrees. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Cells in one row of the grid, from the first to the last, both included. */
export interface CellRange {
  readonly first: number
  readonly last: number
}

/** The grid of the generated column `school.cell`: cells are a twentieth of a degree wide. */
const cellsPerDegree = 20
const cellsPerRow = 4000

/** The bounding box of a circle of `radius` km. */
export function boxAround({ lat, lng }: Point, radius: number): Bounds {
  const up = radius / kmPerDegree
  // Near the poles a degree of longitude shrinks to nothing; India is far from there.
  const across = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return { south: lat - up, west: lng - across, north: lat + up, east: lng + across }
}

/** The cells that a circle of `radius` km can overlap: one range for each row of the grid. */
export const cellsWithin = (center: Point, radius: number): CellRange[] =>
  cellsIn(boxAround(center, radius))

/** The cells that overlap the bounds: one range for each row of the grid. */
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

/** The bounds of a cell. */
export function boundsOfCell(cell: number): Bounds {
  // Longitudes can be negative, so a row starts half its length before its zero.
  const row = Math.round(cell / cellsPerRow)
  const column = cell - row * cellsPerRow
  return {
    south: row / cellsPerDegree,
    west: column / cellsPerDegree,
    north: (row + 1) / cellsPerDegree,
    east: (column + 1) / cellsPerDegree,
  }
}
