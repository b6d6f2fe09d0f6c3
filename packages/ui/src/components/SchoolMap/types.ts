/** Degrees: south, west, north, east. */
export type MapBounds = readonly [south: number, west: number, north: number, east: number]

export interface MapPoint {
  /** Degrees. */
  lat: number
  /** Degrees. */
  lng: number
}

/** A school as its flag and its line on the map tell it. */
export interface MapSchool {
  /** As its page has it. */
  name: string
  /** URL of its page. */
  href: string
  /** Lowest fees a year, in rupees. */
  feesFrom: number | null
}

/** Schools that stand together at this zoom. */
export interface MapCluster extends MapPoint {
  /** How many schools it stands for. */
  count: number
  /** The corners of what it stands for. */
  bounds: MapBounds
  /** Its schools where they are few; otherwise none. */
  schools: readonly MapSchool[]
}

export interface MapCircle extends MapPoint {
  /** Kilometres. */
  radius: number
}

/** What is seen of the map. */
export interface MapView {
  /** The corners of what is seen. */
  bounds: MapBounds
  /** As web maps count it: the world is 256 × 2^zoom pixels wide. */
  zoom: number
  /** The middle of what is seen. */
  center: MapPoint
  /** Kilometres from the middle to the nearest edge. */
  radius: number
  /** Whether the map itself went there to show the circle, and nobody has moved it since. */
  isFitted: boolean
}

/** A background of images. */
export interface MapTiles {
  /** With `{z}`, `{x}`, `{y}`, and perhaps `{s}` and `{r}`. */
  url: string
  /** Plain words. */
  attribution: string
}
