import { invalid } from '../../../app-error.ts'
import { type Bounds, boundsOfCell } from './grid.ts'
import type { CellCount, Cluster } from './map.repository.ts'

/** Clusters of 64 pixels on a tile of 256. */
const clustersPerTile = 4
const maxClusters = 1000

/** The side of a cluster's square at a zoom, in degrees. Degrees need no projection. */
export const clusterSize = (zoom: number): number => 360 / 2 ** zoom / clustersPerTile

/** Reads `bounds`. Throws `invalid_request` if they are not a rectangle or too large for the zoom. */
export function boundsOf([south, west, north, east]: readonly number[], zoom: number): Bounds {
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    throw invalid('bounds', 'must be four numbers: south, west, north, east')
  if (south >= north || west >= east || south < -90 || north > 90)
    throw invalid(
      'bounds',
      'must be south, west, north, east, with south below north and west before east',
    )
  const size = clusterSize(zoom)
  const clusters = Math.ceil((north - south) / size) * Math.ceil((east - west) / size)
  if (clusters > maxClusters)
    throw invalid('bounds', `is too large for zoom ${zoom}; use a lower zoom or a smaller area`)
  return { south, west, north, east }
}

/** Combines cells of the grid into clusters, those with the most schools first. */
export function clustersOfCells(
  cells: readonly CellCount[],
  bounds: Bounds,
  size: number,
): Cluster[] {
  const cellsBySquare = new Map<string, CellCount[]>()
  for (const cell of cells) {
    const { lat, lng } = middleOf(cell)
    if (lat < bounds.south || lat > bounds.north || lng < bounds.west || lng > bounds.east) continue
    const key = `${Math.floor(lat / size)} ${Math.floor(lng / size)}`
    const square = cellsBySquare.get(key)
    if (square) square.push(cell)
    else cellsBySquare.set(key, [cell])
  }
  return [...cellsBySquare.values()].map(clusterOf).sort((a, b) => b.count - a.count)
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
