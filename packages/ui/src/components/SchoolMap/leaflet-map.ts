import {
  Circle,
  LatLngBounds,
  type LatLngExpression,
  LayerGroup,
  type Map as LeafletMap,
  map as makeMap,
  type Marker,
  Polygon,
  TileLayer,
} from 'leaflet'
import { indiaOutline } from './india-outline'
import { isWithin, type MarkerEvents, type MarkerWords, markerOf } from './markers'
import * as styles from './SchoolMap.css'
import type { MapCircle, MapCluster, MapPoint, MapTiles, MapView } from './types'

const india = new LatLngBounds([6.5, 68], [37.1, 97.5])
const furthestZoom = 3
const nearestZoom = 18
/** How near a single place is shown. */
const placeZoom = 15
/** Pixels kept free around what is shown whole. */
const padding: [number, number] = [16, 16]
const metresPerKm = 1000

export interface MapOptions {
  circle: MapCircle | null
  tiles: MapTiles | null
  words: MarkerWords
  events: MarkerEvents & { onView: (view: MapView) => void }
}

export type DrawnMap = ReturnType<typeof drawMap>

/** Draws a map into an element, and gives what changes it. */
export function drawMap(element: HTMLElement, { circle, tiles, words, events }: MapOptions) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = makeMap(element, {
    attributionControl: false,
    zoomControl: false,
    minZoom: furthestZoom,
    maxZoom: nearestZoom,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    maxBounds: india.pad(0.4),
  })
  const places = new LayerGroup().addTo(map)
  const around = new LayerGroup().addTo(map)
  const markers = new Map<MapCluster, Marker>()
  if (tiles) new TileLayer(tiles.url, { maxZoom: nearestZoom }).addTo(map)
  else new Polygon(indiaOutline(), { className: styles.outline, interactive: false }).addTo(map)
  const tellView = () => events.onView(viewOf(map))
  map.on('moveend', tellView)
  const sizes = new ResizeObserver(() => map.invalidateSize())
  sizes.observe(element)
  show(circle)

  /** Shows a circle whole, unless it is seen well already; without one the whole country. */
  function show(next: MapCircle | null) {
    around.clearLayers()
    const isFirst = !hasView(map)
    if (next === null) {
      if (isFirst) map.fitBounds(india)
      return
    }
    const drawn = new Circle([next.lat, next.lng], {
      radius: next.radius * metresPerKm,
      className: styles.circle,
      interactive: false,
    })
    new Circle([next.lat, next.lng], {
      radius: 1,
      className: styles.middle,
      interactive: false,
    }).addTo(around)
    // Only a map that has a view knows how large the circle is.
    if (isFirst) map.setView([next.lat, next.lng], placeZoom, { animate: false })
    drawn.addTo(around)
    const bounds = drawn.getBounds()
    if (isFirst || !isSeenWell(map, bounds)) map.fitBounds(bounds, { padding, animate: !isFirst })
  }

  return {
    show,
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    /** Goes as near to a cluster as splits it. */
    goTo({ bounds: [south, west, north, east] }: MapCluster) {
      const corners: LatLngExpression[] = [
        [south, west],
        [north, east],
      ]
      map.fitBounds(new LatLngBounds(corners), { padding: [40, 40], maxZoom: nearestZoom })
    },
    /** Whether going nearer can split a cluster. */
    canSplit: ({ bounds: [south, west, north, east] }: MapCluster) =>
      map.getZoom() < nearestZoom && north - south + (east - west) > 0.0002,
    setClusters(clusters: readonly MapCluster[]) {
      places.clearLayers()
      markers.clear()
      for (const cluster of clusters)
        markers.set(cluster, markerOf(cluster, words, events).addTo(places))
    },
    /** Marks the cluster that a point belongs to. */
    mark(point: MapPoint | null) {
      for (const [cluster, marker] of markers) {
        const isMarked = point !== null && isWithin(point, cluster.bounds)
        marker.getElement()?.toggleAttribute('data-marked', isMarked)
        marker.setZIndexOffset(isMarked ? 1000 : 0)
      }
    },
    remove() {
      sizes.disconnect()
      map.remove()
    },
  }
}

function hasView(map: LeafletMap): boolean {
  try {
    return map.getZoom() !== undefined
  } catch {
    return false
  }
}

/** Whether something is in view as a whole, and not too small to be told apart. */
function isSeenWell(map: LeafletMap, bounds: LatLngBounds): boolean {
  const seen = map.getBounds()
  const share =
    (bounds.getNorth() - bounds.getSouth()) / Math.max(1e-9, seen.getNorth() - seen.getSouth())
  return seen.contains(bounds) && share > 0.3
}

function viewOf(map: LeafletMap): MapView {
  const seen = map.getBounds()
  const middle = map.getCenter()
  const toNorth = map.distance(middle, [seen.getNorth(), middle.lng])
  const toEast = map.distance(middle, [middle.lat, seen.getEast()])
  return {
    bounds: [seen.getSouth(), seen.getWest(), seen.getNorth(), seen.getEast()],
    zoom: map.getZoom(),
    center: { lat: middle.lat, lng: middle.lng },
    reach: Math.min(toNorth, toEast) / metresPerKm,
  }
}
