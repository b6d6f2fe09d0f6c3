import type { ReportReason } from '@edbazaar/api-client'
import { honeypotField, isEmail } from '@edbazaar/feature-form-kit/fields'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

/** Whether a reason says nothing without a text. */
export const needsText = (reason: string): boolean => reason === 'other' || reason === 'wrong_facts'

/** `reasons` are those of the reported record. */
export const reportSchema = (reasons: readonly ReportReason[]) => (t: Translate) =>
  v.pipe(
    v.object({
      reason: v.picklist(reasons, t(messages.reasonRequired)),
      text: v.string(),
      email: v.pipe(
        v.string(),
        v.trim(),
        v.check((email) => email === '' || isEmail(email), t(messages.emailInvalid)),
      ),
      website: honeypotField,
    }),
    v.forward(
      v.partialCheck(
        [['reason'], ['text']],
        ({ reason, text }) => text.trim() !== '' || !needsText(reason),
        t(messages.wordsRequired),
      ),
      ['text'],
    ),
  )
