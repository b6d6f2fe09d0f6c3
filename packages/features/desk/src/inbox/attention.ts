import { hourMs } from '@edbazaar/feature-platform'
import type { EnquiryRow } from './enquiry-types'
import { dayOf } from './moments'

/** The one thing about an enquiry that needs attention, as its row shows it. */
export type Attention =
  | { kind: 'withdrawn' | 'new-owner' | 'expired' | 'follow-up' }
  | { kind: 'overdue'; hours: number }
  | { kind: 'reply-due'; at: string }
  | { kind: 'missed' | 'snoozed'; day: string }
  | { kind: 'waiting'; since: string }
  | { kind: 'merged'; count: number }
  | { kind: 'assigned'; name: string }

type AttentionFacts = Pick<
  EnquiryRow,
  | 'is_consent_withdrawn'
  | 'is_consent_live'
  | 'has_new_owner'
  | 'state'
  | 'reply_due_at'
  | 'first_reply_at'
  | 'waiting_since'
  | 'next_action_on'
  | 'merged_count'
  | 'assigned_to'
>

/** The most urgent matter: permission, then the reply, then the next action. Null if there is none. */
export function attentionOf(row: AttentionFacts, now: number): Attention | null {
  if (row.is_consent_withdrawn) return { kind: 'withdrawn' }
  if (row.has_new_owner) return { kind: 'new-owner' }
  if (!row.is_consent_live) return { kind: 'expired' }
  return replyOf(row, now) ?? actionOf(row, now) ?? waitingOf(row) ?? restOf(row)
}

function replyOf({ reply_due_at: due, first_reply_at, state }: AttentionFacts, now: number) {
  if (due === null || first_reply_at !== null || state !== 'new') return null
  const late = now - Date.parse(due)
  return late > 0
    ? { kind: 'overdue' as const, hours: Math.max(1, Math.floor(late / hourMs)) }
    : { kind: 'reply-due' as const, at: due }
}

function actionOf({ next_action_on: day }: AttentionFacts, now: number): Attention | null {
  if (day === null) return null
  const today = dayOf(now)
  if (day === today) return { kind: 'follow-up' }
  return { kind: day < today ? 'missed' : 'snoozed', day }
}

function waitingOf({ waiting_since: since, state }: AttentionFacts): Attention | null {
  const isOver = ['enrolled', 'lost', 'invalid'].includes(state)
  return since === null || isOver ? null : { kind: 'waiting', since }
}

function restOf({ merged_count: count, assigned_to: person }: AttentionFacts): Attention | null {
  if (count > 0) return { kind: 'merged', count }
  return person === null ? null : { kind: 'assigned', name: person.name }
}
