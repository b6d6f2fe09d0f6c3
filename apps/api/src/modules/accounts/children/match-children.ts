import type { ChildDetails } from './child-details.ts'

interface StoredChild extends ChildDetails {
  readonly id: number
}

type Likeness = (stored: StoredChild, wanted: ChildDetails) => boolean

/** From the surest to the weakest sign that two descriptions are of the same child. */
const likenesses: readonly Likeness[] = [
  (stored, wanted) => stored.name === wanted.name && stored.bornOn === wanted.bornOn,
  (stored, wanted) => stored.name === wanted.name,
  (stored, wanted) => stored.bornOn !== null && stored.bornOn === wanted.bornOn,
]

/**
 * Finds the stored child for each wanted one, so that it keeps its id; null is a new child. `removed`
 * are the ids of those that are no longer wanted.
 */
export function matchChildren(stored: readonly StoredChild[], wanted: readonly ChildDetails[]) {
  const free = new Set(stored)
  const ids = new Map<number, number>()
  for (const isAlike of likenesses)
    for (const [index, child] of wanted.entries()) {
      if (ids.has(index)) continue
      const match = [...free].find((candidate) => isAlike(candidate, child))
      if (!match) continue
      free.delete(match)
      ids.set(index, match.id)
    }
  const kept = wanted.map((child, index) => ({ ...child, id: ids.get(index) ?? null }))
  const removed = [...free].map(({ id }) => id)
  const isSame = ({ id, name, bornOn }: (typeof kept)[number], index: number) =>
    stored[index]?.id === id && stored[index]?.name === name && stored[index]?.bornOn === bornOn
  return { kept, removed, isChanged: removed.length > 0 || !kept.every(isSame) }
}
