import type { Schema } from '../../../../contract/operations.ts'

export type ContactTopic = Schema<'ContactTopic'>

/** Topics of the contact page, as emails name them. */
export const topicNames = {
  question: 'A question',
  consultation: 'Advice on choosing',
  correction: 'Incorrect information',
  listing: 'My school or service',
  partners: 'Search on my site',
  'donate-books': 'Books to donate',
  privacy: 'My data',
  careers: 'Working at EdBazaar',
  press: 'Press',
} as const satisfies Record<ContactTopic, string>
