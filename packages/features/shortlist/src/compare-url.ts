import { paths } from '@edbazaar/feature-platform'

/** The most schools in one comparison. */
export const maxComparedSchools = 4

const slugPattern = /^[a-z0-9-]{1,160}$/

/** The comparison that a URL requests. */
export interface RequestedComparison {
  /** At most four, without duplicates. */
  slugs: readonly string[]
  /** The slug of the place that distances are measured from. */
  place: string | null
  /** Whether the URL names more schools than the limit. */
  isTruncated: boolean
}

export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && slugPattern.test(text)

/** Reads a comparison URL. Invalid values are ignored, so that no URL is an error. */
export function readComparison(search: URLSearchParams): RequestedComparison {
  const values = search.getAll('schools').flatMap((slugs) => slugs.split(','))
  const slugs = [...new Set(values.map((slug) => slug.trim()).filter(isSlug))]
  const place = search.get('place')
  return {
    slugs: slugs.slice(0, maxComparedSchools),
    place: isSlug(place) ? place : null,
    isTruncated: slugs.length > maxComparedSchools,
  }
}

export function comparePath({
  slugs,
  place,
}: Pick<RequestedComparison, 'slugs' | 'place'>): string {
  if (slugs.length === 0) return paths.compareSchools
  const placeQuery = place === null ? '' : `&place=${place}`
  return `${paths.compareSchools}?schools=${slugs.join(',')}${placeQuery}`
}
