import { hiddenIdsAtom } from '@edbazaar/feature-platform'

/** The cases whose notices the user has hidden. */
export const hiddenNoticesAtom = hiddenIdsAtom('hidden-review-notices')
