import type { Point } from '../../platform/places/distance.ts'
import { cellKey, cellsPerDegree } from '../../platform/places/grid-cells.ts'

export interface GridAround {
  /** Keys of the nine cells around a point in each grid, the finest grid first. */
  readonly cells: readonly number[]
  /** The distance of each cell from the point, in degrees of latitude. */
  readonly distances: readonly number[]
  /** The distance up to which the nine cells cover the surroundings of the point, for each grid. */
  readonly reaches: readonly number[]
}

const steps = [-1, 0, 1]

/** The cells to search near a point. */
export function gridAround({ lat, lng }: Point): GridAround {
  const lngScale = Math.cos((lat * Math.PI) / 180)
  const cells: number[] = []
  const distances: number[] = []
  const reaches: number[] = []
  for (const [level, perDegree] of cellsPerDegree.entries()) {
    const row = lat * perDegree
    const column = lng * perDegree
    for (const up of steps) {
      for (const right of steps) {
        cells.push(cellKey(level, Math.floor(row) + up, Math.floor(column) + right))
        distances.push(Math.hypot(toCell(row, up), toCell(column, right) * lngScale) / perDegree)
      }
    }
    reaches.push(Math.min(1 + toEdge(row), (1 + toEdge(column)) * lngScale) / perDegree)
  }
  return { cells, distances, reaches }
}

/** The distance to the nearer edge of the point's own cell, in cells. */
function toEdge(position: number): number {
  const within = position - Math.floor(position)
  return Math.min(within, 1 - within)
}

/** The distance to the next row or column of cells in the direction of `step`, in cells. */
function toCell(position: number, step: number): number {
  const within = position - Math.floor(position)
  if (step === 0) return 0
  return step > 0 ? 1 - within : within
}

/** Terms in fewer documents are searched in the whole country at once. */
const rare = 600
/** Queries with more documents are not searched beyond the widest grid. */
const local = 8_000
/** The limit for a single term. */
const localAlone = 1_500

/**
 * The grid to start with, by the number of documents: the rarer the term, the wider the grid. A
 * number past the last grid means the whole country.
 */
export function firstGrid(documents: number): number {
  if (documents >= 150_000) return 0
  if (documents >= 8_000) return 1
  if (documents >= 1_200) return 2
  return documents >= rare ? 3 : cellsPerDegree.length
}

/** Whether documents beyond the grids are few enough to search the whole country for them. */
export const mayBeRemote = (documents: number, terms: number): boolean =>
  documents < (terms > 1 ? local : localAlone)
