import { useState } from 'react'
import type { CaseRow, ModerationCase, Outcome } from '../case-types'
import type { OpenDecision } from '../decide/decision'
import { useDecide } from '../decide/use-decide'
import type { LoadedQueue } from '../queue/load-queue'
import type { Queue } from '../queue/use-queue'
import { useClaim } from './use-claim'

interface Draft {
  /** The case that it is about. */
  id: number
  chosen: readonly string[]
  decision: OpenDecision | null
  /** The outcome of the last form, whose button gets the focus back. */
  composed: OpenDecision['outcome'] | null
  /** The claim of the school that an approval grants. */
  claimId: number | null
  isNoting: boolean
}

const emptyDraft = (id: number): Draft => ({
  id,
  chosen: [],
  decision: null,
  composed: null,
  claimId: null,
  isNoting: false,
})

/** State of the open case: the chosen fields, and the decision that is being written. */
export function useCaseEditor(queue: Queue, { open, list }: LoadedQueue) {
  const { decideAtOnce, isBusy } = useDecide()
  const { claim } = useClaim()
  const opened = typeof open === 'object' ? open : null
  const id = opened?.row.id ?? 0
  const [stored, setStored] = useState<Draft>(() => emptyDraft(id))
  const draft = stored.id === id ? stored : emptyDraft(id)
  const change = (changes: Partial<Draft>) => setStored({ ...draft, ...changes })

  /** Opens the next case, or the list after the last one. */
  function goOn() {
    change(emptyDraft(id))
    const rows = list?.data ?? []
    const at = rows.findIndex((row) => row.id === id)
    const next = rows[at + 1] ?? rows[at - 1]
    queue.go({ case: at === -1 || next === undefined ? null : next.id }, { replace: true })
  }
  /** Claims the case when work on it begins, so that others see it. */
  function begin(target: ModerationCase) {
    if (target.row.claim === null && target.rights.claim) void claim(target.row, false)
  }
  async function approve(row: CaseRow) {
    const claimId = draft.claimId ?? opened?.school_claims[0]?.id ?? null
    const isClaim = opened?.row.id === row.id && opened.school_claims.length > 0
    const extra = isClaim && claimId !== null ? { claim_id: claimId } : {}
    if (await decideAtOnce(row, 'approved', extra)) goOn()
  }
  return {
    chosen: draft.chosen,
    decision: draft.decision,
    composed: draft.composed,
    claimId: draft.claimId ?? opened?.school_claims[0]?.id ?? null,
    isNoting: draft.isNoting,
    isBusy,
    goOn,
    approve,
    decideNow: async (row: CaseRow, outcome: Outcome) => {
      if (await decideAtOnce(row, outcome)) goOn()
    },
    choose: (field: string, isChosen: boolean) => {
      if (opened) begin(opened)
      const chosen = isChosen
        ? [...draft.chosen, field]
        : draft.chosen.filter((each) => each !== field)
      const isRejecting = draft.decision?.outcome === 'rejected_fields'
      const decision = isRejecting
        ? chosen.length > 0
          ? ({ outcome: 'rejected_fields', fields: chosen } as const)
          : null
        : draft.decision
      change({ chosen, decision })
    },
    chooseClaim: (claimId: number) => change({ claimId }),
    compose: (decision: OpenDecision) => {
      if (opened) begin(opened)
      change({ decision, composed: decision.outcome })
    },
    cancel: () => change({ decision: null }),
    note: (isNoting: boolean) => change({ isNoting }),
  }
}

export type CaseEditor = ReturnType<typeof useCaseEditor>
