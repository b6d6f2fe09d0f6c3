export interface MapPoint {
  /** Degrees. */
  lat: number
  /** Degrees. */
  lng: number
}

/** The name of a place on a map without background tiles. */
export interface MapName extends MapPoint {
  name: string
  /** Cities are bold; localities are small. */
  kind: 'city' | 'town' | 'locality'
}

/** A background of map tiles. */
export interface MapTiles {
  /** URL template with `{z}`, `{x}`, `{y}` and optionally `{s}` and `{r}`. */
  url: string
  /** Plain text. */
  attribution: string
}
