import { kmPerDegree, type Point, planarKm } from '../../platform/places/distance.ts'

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

/** Cells that a circle can overlap. */
export interface CircleCells extends CellRange {
  /** Whether every point of these cells is within the circle. */
  readonly isInside: boolean
}

/** The cells that a circle of `radius` km can overlap, in ranges that are inside it or not. */
export function cellsWithin(center: Point, radius: number): CircleCells[] {
  const ranges: CircleCells[] = []
  for (const { first, last } of cellsIn(boxAround(center, radius))) {
    let start = first
    for (let cell = first; cell <= last; cell++) {
      const isInside = isWithin(cell, center, radius)
      if (cell < last && isWithin(cell + 1, center, radius) === isInside) continue
      ranges.push({ first: start, last: cell, isInside })
      start = cell + 1
    }
  }
  return ranges
}

/** Leaves room for rounding, so that no school outside the circle counts as inside. */
const roundingMargin = 1e-9

function isWithin(cell: number, center: Point, radius: number): boolean {
  const { south, west, north, east } = boundsOfCell(cell)
  const corners = [south, north].flatMap((lat) => [west, east].map((lng) => ({ lat, lng })))
  return corners.every((corner) => planarKm(center, corner) < radius * (1 - roundingMargin))
}

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
