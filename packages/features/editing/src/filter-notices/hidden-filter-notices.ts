import { hiddenIdsAtom } from '@edbazaar/feature-platform'

/** The requests for filter values whose notices the user has hidden. */
export const hiddenFilterNoticesAtom = hiddenIdsAtom('hidden-filter-notices')
