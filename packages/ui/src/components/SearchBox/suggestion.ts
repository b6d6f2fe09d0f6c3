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
  /** A small square image. */
  imageSrc: string
}
