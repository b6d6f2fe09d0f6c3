import { hash32 } from '../text/hashes.ts'

/** Cells per degree, for cells of 3.5 km to 220 km a side. */
export const cellsPerDegree = [32, 8, 2, 0.5] as const

/** The key of a grid cell; `level` is an index of `cellsPerDegree`. */
export const cellKey = (level: number, row: number, column: number): number =>
  hash32(`G${level}:${row}:${column}`)

/** The keys of the cells that contain a point, one per grid. */
export const cellKeys = (lat: number, lng: number): number[] =>
  cellsPerDegree.map((cells, level) =>
    cellKey(level, Math.floor(lat * cells), Math.floor(lng * cells)),
  )
