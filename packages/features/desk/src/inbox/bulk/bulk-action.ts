import type { EnquiryState, LostReason } from '../enquiry-types'
import { memberIdOf } from '../tasks/TaskFields'

/** The actions for several enquiries. */
export type BulkAction = 'state' | 'assign' | 'snooze' | 'email' | 'task'

/** The values of the dialog, for any action. */
export interface BulkValues {
  state: EnquiryState
  lostReason: LostReason | null
  /** The id of a member; '' for nobody. */
  assignedTo: string
  /** yyyy-mm-dd; '' for none. */
  day: string
  text: string
}

export const initialValues: BulkValues = {
  state: 'visit',
  lostReason: null,
  assignedTo: '',
  day: '',
  text: '',
}

/** The part of the request that an action needs. */
export function bulkFields(action: BulkAction, values: BulkValues) {
  const { state, lostReason, assignedTo, day, text } = values
  switch (action) {
    case 'state':
      return {
        action,
        state,
        ...(state === 'lost' && lostReason !== null && { lost_why: lostReason }),
      }
    case 'assign':
      return { action, assigned_to: assignedTo === '' ? null : Number(assignedTo) }
    case 'snooze':
      return { action, next_action_on: day }
    case 'task':
      return { action, text: text.trim(), due_on: day, assigned_to: memberIdOf(assignedTo) }
    case 'email':
      return { action, text: text.trim() }
  }
}
