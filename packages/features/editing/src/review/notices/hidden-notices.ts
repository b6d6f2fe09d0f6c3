import { storedAtom } from '@edbazaar/feature-platform'

const maxHidden = 200

/** Ids of the cases whose notices the user has put away, in this browser. */
export const hiddenNoticesAtom = storedAtom<readonly number[]>('hidden-review-notices', {
  initial: [],
  isValue: (stored): stored is number[] =>
    Array.isArray(stored) && stored.every((id) => typeof id === 'number'),
})

export const withHidden = (ids: readonly number[], id: number): number[] =>
  [...ids.filter((each) => each !== id), id].slice(-maxHidden)
