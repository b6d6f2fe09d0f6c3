import { useState } from 'react'

/** The values limited to the range. */
export type Range = readonly [low: number, high: number]

/** The range while the thumbs move, and the last reported range. A new value from outside replaces both. */
export function useDraft([low, high]: Range) {
  const given: Range = [low, high]
  const fresh = { given, draft: given, reported: given }
  const [state, setState] = useState<Record<'given' | 'draft' | 'reported', Range>>(fresh)
  const isStale = !isSame(state.given, given)
  if (isStale) setState(fresh)
  const { draft, reported } = isStale ? fresh : state
  const setDraft = (next: Range) => setState({ given, draft: next, reported })
  const setReported = () => setState({ given, draft, reported: draft })
  return { draft, isReported: isSame(draft, reported), setDraft, setReported }
}

function isSame(one: Range, other: Range) {
  return one[0] === other[0] && one[1] === other[1]
}
