import type { FilterRequestDecision, FilterRequestReason } from '@edbazaar/api-client'

type Decision = FilterRequestDecision['decision']

/** The values of the form. */
export interface DecisionValues {
  readonly decision: Decision
  readonly name: string
  readonly valueId: number | null
  readonly reason: FilterRequestReason | null
  readonly note: string
}

export type MissingField = 'name' | 'value' | 'reason' | 'note'

/** The values at first: the requested value, unless the filter has one that reads the same. */
export function initialValues(
  value: string,
  existing: readonly { readonly id: number; readonly name: string }[],
): DecisionValues {
  const same = existing.find(({ name }) => plain(name) === plain(value))
  return {
    decision: same ? 'merged' : 'approved',
    name: value,
    valueId: same?.id ?? null,
    reason: null,
    note: '',
  }
}

export const isSameDecision = (one: DecisionValues, other: DecisionValues): boolean =>
  one.decision === other.decision &&
  one.name === other.name &&
  one.valueId === other.valueId &&
  one.reason === other.reason &&
  one.note === other.note

/** Letters and digits only, so that "Sign-language" is "sign language". */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The first field that has to be filled in. */
export function missingIn(values: DecisionValues): MissingField | null {
  const { decision, name, valueId, reason, note } = values
  if (decision === 'approved') return name.trim() === '' ? 'name' : null
  if (decision === 'merged') return valueId === null ? 'value' : null
  if (reason === null) return 'reason'
  return reason === 'other' && note.trim() === '' ? 'note' : null
}

/** The body of the request. */
export function decisionBody(values: DecisionValues): FilterRequestDecision {
  const { decision, name, valueId, reason } = values
  const note = values.note.trim()
  return {
    decision,
    ...(decision === 'approved' && { name: name.trim() }),
    ...(decision === 'merged' && valueId !== null && { value_id: valueId }),
    ...(decision === 'rejected' && reason !== null && { reason_code: reason }),
    ...(note !== '' && { note }),
  }
}
