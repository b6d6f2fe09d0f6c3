import type { MapPoint } from '../../internal/map/map-types'

export type { MapName, MapPoint, MapTiles } from '../../internal/map/map-types'

/** Degrees: south, west, north, east. */
export type MapBounds = readonly [south: number, west: number, north: number, east: number]

/** A school as shown by its flag and in the list of a flag. */
export interface MapSchool {
  /** Name of the school. */
  name: string
  /** URL of its page. */
  href: string
  /** Lowest fees a year, in rupees. */
  feesFrom: number | null
}

/** Schools that are close together at this zoom level. */
export interface MapCluster extends MapPoint {
  /** Number of schools in the cluster. */
  count: number
  /** Bounds of its schools. */
  bounds: MapBounds
  /** Its schools if they are few; otherwise empty. */
  schools: readonly MapSchool[]
}

export interface MapCircle extends MapPoint {
  /** Kilometres. */
  radius: number
}

/** The visible part of the map. */
export interface MapView {
  /** Bounds of the visible area. */
  bounds: MapBounds
  /** Web map zoom level: the world is 256 × 2^zoom pixels wide. */
  zoom: number
  /** Centre of the visible area. */
  center: MapPoint
  /** Kilometres from the centre to the nearest edge. */
  radius: number
  /** Whether the map fitted the circle or area itself and the user has not moved it since. */
  isFitted: boolean
}
