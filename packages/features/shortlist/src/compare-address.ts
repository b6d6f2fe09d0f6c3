import { paths } from '@edbazaar/feature-shell'

/** As many schools stand side by side. */
export const mostCompared = 4

const slugForm = /^[a-z0-9-]{1,160}$/

/** What the address of a comparison asks for. */
export interface AskedComparison {
  /** At most four, each once. */
  slugs: readonly string[]
  /** The slug of the place from which distances are told. */
  place: string | null
  /** Whether the address named more schools than fit. */
  isCut: boolean
}

export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && slugForm.test(text)

/** Reads an address. Whatever is not understood is left out, so that no address is an error. */
export function readComparison(search: URLSearchParams): AskedComparison {
  const named = search.getAll('schools').flatMap((slugs) => slugs.split(','))
  const slugs = [...new Set(named.map((slug) => slug.trim()).filter(isSlug))]
  const place = search.get('place')
  return {
    slugs: slugs.slice(0, mostCompared),
    place: isSlug(place) ? place : null,
    isCut: slugs.length > mostCompared,
  }
}

/** The address of a comparison. */
export function comparePath({ slugs, place }: Pick<AskedComparison, 'slugs' | 'place'>): string {
  if (slugs.length === 0) return paths.compareSchools
  const from = place === null ? '' : `&place=${place}`
  return `${paths.compareSchools}?schools=${slugs.join(',')}${from}`
}
