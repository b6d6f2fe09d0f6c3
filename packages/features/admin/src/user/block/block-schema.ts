import type { BlockReason } from '@edbazaar/api-client'
import { optionalDayField, optionalText } from '@edbazaar/feature-form-kit/page-form'
import { addDays, type Translate, todayInIndia } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from '../messages'

export const blockReasons = [
  'spam',
  'abuse',
  'false_listing',
  'impersonation',
  'security',
  'legal',
  'other',
] as const satisfies readonly BlockReason[]

/** A block by its reason. `until` is the first day on which the user may sign in again. */
export const blockSchema = (t: Translate, today = todayInIndia(new Date())) =>
  v.pipe(
    v.object({
      reason_code: v.picklist(blockReasons, t(messages.reasonRequired)),
      reason: optionalText,
      until: optionalDayField(t(messages.untilInvalid), { min: addDays(today, 1) }),
    }),
    v.forward(
      v.partialCheck(
        [['reason_code'], ['reason']],
        ({ reason_code: code, reason }) => code !== 'other' || reason !== null,
        t(messages.wordsRequired),
      ),
      ['reason'],
    ),
    v.transform(({ reason, ...block }) => ({ ...block, ...(reason !== null && { reason }) })),
  )
