import { savedPlaceAtom } from '@edbazaar/feature-platform'
import { atom } from 'jotai'
import { comparedSchoolsAtom } from './compare-atoms'
import { comparePath } from './compare-url'

/** The URL of the comparison, with distances from the last-used place. */
export const comparisonPathAtom = atom((get) =>
  comparePath({
    slugs: get(comparedSchoolsAtom).map(({ slug }) => slug),
    place: get(savedPlaceAtom)?.slug ?? null,
  }),
)
