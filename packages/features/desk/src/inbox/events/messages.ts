import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Events of an enquiry, in its conversation. */
export const messages = defineMessages('desk/inbox/events', import.meta.glob('./locales/*.po'), {
  somebody: msg`A former member`,
  visitChanges: {
    offered: (moment: string) => msg`Offered a visit: ${moment}`,
    booked: (moment: string) => msg`Visit booked: ${moment}`,
    moved: (moment: string) => msg`Visit moved to ${moment}`,
    done: (moment: string) => msg`Visit took place: ${moment}`,
    no_show: (moment: string) => msg`Visit missed: ${moment}`,
    cancelled: (moment: string) => msg`Visit cancelled: ${moment}`,
  },
  byEmail: msg`email`,
  privateNote: msg`private note`,
  callOf: {
    reached: (by: string) => msg`${by} called and reached the parent`,
    no_answer: (by: string) => msg`${by} called, no answer`,
    wrong_number: (by: string) => msg`${by} called, wrong number`,
  },
  whatsappOf: {
    reached: (by: string) => msg`${by} wrote on WhatsApp and got an answer`,
    no_answer: (by: string) => msg`${by} wrote on WhatsApp, no answer`,
    wrong_number: (by: string) => msg`${by} wrote on WhatsApp, wrong number`,
  },
  movedTo: (stage: string) => msg`Moved to ${stage}`,
  assignedEvent: (name: string) => msg`Assigned to ${name}`,
  unassignedEvent: msg`Unassigned`,
  snoozedEvent: (day: string) => msg`Snoozed until ${day}`,
  unsnoozedEvent: msg`Snooze ended`,
  revealEvent: (by: string) => msg`${by} opened the phone number`,
  consentEvent: msg`The parent changed the contact permission`,
  mergeEvent: msg`Duplicate merged`,
  mergeReasons: {
    same_user: msg`same account`,
    same_email: msg`same email`,
    same_phone: msg`same phone number`,
    by_hand: msg`merged by a member`,
  },
  unmergeEvent: msg`Merge undone`,
  attemptEvent: msg`The parent asked again`,
  familyEvent: msg`Another enquiry has the same phone number`,
  invalidEvent: msg`Marked as invalid`,
  objectionEvent: msg`The parent objected`,
  withdrawalEvent: msg`The parent withdrew consent`,
})
