import { cellKey, cellsPerDegree } from '../documents/keys.ts'

/** A point, in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

export interface GridAround {
  /** Keys of the nine cells around a point, grid after grid, from the finest. */
  readonly cells: readonly number[]
  /** How far, in degrees of latitude, each of those is from the point. */
  readonly away: readonly number[]
  /** How far the nine are sure to reach from the point, for each grid. */
  readonly reaches: readonly number[]
}

const steps = [-1, 0, 1]

/** The cells that a search near a point looks into. */
export function gridAround({ lat, lng }: Point): GridAround {
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const cells: number[] = []
  const away: number[] = []
  const reaches: number[] = []
  for (const [level, perDegree] of cellsPerDegree.entries()) {
    const row = lat * perDegree
    const column = lng * perDegree
    for (const up of steps) {
      for (const right of steps) {
        cells.push(cellKey(level, Math.floor(row) + up, Math.floor(column) + right))
        away.push(Math.hypot(toCell(row, up), toCell(column, right) * narrowing) / perDegree)
      }
    }
    reaches.push(Math.min(1 + toEdge(row), (1 + toEdge(column)) * narrowing) / perDegree)
  }
  return { cells, away, reaches }
}

/** How far it is to the nearer edge of the point's own cell, in cells. */
function toEdge(position: number): number {
  const within = position - Math.floor(position)
  return Math.min(within, 1 - within)
}

/** How far it is to the next row or column of cells, up or down, in cells. */
function toCell(position: number, step: number): number {
  const within = position - Math.floor(position)
  if (step === 0) return 0
  return step > 0 ? 1 - within : within
}

/** What is rarer than this is looked for in the whole country at once. */
const rare = 600
/** Words that more documents have are looked for no farther than the last grid. */
const local = 8_000
/** The same for a word alone. */
const localAlone = 1_500

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

/** Whether what is not near may be few enough to look through the whole country for it. */
export const mayBeFar = (documents: number, words: number): boolean =>
  documents < (words > 1 ? local : localAlone)
