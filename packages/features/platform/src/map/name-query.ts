import type { MapView } from '@edbazaar/ui/SchoolMap'

const [minZoom, maxZoom] = [3, 18]

/** The API query for the names of a map area: whole tiles, so that small moves ask nothing new. */
export function nameQuery({ bounds, zoom }: Pick<MapView, 'bounds' | 'zoom'>) {
  const level = Math.min(maxZoom, Math.max(minZoom, Math.round(zoom)))
  const tile = 360 / 2 ** level
  const down = (degrees: number) => Math.floor(degrees / tile) * tile
  const up = (degrees: number) => Math.ceil(degrees / tile) * tile
  const [south, west, north, east] = bounds
  return {
    bounds: [
      Math.max(-90, down(south)),
      Math.max(-180, down(west)),
      Math.min(90, up(north)),
      Math.min(180, up(east)),
    ],
    zoom: level,
  }
}
