import { isSameValue } from './field-state'

/**
 * Applies what the user has added to and removed from a list to a newer version of it. A changed entry
 * counts as removed and added.
 */
export function rebaseList<Entry>(
  mine: readonly Entry[],
  base: readonly Entry[],
  theirs: readonly Entry[],
): Entry[] {
  const has = (list: readonly Entry[], entry: Entry) =>
    list.some((each) => isSameValue(each, entry))
  const kept = theirs.filter((entry) => has(mine, entry) || !has(base, entry))
  const added = mine.filter((entry) => !has(base, entry) && !has(theirs, entry))
  return [...kept, ...added]
}
