import {
  Circle,
  CircleMarker,
  LatLng,
  LatLngBounds,
  type LatLngExpression,
  LayerGroup,
  type Map as LeafletMap,
} from 'leaflet'
import { createMap, india, nearestZoom, padding } from '../../internal/map/create-map'
import type { MapName } from '../../internal/map/map-types'
import { arrangeMarkers, type ClusterMarker } from './arrange-markers'
import { isWithin } from './is-within'
import { type MarkerEvents, type MarkerLabels, markerOf } from './markers'
import * as styles from './SchoolMap.css'
import type { MapBounds, MapCircle, MapCluster, MapPoint, MapTiles, MapView } from './types'

const metresPerKm = 1000

/** What the map shows: a circle, otherwise an area, otherwise India. */
interface Shown {
  circle: MapCircle | null
  area: MapBounds | null
}

export interface MapOptions extends Shown {
  tiles: MapTiles | null
  labels: MarkerLabels
  events: MarkerEvents & { onViewChange: (view: MapView) => void; onOneFinger: () => void }
}

export type DrawMap = typeof drawMap

/** Creates a map in an element and returns the functions that change it. */
export function drawMap(element: HTMLElement, { circle, area, tiles, labels, events }: MapOptions) {
  let markers: readonly ClusterMarker[] = []
  const base = createMap(element, {
    bounds: boundsOf({ circle, area }) ?? india,
    tiles,
    onOneFinger: events.onOneFinger,
    arrangeMarkers: () => arrangeMarkers(base.map, markers),
  })
  const { map } = base
  const places = new LayerGroup().addTo(map)
  const around = new LayerGroup().addTo(map)
  let highlighted: MapPoint | null = null
  function showMarked() {
    for (const { cluster, marker } of markers) {
      const isHighlighted = highlighted !== null && isWithin(highlighted, cluster.bounds)
      marker.getElement()?.toggleAttribute('data-highlighted', isHighlighted)
      marker.setZIndexOffset(isHighlighted ? 1000 : 0)
    }
  }
  let isFitted = circle !== null || area !== null
  function reportView() {
    events.onViewChange({ ...viewOf(map), isFitted })
    isFitted = false
  }
  map.on('moveend', reportView)
  reportView()
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
    /** Fits the view, unless all is already well visible. Without circle and area it stays. */
    show(next: Shown) {
      drawCircle(next.circle)
      const bounds = boundsOf(next)
      if (bounds === null || isSeenWell(map, bounds)) return
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
      markers = clusters.map((cluster) => ({
        cluster,
        marker: markerOf(cluster, labels, events).addTo(places),
      }))
      showMarked()
      base.arrange()
    },
    setNames: (names: readonly MapName[]) => base.setNames(names),
    /** Highlights the cluster that a point belongs to. */
    mark(point: MapPoint | null) {
      highlighted = point
      showMarked()
    },
    remove() {
      // A move that ends later must not report on a removed map.
      map.off('moveend', reportView)
      base.remove()
    },
  }
}

/** The least width of an area, so that one school does not fill the map. */
const leastWidth = 2 * metresPerKm

function boundsOf({ circle, area }: Shown): LatLngBounds | null {
  if (circle) {
    return new LatLng(circle.lat, circle.lng).toBounds(2 * circle.radius * metresPerKm)
  }
  if (area === null) return null
  const [south, west, north, east] = area
  const bounds = new LatLngBounds([south, west], [north, east])
  return bounds.extend(bounds.getCenter().toBounds(leastWidth))
}

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
