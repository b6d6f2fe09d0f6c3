import {
  Circle,
  CircleMarker,
  LatLng,
  LatLngBounds,
  type LatLngExpression,
  LayerGroup,
  type Map as LeafletMap,
  type Marker,
  map as makeMap,
  Polygon,
  TileLayer,
} from 'leaflet'
import { indiaOutline } from './india-outline'
import { isWithin } from './is-within'
import { type MarkerEvents, type MarkerLabels, markerOf } from './markers'
import * as styles from './SchoolMap.css'
import type { MapCircle, MapCluster, MapPoint, MapTiles, MapView } from './types'

const india = new LatLngBounds([6.5, 68], [37.1, 97.5])
const furthestZoom = 3
const nearestZoom = 18
/** Padding in pixels around the shown area. */
const padding: [number, number] = [16, 16]
const metresPerKm = 1000

export interface MapOptions {
  circle: MapCircle | null
  tiles: MapTiles | null
  labels: MarkerLabels
  events: MarkerEvents & { onViewChange: (view: MapView) => void }
}

export type DrawMap = typeof drawMap
export type DrawnMap = ReturnType<DrawMap>

/** Creates a map in an element and returns the functions that change it. */
export function drawMap(element: HTMLElement, { circle, tiles, labels, events }: MapOptions) {
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
  }).fitBounds(circle ? boundsOf(circle) : india, { padding })
  const places = new LayerGroup().addTo(map)
  const around = new LayerGroup().addTo(map)
  const markers = new Map<MapCluster, Marker>()
  if (tiles) new TileLayer(tiles.url, { maxZoom: nearestZoom }).addTo(map)
  else new Polygon(indiaOutline(), { className: styles.outline, interactive: false }).addTo(map)
  let highlighted: MapPoint | null = null
  function showMarked() {
    for (const [cluster, marker] of markers) {
      const isHighlighted = highlighted !== null && isWithin(highlighted, cluster.bounds)
      marker.getElement()?.toggleAttribute('data-highlighted', isHighlighted)
      marker.setZIndexOffset(isHighlighted ? 1000 : 0)
    }
  }
  let isFitted = circle !== null
  function tellView() {
    events.onViewChange({ ...viewOf(map), isFitted })
    isFitted = false
  }
  map.on('moveend', tellView)
  tellView()
  const sizes = new ResizeObserver(() => map.invalidateSize())
  sizes.observe(element)
  function drawCircle(next: MapCircle | null) {
    around.clearLayers()
    if (next === null) return
    const center: LatLngExpression = [next.lat, next.lng]
    const radius = next.radius * metresPerKm
    new Circle(center, { radius, className: styles.circle, interactive: false }).addTo(around)
    new CircleMarker(center, { radius: 7, className: styles.middle, interactive: false }).addTo(
      around,
    )
  }
  drawCircle(circle)

  return {
    /** Fits the view to a circle, unless it is already well visible. Null keeps the view. */
    show(next: MapCircle | null) {
      drawCircle(next)
      if (next === null) return
      const bounds = boundsOf(next)
      if (isSeenWell(map, bounds)) return
      isFitted = true
      map.fitBounds(bounds, { padding })
    },
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    /** Zooms in until a cluster splits. */
    goTo({ bounds: [south, west, north, east] }: MapCluster) {
      const corners: LatLngExpression[] = [
        [south, west],
        [north, east],
      ]
      map.fitBounds(new LatLngBounds(corners), { padding: [40, 40], maxZoom: nearestZoom })
    },
    /** Whether zooming in can split a cluster. */
    canSplit: ({ bounds: [south, west, north, east] }: MapCluster) =>
      map.getZoom() < nearestZoom && north - south + (east - west) > 0.0002,
    setClusters(clusters: readonly MapCluster[]) {
      places.clearLayers()
      markers.clear()
      for (const cluster of clusters)
        markers.set(cluster, markerOf(cluster, labels, events).addTo(places))
      showMarked()
    },
    /** Highlights the cluster that a point belongs to. */
    mark(point: MapPoint | null) {
      highlighted = point
      showMarked()
    },
    remove() {
      sizes.disconnect()
      // A move that ends later must not report on a removed map.
      map.off('moveend', tellView)
      map.remove()
    },
  }
}

const boundsOf = ({ lat, lng, radius }: MapCircle) =>
  new LatLng(lat, lng).toBounds(2 * radius * metresPerKm)

/** Whether bounds are fully visible and not too small. */
function isSeenWell(map: LeafletMap, bounds: LatLngBounds): boolean {
  const seen = map.getBounds()
  const share =
    (bounds.getNorth() - bounds.getSouth()) / Math.max(1e-9, seen.getNorth() - seen.getSouth())
  return seen.contains(bounds) && share > 0.3
}

function viewOf(map: LeafletMap): Omit<MapView, 'isFitted'> {
  const seen = map.getBounds()
  const middle = map.getCenter()
  const toNorth = map.distance(middle, [seen.getNorth(), middle.lng])
  const toEast = map.distance(middle, [middle.lat, seen.getEast()])
  return {
    bounds: [seen.getSouth(), seen.getWest(), seen.getNorth(), seen.getEast()],
    zoom: map.getZoom(),
    center: { lat: middle.lat, lng: middle.lng },
    radius: Math.min(toNorth, toEast) / metresPerKm,
  }
}
