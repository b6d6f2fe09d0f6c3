import { invalid } from '../../../app-error.ts'
import { type Bounds, boundsOfCell } from './grid.ts'
import type { CellCount, Cluster } from './map.repository.ts'

/** Squares of 64 pixels on a tile of 256. */
const squaresPerTile = 4
const mostSquares = 1000

/** Degrees of the side of a square at a zoom. Squares are of degrees, so that none needs a projection. */
export const squareSize = (zoom: number): number => 360 / 2 ** zoom / squaresPerTile

/** Reads `bounds`. Throws `invalid_request` for one that is no part of a map, or too large for its zoom. */
export function boundsOf([south, west, north, east]: readonly number[], zoom: number): Bounds {
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    throw invalid('bounds', 'must be four numbers: south, west, north, east')
  if (south >= north || west >= east || south < -90 || north > 90)
    throw invalid('bounds', 'must be south, west, north, east, south below north, west before east')
  const size = squareSize(zoom)
  const squares = Math.ceil((north - south) / size) * Math.ceil((east - west) / size)
  if (squares > mostSquares)
    throw invalid('bounds', `has more than ${mostSquares} squares at zoom ${zoom}; zoom out`)
  return { south, west, north, east }
}

/** Puts cells of the grid into the squares of a map, those with most schools first. */
export function clustersOfCells(
  cells: readonly CellCount[],
  seen: Bounds,
  size: number,
): Cluster[] {
  const squares = new Map<string, CellCount[]>()
  for (const cell of cells) {
    const { lat, lng } = middleOf(cell)
    if (lat < seen.south || lat > seen.north || lng < seen.west || lng > seen.east) continue
    const key = `${Math.floor(lat / size)} ${Math.floor(lng / size)}`
    const square = squares.get(key)
    if (square) square.push(cell)
    else squares.set(key, [cell])
  }
  return [...squares.values()].map(clusterOf).sort((one, other) => other.count - one.count)
}

function middleOf({ cell }: CellCount) {
  const { south, west, north, east } = boundsOfCell(cell)
  return { lat: (south + north) / 2, lng: (west + east) / 2 }
}

function clusterOf(cells: readonly CellCount[]): Cluster {
  let [count, lat, lng] = [0, 0, 0]
  let [south, west, north, east] = [90, 180, -90, -180]
  for (const cell of cells) {
    const middle = middleOf(cell)
    const bounds = boundsOfCell(cell.cell)
    count += cell.count
    lat += middle.lat * cell.count
    lng += middle.lng * cell.count
    south = Math.min(south, bounds.south)
    west = Math.min(west, bounds.west)
    north = Math.max(north, bounds.north)
    east = Math.max(east, bounds.east)
  }
  const bounds = [south, west, north, east] as const
  return { lat: lat / count, lng: lng / count, count, bounds, schools: [] }
}
