import type { Point } from '../../platform/places/distance.ts'
import { cellKey, cellsPerDegree } from '../../platform/places/grid-cells.ts'

export interface GridAround {
  /**
   * Keys of the 25 cells around a point in each grid, the finest grid first. The nine in the middle
   * of each grid come first.
   */
  readonly cells: readonly number[]
  /** The distance of each cell from the point, in degrees of latitude. */
  readonly distances: readonly number[]
  /** The distance up to which the nine cells cover the surroundings of the point, for each grid. */
  readonly reaches: readonly number[]
  /** The distance up to which the 25 cells do. */
  readonly wideReaches: readonly number[]
}

const steps = [-2, -1, 0, 1, 2]
const offsets = steps.flatMap((up) => steps.map((right) => ({ up, right })))
const isInMiddle = ({ up, right }: { up: number; right: number }) =>
  Math.abs(up) <= 1 && Math.abs(right) <= 1
const middleFirst = [
  ...offsets.filter(isInMiddle),
  ...offsets.filter((offset) => !isInMiddle(offset)),
]

/** The cells to search near a point. */
export function gridAround({ lat, lng }: Point): GridAround {
  const lngScale = Math.cos((lat * Math.PI) / 180)
  const cells: number[] = []
  const distances: number[] = []
  const reaches: number[] = []
  const wideReaches: number[] = []
  for (const [level, perDegree] of cellsPerDegree.entries()) {
    const row = lat * perDegree
    const column = lng * perDegree
    for (const { up, right } of middleFirst) {
      cells.push(cellKey(level, Math.floor(row) + up, Math.floor(column) + right))
      distances.push(Math.hypot(toCell(row, up), toCell(column, right) * lngScale) / perDegree)
    }
    const reach = (rings: number) =>
      Math.min(rings + toEdge(row), (rings + toEdge(column)) * lngScale) / perDegree
    reaches.push(reach(1))
    wideReaches.push(reach(2))
  }
  return { cells, distances, reaches, wideReaches }
}

/** The distance to the nearer edge of the point's own cell, in cells. */
function toEdge(position: number): number {
  const within = position - Math.floor(position)
  return Math.min(within, 1 - within)
}

/** The distance to the row or column of cells that is `step` cells away, in cells. */
function toCell(position: number, step: number): number {
  const within = position - Math.floor(position)
  if (step === 0) return 0
  return step > 0 ? step - within : within - step - 1
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
