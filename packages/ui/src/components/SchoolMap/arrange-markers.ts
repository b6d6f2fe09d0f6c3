import type { Map as LeafletMap, Marker } from 'leaflet'
import {
  centredAt,
  type Placeable,
  placeLabels,
  type Rect,
  ringsAround,
} from '../../internal/map/place-labels'
import { kindOf } from './markers'
import type { MapCluster } from './types'

export interface ClusterMarker {
  cluster: MapCluster
  marker: Marker
}

interface Face extends Rect {
  name: 'above' | 'below' | 'dot' | 'count'
  right: number
  down: number
}

/** Sizes in pixels of a dot, and between a flag and its point. */
const [dotSize, stick] = [16, 7]
const countRings = ringsAround([14, 24, 34, 44])
const dotRings = ringsAround([12, 20, 28, 36, 44])

/**
 * Moves markers apart, so that none covers another: the price of a flag goes below its point or
 * folds into a dot, and counts and dots move a little. Returns what they cover, in pixels of the
 * map's pane.
 */
export function arrangeMarkers(map: LeafletMap, markers: readonly ClusterMarker[]): Rect[] {
  const items = markers.map(({ cluster, marker }) => {
    const { x, y } = map.latLngToLayerPoint(marker.getLatLng())
    return { x, y, candidates: facesOf(cluster, marker) } satisfies Placeable
  })
  const order = items
    .map((_, i) => i)
    .sort((a, b) => (markers[b]?.cluster.count ?? 0) - (markers[a]?.cluster.count ?? 0))
  const chosen = placeLabels(
    order.flatMap((i) => items[i] ?? []),
    [],
  )
  return order.flatMap((i, position) => {
    const [item, element] = [items[i], markers[i]?.marker.getElement()]
    const face = item?.candidates[chosen[position] ?? item.candidates.length - 1]
    if (!item || !face || !element) return []
    element.dataset.face = face.name
    element.style.setProperty('--right', `${face.right}px`)
    element.style.setProperty('--down', `${face.down}px`)
    return [{ ...face, left: item.x + face.left, top: item.y + face.top }]
  })
}

/** The faces that a marker may have, the preferred one first. */
function facesOf(cluster: MapCluster, marker: Marker): Face[] {
  const { width, height } = sizeOf(marker)
  const kind = kindOf(cluster)
  if (kind === 'count')
    return [{ right: 0, down: 0 }, ...countRings].map((offset) => ({
      ...centredAt(width, height, offset.right, offset.down),
      ...offset,
      name: 'count',
    }))
  const dots = [{ right: 0, down: 0 }, ...dotRings].map((offset) => ({
    ...centredAt(dotSize, dotSize, offset.right, offset.down),
    ...offset,
    name: 'dot' as const,
  }))
  if (kind === 'dot') return dots
  const still = { right: 0, down: 0 }
  return [
    { ...centredAt(width, height + stick, 0, -(height + stick) / 2), ...still, name: 'above' },
    { ...centredAt(width, height + stick, 0, (height + stick) / 2), ...still, name: 'below' },
    ...dots,
  ]
}

const sizes = new WeakMap<Marker, { width: number; height: number }>()

/** The size of a marker before it is folded. */
function sizeOf(marker: Marker) {
  const known = sizes.get(marker)
  if (known) return known
  const element = marker.getElement()
  const size = { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 }
  sizes.set(marker, size)
  return size
}
