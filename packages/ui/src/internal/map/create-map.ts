import { LatLngBounds, type Map as LeafletMap, map as makeMap, TileLayer } from 'leaflet'
import { addBaseLayer } from './base-layer'
import type { MapName, MapTiles } from './map-types'
import { createNameLayer } from './name-layer'
import type { Rect } from './place-labels'
import { addTouchRules } from './touch-rules'

export const india = new LatLngBounds([6.5, 68], [37.1, 97.5])
const furthestZoom = 3
export const nearestZoom = 18
/** Pixels around the shown area. */
export const padding: [number, number] = [16, 16]

interface MapOptions {
  bounds: LatLngBounds
  tiles: MapTiles | null
  /** Called when one finger moves on the map, which scrolls the page. */
  onOneFinger: () => void
  /** The rectangles of markers, which names leave free. They are arranged first. */
  arrangeMarkers: () => readonly Rect[]
}

/** A Leaflet map with its background and names. */
export function createMap(
  element: HTMLElement,
  { bounds, tiles, onOneFinger, arrangeMarkers }: MapOptions,
) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map: LeafletMap = makeMap(element, {
    attributionControl: false,
    zoomControl: false,
    minZoom: furthestZoom,
    maxZoom: nearestZoom,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    maxBounds: india.pad(0.4),
  }).fitBounds(bounds, { padding })
  if (tiles) new TileLayer(tiles.url, { maxZoom: nearestZoom }).addTo(map)
  else void addBaseLayer(map, element)
  const names = createNameLayer(map)
  const arrange = () => names.arrange(arrangeMarkers())
  map.on('zoomend viewreset', arrange)
  const sizes = new ResizeObserver(() => map.invalidateSize())
  sizes.observe(element)
  addTouchRules(map, element, onOneFinger)
  return {
    map,
    /** Places markers and names again, after markers have changed. */
    arrange,
    setNames(shown: readonly MapName[]) {
      names.set(shown)
      arrange()
    },
    remove() {
      sizes.disconnect()
      map.remove()
    },
  }
}
