import type { AdminContactMessage, AdminExitedUser, ContactTopic } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the tables of exited users and contact messages. */
export const followUpMessages = defineMessages(
  'admin/tables/follow-ups',
  import.meta.glob('./locales/*.po'),
  {
    view: msg`View`,
    exitedUsers: msg`Exited users`,
    contactMessages: msg`Contact messages`,
    name: msg`Name`,
    received: msg`Received`,
    consent: msg`Agreed to`,
    consents: {
      one_contact: msg`One contact`,
      used: msg`Used`,
      reply: msg`A reply`,
    } satisfies Record<
      AdminExitedUser['consent'] | AdminContactMessage['consent'],
      MessageDescriptor
    >,
    topics: {
      question: msg`A question`,
      consultation: msg`Advice on choosing`,
      correction: msg`Incorrect information`,
      listing: msg`My school or service`,
      partners: msg`Search on my site`,
      'donate-books': msg`Donating books`,
      privacy: msg`My data`,
      careers: msg`Working at EdBazaar`,
      press: msg`Press`,
    } satisfies Record<ContactTopic, MessageDescriptor>,
    status: msg`Status`,
    open: msg`Open`,
    openRecord: (name: string) => msg`Open ${name}`,
    assigned: msg`Assigned to`,
    assignees: { me: msg`Me`, nobody: msg`Nobody`, anybody: msg`Anyone` },
  },
)
