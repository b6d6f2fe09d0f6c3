import { choiceField, urlState, valueField, valuesField } from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'
import { isSlug, maxComparedSchools } from './compared-slugs'

/** The comparison that a URL requests. */
export interface RequestedComparison {
  /** At most four, without duplicates. */
  slugs: readonly string[]
  /** The slug of the place that distances are measured from. */
  place: string | null
  /** Whether rows in which all schools are the same are hidden. */
  hasDifferencesOnly: boolean
  /** Whether the URL names more schools than the limit. */
  isTruncated: boolean
}

interface CompareState {
  /** Slugs, without duplicates. */
  schools: readonly string[]
  place: string | null
  /** "1" hides rows in which all schools are the same. */
  differences: '1' | null
}

const compareUrl = urlState<CompareState>(
  paths.compareSchools,
  {
    schools: valuesField((texts) => [...new Set(texts.map((text) => text.trim()).filter(isSlug))]),
    place: valueField<string | null>(null, (text) => (isSlug(text) ? text : null)),
    differences: choiceField<'1' | null>(['1'], null),
  },
  {
    beforeWrite: (state) =>
      state.schools.length === 0 ? { schools: [], place: null, differences: null } : state,
  },
)

/** Reads a comparison URL. Invalid values are ignored, so that no URL is an error. */
export function readComparison(search: URLSearchParams): RequestedComparison {
  const { schools, place, differences } = compareUrl.read(search)
  return {
    slugs: schools.slice(0, maxComparedSchools),
    place,
    hasDifferencesOnly: differences !== null,
    isTruncated: schools.length > maxComparedSchools,
  }
}

type ComparePathParts = Pick<RequestedComparison, 'slugs' | 'place'> &
  Partial<Pick<RequestedComparison, 'hasDifferencesOnly'>>

/** The path of a comparison, by default with all rows. */
export const comparePath = ({ slugs, place, hasDifferencesOnly = false }: ComparePathParts) =>
  compareUrl.pathOf({ schools: slugs, place, differences: hasDifferencesOnly ? '1' : null })
