import type { ModerationDecisionRequest } from '@edbazaar/api-client'
import { atom } from 'jotai'
import type { ModerationCase, Outcome, ReasonCode } from '../case-types'

/** A decision that is being drafted: its outcome, and any rejected fields. */
export type OpenDecision =
  | { outcome: 'rejected_fields'; fields: readonly string[] }
  | { outcome: 'changes' | 'hidden' | 'removed' | 'ignored' }

const forText: readonly ReasonCode[] = [
  'wrong_facts',
  'evidence_missing',
  'misleading_name',
  'contact_details',
  'ranking_without_source',
  'wording',
  'advertising',
  'copied',
  'wrong_place',
  'personal_data',
  'other',
]
const forRecord: readonly ReasonCode[] = [
  'not_genuine',
  'duplicate',
  'closed',
  'wrong_facts',
  'not_verified',
  'advertising',
  'copied',
  'personal_data',
  'abuse',
  'unlawful',
  'other',
]
const forRefusal: readonly ReasonCode[] = [
  'not_verified',
  'evidence_missing',
  'wrong_facts',
  'other',
]

/** The reasons that an outcome can have, the likely ones first. */
export const reasonsOf: Readonly<Record<OpenDecision['outcome'], readonly ReasonCode[]>> = {
  rejected_fields: forText,
  changes: forText,
  hidden: forRecord,
  removed: forRecord,
  ignored: forRefusal,
}

/** Whether an outcome needs a reason. Refusing a claim or an appeal does not. */
export const needsReason = ({ outcome }: OpenDecision): boolean => outcome !== 'ignored'

/** The body of a decision without reasons, such as an approval. */
export function plainBody(
  { revision, to_revision: toRevision }: Pick<ModerationCase['row'], 'revision' | 'to_revision'>,
  outcome: Outcome,
): Omit<ModerationDecisionRequest, 'is_preview'> {
  return { revision, outcome, ...(toRevision !== null && { to_revision: toRevision }) }
}

/** The last action of this page, which the key U undoes. */
export const lastActionAtom = atom<number | null>(null)
