import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

/** The fields of a permission, for the schema of a form. */
export const permissionFields = (t: Translate) => ({
  channels: v.pipe(
    v.array(v.picklist(['email', 'phone', 'whatsapp'])),
    v.minLength(1, t(messages.noChannel)),
  ),
  times: v.object({
    days: v.pipe(v.array(v.number()), v.minLength(1, t(messages.noDay))),
    from: v.number(),
    to: v.number(),
  }),
  until: v.picklist(['default', 'days90', 'date']),
  untilDate: v.string(),
})
