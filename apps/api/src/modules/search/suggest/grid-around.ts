import { cellKey, cellsPerDegree } from '../documents/keys.ts'

/** A point, in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

export interface GridAround {
  /** Keys of the nine cells around a point, grid after grid, from the finest. */
  readonly cells: readonly number[]
  /** How far, in degrees of latitude, the nine are sure to reach from the point, for each grid. */
  readonly reaches: readonly number[]
}

const around = [-1, 0, 1]

/** The cells that a search near a point looks into. */
export function gridAround({ lat, lng }: Point): GridAround {
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const cells = cellsPerDegree.flatMap((perDegree, level) => {
    const row = Math.floor(lat * perDegree)
    const column = Math.floor(lng * perDegree)
    return around.flatMap((up) => around.map((right) => cellKey(level, row + up, column + right)))
  })
  const reaches = cellsPerDegree.map((perDegree) =>
    Math.min(
      (1 + toEdge(lat * perDegree)) / perDegree,
      ((1 + toEdge(lng * perDegree)) / perDegree) * narrowing,
    ),
  )
  return { cells, reaches }
}

/** How far it is to the nearer edge of the point's own cell, in cells. */
function toEdge(position: number): number {
  const within = position - Math.floor(position)
  return Math.min(within, 1 - within)
}

/** What is rarer than this is looked for in the whole country at once. */
const rare = 600

/**
 * With which grid to begin for something that occurs in so many documents: the rarer, the wider;
 * past the last grid lies the whole country.
 */
export function firstGrid(documents: number): number {
  if (documents >= 150_000) return 0
  if (documents >= 8_000) return 1
  if (documents >= 1_200) return 2
  return documents >= rare ? 3 : cellsPerDegree.length
}
