import type { ContactTopic } from '@edbazaar/api-client'

/** Every sentence of the page on which people write to us. */
export const messages = {
  title: 'Contact us',
  description:
    'Write to EdBazaar: questions, wrong facts, your school or service, your data, press.',
  standfirst: 'Write to us, and a person answers by email.',
  form: 'Your message',
  topic: 'What is it about?',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'We answer to this address, and use it for nothing else.',
  message: 'Message',
  messageHint: 'Where it is about a page, please add its address.',
  tooShort: 'Write at least 10 characters, so that we know what it is about.',
  tooLong: 'Write at most 5,000 characters.',
  chooseTopic: 'Choose what it is about.',
  send: 'Send',
  sentTitle: 'Your message has reached us',
  sentText:
    'We have sent a note to your address. If it does not come, the address may hold a slip: please write again.',
  before: 'Perhaps faster',
  askSchool: 'Fees, seats and visits of a school',
  askSchoolText: 'The school answers best: its phone and address stand on its page.',
  schools: 'Find the school',
  ranking: 'Why a list is in this order',
  rankingText: 'There is a page that says all of it.',
  aboutUs: 'How ranking works',
  jobs: 'Posts at schools',
  jobsText: 'Schools offer them, and each says by when to apply.',
  allJobs: 'All jobs',
  partners: 'Our search on your site',
  partnersText: 'One tag. The page makes it for you, and says what a key is for.',
  embed: 'Make the tag',
} as const

export const topicNames: Readonly<Record<ContactTopic, string>> = {
  question: 'A question',
  consultation: 'Advice on choosing',
  correction: 'A fact that is wrong',
  listing: 'My school or service',
  partners: 'Search on my site',
  'donate-books': 'Books to donate',
  privacy: 'My data',
  careers: 'Working at EdBazaar',
  press: 'Press',
}
