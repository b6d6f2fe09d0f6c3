import { DivIcon, LatLng, Marker } from 'leaflet'
import { createMap, india, nearestZoom } from '../../internal/map/create-map'
import type { MapName, MapPoint, MapTiles } from '../../internal/map/map-types'
import * as styles from './LocationPin.css'
import { type ArrowStep, arrowStep } from './pin-keys'

interface PinMapOptions {
  point: MapPoint | null
  tiles: MapTiles | null
  /** Accessible name of the pin. */
  label: string
  /** The id of the element that explains the keys. */
  describedBy: string
  events: {
    onMove: (point: MapPoint) => void
    onViewChange: (view: PinView) => void
    onOneFinger: () => void
  }
}

/** The visible part of the map, as in `MapView`. */
export interface PinView {
  bounds: readonly [south: number, west: number, north: number, east: number]
  zoom: number
}

export type DrawPinMap = typeof drawPinMap

/** The zoom at which a point is shown: streets apart. */
const closeZoom = 15
/** Pixels that names leave free around the tip of the pin. */
const pinRect = { width: 32, height: 40 }

/** Creates a map with a pin that can be dragged, and moved with the arrow keys. */
export function drawPinMap(
  element: HTMLElement,
  { point, tiles, label, describedBy, events }: PinMapOptions,
) {
  const base = createMap(element, {
    bounds: point ? new LatLng(point.lat, point.lng).toBounds(1500) : india,
    tiles,
    onOneFinger: events.onOneFinger,
    arrangeMarkers() {
      if (!marker) return []
      const { x, y } = base.map.latLngToLayerPoint(marker.getLatLng())
      const { width, height } = pinRect
      return [{ left: x - width / 2, top: y - height, width, height }]
    },
  })
  const { map } = base
  let marker: Marker | null = null
  if (point) place(point)

  function reportView() {
    const seen = map.getBounds()
    events.onViewChange({
      bounds: [seen.getSouth(), seen.getWest(), seen.getNorth(), seen.getEast()],
      zoom: map.getZoom(),
    })
  }
  map.on('moveend', reportView)
  reportView()
  map.on('click', ({ latlng }) => moveTo(latlng))

  /** Shows the pin at a point, without reporting it. */
  function place({ lat, lng }: MapPoint) {
    if (marker) marker.setLatLng([lat, lng])
    else {
      marker = createPin([lat, lng], label, describedBy).addTo(map)
      marker.on({
        dragend: ({ target }) => moveTo(target.getLatLng()),
        drag: () => base.arrange(),
      })
      marker.getElement()?.addEventListener('keydown', onKeyDown)
    }
    base.arrange()
  }
  function moveTo({ lat, lng }: MapPoint) {
    place({ lat, lng })
    events.onMove({ lat, lng })
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event)
    if (!step || !marker) return
    event.preventDefault()
    // The map moves with its own arrow keys.
    event.stopPropagation()
    step.zoom === undefined ? nudge(step) : map.setZoom(map.getZoom() + step.zoom)
  }
  function nudge({ right, down }: ArrowStep) {
    if (!marker) return
    const from = map.latLngToContainerPoint(marker.getLatLng())
    moveTo(map.containerPointToLatLng([from.x + right, from.y + down]))
    map.panInside(marker.getLatLng(), { padding: [40, 40] })
  }

  return {
    setNames: (names: readonly MapName[]) => base.setNames(names),
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    /** Shows another point, and moves the map to it if it is out of sight. */
    show(next: MapPoint | null) {
      if (next === null) {
        marker?.remove()
        marker = null
        return
      }
      const isSeen = marker !== null && map.getBounds().pad(-0.1).contains([next.lat, next.lng])
      place(next)
      if (!isSeen) map.setView([next.lat, next.lng], Math.min(closeZoom, nearestZoom))
    },
    setLabel(text: string) {
      marker?.getElement()?.setAttribute('aria-label', text)
    },
    remove() {
      map.off('moveend', reportView)
      base.remove()
    },
  }
}

function createPin(at: [number, number], label: string, describedBy: string): Marker {
  const face = document.createElement('span')
  const icon = new DivIcon({ className: styles.pin, html: face, iconSize: undefined })
  const marker = new Marker(at, { icon, draggable: true, autoPan: true })
  marker.on('add', () => {
    const element = marker.getElement()
    element?.setAttribute('aria-label', label)
    element?.setAttribute('aria-describedby', describedBy)
    element?.setAttribute('aria-roledescription', 'pin')
    element?.setAttribute('data-draggable', '')
  })
  return marker
}
