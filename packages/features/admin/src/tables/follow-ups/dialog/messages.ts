import type { AdminContactMessage, AdminExitedUser } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the dialog of an exited user or a contact message. */
export const dialogMessages = defineMessages(
  'admin/tables/follow-ups/dialog',
  import.meta.glob('./locales/*.po'),
  {
    exitedUser: (day: string) => msg`Left contact details on ${day}`,
    contactMessage: (number: number, day: string) => msg`Message ${number}, received on ${day}`,
    email: msg`Email`,
    phone: msg`Phone`,
    contact: msg`Email, phone`,
    hidden: msg`Hidden: they agreed to one contact, which has been made`,
    page: msg`Page they left`,
    account: msg`Account`,
    openAccount: msg`Open the account`,
    topic: msg`Topic`,
    consent: msg`Agreed to`,
    consents: {
      one_contact: msg`One contact, about what they were looking for`,
      used: msg`One contact, which has been made`,
      reply: msg`A reply by email, and nothing else`,
    } satisfies Record<
      AdminExitedUser['consent'] | AdminContactMessage['consent'],
      MessageDescriptor
    >,
    history: msg`History`,
    allChanges: msg`Changes in the audit log`,
    message: msg`Message`,
    assigned: msg`Assigned to`,
    nobody: msg`Nobody`,
    adminsFailed: msg`The list of admins did not load. Close this and open it again.`,
    contacted: msg`Contacted`,
    contactedHint: msg`Hides the email and phone number from everyone.`,
    answered: msg`Answered`,
    doneBy: (day: string, name: string) => msg`On ${day} by ${name}`,
    formerUser: msg`a former user`,
    conflict: msg`Not saved`,
    conflictNow: (assigned: string, status: string) =>
      msg`Now: assigned to ${assigned}, ${status}. Your changes are still below.`,
    isOpen: msg`open`,
    isContacted: msg`contacted`,
    isAnswered: msg`answered`,
    close: msg`Close`,
    cancel: msg`Cancel`,
    save: msg`Save`,
    saved: (name: string) => msg`Changes saved: ${name}`,
    undo: msg`Undo`,
  },
)
