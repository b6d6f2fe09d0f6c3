import { optionalText } from '@edbazaar/feature-form-kit/page-form'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import type { ModerationCase, ReasonCode } from '../case-types'
import { needsReason, type OpenDecision, plainBody, reasonsOf } from './decision'
import { messages } from './messages'

/** The values of the decision form. A reason that is not chosen is ''. */
export interface DecisionDraft {
  /** For the decision as a whole. */
  reason_code: string
  /** For each rejected field. */
  fields: Readonly<Record<string, string>>
  note_public: string
  note_private: string
}

export const emptyDecision: DecisionDraft = {
  reason_code: '',
  fields: {},
  note_public: '',
  note_private: '',
}

/** Reads the body of a decision with a panel. */
export const decisionSchema =
  ({ row }: Pick<ModerationCase, 'row'>, decision: OpenDecision) =>
  (t: Translate) =>
    v.pipe(
      v.object({
        ...reasonFields(decision, t),
        note_public: optionalText,
        note_private: optionalText,
      }),
      v.forward(
        v.partialCheck(
          [['reason_code'], ['fields'], ['note_public']],
          ({ reason_code: reason, fields, note_public: note }) =>
            note !== null || !needsMessage(decision, [reason, ...Object.values(fields)]),
          t(messages.wordsRequired),
        ),
        ['note_public'],
      ),
      v.transform(
        ({ reason_code: reason, fields, note_public: note, note_private: privateNote }) => ({
          ...plainBody(row, decision.outcome),
          ...(decision.outcome === 'rejected_fields'
            ? { fields: reasonsInOrder(fields) }
            : reason !== null && { reason_code: reason }),
          ...(note !== null && { note_public: note }),
          ...(privateNote !== null && { note_private: privateNote }),
        }),
      ),
    )

/** Rejected fields have a reason each; other decisions have one, which a refusal may leave out. */
function reasonFields(decision: OpenDecision, t: Translate) {
  const isByField = decision.outcome === 'rejected_fields'
  const rejected = isByField ? decision.fields : []
  const reason = (isNeeded: boolean) =>
    v.pipe(
      v.string(),
      v.transform((text) => reasonsOf[decision.outcome].find((code) => code === text) ?? null),
      v.check((code) => code !== null || !isNeeded, t(messages.reasonRequired)),
    )
  return {
    reason_code: reason(!isByField && needsReason(decision)),
    fields: v.object(
      Object.fromEntries(rejected.map((field) => [field, v.optional(reason(true), '')])),
    ),
  }
}

const needsMessage = (
  decision: OpenDecision,
  reasons: readonly (ReasonCode | null | undefined)[],
): boolean => reasons.includes('other') || decision.outcome === 'changes'

const reasonsInOrder = (fields: Readonly<Record<string, ReasonCode | null | undefined>>) =>
  Object.entries(fields).flatMap(([field, reason]) =>
    reason ? [{ field, reason_code: reason }] : [],
  )
