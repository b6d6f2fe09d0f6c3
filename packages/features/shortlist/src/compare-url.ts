import { urlState, valueField, valuesField } from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'
import { isSlug, maxComparedSchools } from './compared-slugs'

/** The comparison that a URL requests. */
export interface RequestedComparison {
  /** At most four, without duplicates. */
  slugs: readonly string[]
  /** The slug of the place that distances are measured from. */
  place: string | null
  /** Whether the URL names more schools than the limit. */
  isTruncated: boolean
}

interface CompareState {
  /** Slugs, without duplicates. */
  schools: readonly string[]
  place: string | null
}

const compareUrl = urlState<CompareState>(
  paths.compareSchools,
  {
    schools: valuesField((texts) => [...new Set(texts.map((text) => text.trim()).filter(isSlug))]),
    place: valueField<string | null>(null, (text) => (isSlug(text) ? text : null)),
  },
  {
    beforeWrite: ({ schools, place }) => ({ schools, place: schools.length === 0 ? null : place }),
  },
)

/** Reads a comparison URL. Invalid values are ignored, so that no URL is an error. */
export function readComparison(search: URLSearchParams): RequestedComparison {
  const { schools, place } = compareUrl.read(search)
  return {
    slugs: schools.slice(0, maxComparedSchools),
    place,
    isTruncated: schools.length > maxComparedSchools,
  }
}

export const comparePath = ({ slugs, place }: Pick<RequestedComparison, 'slugs' | 'place'>) =>
  compareUrl.pathOf({ schools: slugs, place })
