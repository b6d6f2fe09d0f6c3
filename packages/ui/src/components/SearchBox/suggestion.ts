/** A suggestion of any kind. */
export interface SearchSuggestion {
  /** Unique key. */
  id: string
  /** URL of the page. */
  href: string
  /** The name; typed letters are highlighted. */
  name: string
  /** A few words below: place, or kind and price. */
  detail: string
  /** The type: "School", "Product", "Jobs", "Store". */
  kind: string
  /** A small square image. Without one, `icon` is shown. */
  imageSrc?: string
  /** Shown without an image: for a search or a place. @default 'search' */
  icon?: 'search' | 'place'
}
