/** A point, in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
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

/** The cells that a circle of `radius` km may touch: one range for each row of the grid. */
export function cellsWithin({ lat, lng }: Point, radius: number): CellRange[] {
  const up = radius / kmPerDegree
  // Near the poles a degree of longitude shrinks to nothing; India is far from there.
  const aside = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  const left = Math.floor((lng - aside) * cellsPerDegree)
  const right = Math.floor((lng + aside) * cellsPerDegree)
  const bottom = Math.floor((lat - up) * cellsPerDegree)
  const top = Math.floor((lat + up) * cellsPerDegree)
  return Array.from({ length: top - bottom + 1 }, (_, i) => {
    const row = (bottom + i) * cellsPerRow
    return { first: row + left, last: row + right }
  })
}
