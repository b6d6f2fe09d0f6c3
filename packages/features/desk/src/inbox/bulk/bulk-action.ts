import { dayField, requiredText } from '@edbazaar/feature-form-kit/page-form'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages as dialogMessages } from '../dialogs/messages'
import { lostReasons } from '../dialogs/reasons'
import type { EnquiryState, LostReason } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { dayOf, daysLater } from '../moments'
import { memberField } from '../tasks/member-field'
import { messages as taskMessages } from '../tasks/messages'
import { messages } from './messages'

/** The actions for several enquiries. */
export type BulkAction = 'state' | 'assign' | 'snooze' | 'email' | 'task'

/** The choice of no member, which differs from no choice. */
export const nobody = 'nobody'

/** The part of the request that an action needs. */
export interface BulkBody {
  state?: EnquiryState
  lost_why?: LostReason
  assigned_to?: number | null
  next_action_on?: string
  due_on?: string
  text?: string
}

/** The values of the dialog, for any action. Days are yyyy-mm-dd, and '' is a value not chosen. */
export const initialBulk = (now: number) => ({
  state: 'visit',
  lost_why: '',
  assigned_to: '',
  next_action_on: '',
  due_on: dayOf(now),
  text: '',
})
export type BulkDraft = ReturnType<typeof initialBulk>

export const bulkSchema =
  (action: BulkAction, now: number) =>
  (t: Translate): v.GenericSchema<unknown, BulkBody> => {
    switch (action) {
      case 'state':
        return v.variant('state', [
          v.object({ state: v.picklist(['visit', 'applied', 'enrolled']) }),
          v.object({
            state: v.literal('lost'),
            lost_why: v.picklist(lostReasons, t(dialogMessages.reasonRequired)),
          }),
        ])
      case 'assign':
        return v.object({
          assigned_to: v.pipe(
            v.string(),
            v.nonEmpty(t(messages.memberRequired)),
            v.transform((chosen) => (chosen === nobody ? null : Number(chosen))),
          ),
        })
      case 'snooze':
        return v.object({
          next_action_on: dayField(t(dialogMessages.dayRequired), { min: daysLater(now, 1) }),
        })
      case 'task':
        return v.object({
          text: requiredText(t(taskMessages.textRequired)),
          due_on: dayField(t(taskMessages.dayRequired), { min: dayOf(now) }),
          assigned_to: memberField,
        })
      case 'email':
        return v.object({ text: requiredText(t(inboxMessages.writeFirst)) })
    }
  }
