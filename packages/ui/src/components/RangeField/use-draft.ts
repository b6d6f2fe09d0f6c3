import { useState } from 'react'

/** The lowest and the highest that fit. */
export type Range = readonly [low: number, high: number]

/** What the thumbs show while they move, and what was last told. A value from outside replaces both. */
export function useDraft([low, high]: Range) {
  const given: Range = [low, high]
  const fresh = { given, draft: given, told: given }
  const [state, setState] = useState<Record<'given' | 'draft' | 'told', Range>>(fresh)
  const isStale = !isSame(state.given, given)
  if (isStale) setState(fresh)
  const { draft, told } = isStale ? fresh : state
  const setDraft = (next: Range) => setState({ given, draft: next, told })
  const setTold = () => setState({ given, draft, told: draft })
  return { draft, isTold: isSame(draft, told), setDraft, setTold }
}

function isSame(one: Range, other: Range) {
  return one[0] === other[0] && one[1] === other[1]
}
