/** One line of the suggestions, whatever it leads to. */
export interface SearchSuggestion {
  /** Unique key. */
  id: string
  /** Where it leads. */
  href: string
  /** The letters that were typed are marked in it. */
  name: string
  /** A few words beneath: place, or kind and price. */
  detail: string
  /** What it is: "School", "Product", "Jobs", "Store". */
  kind: string
  /** A small square image. */
  imageSrc: string
}
