import type { ContactTopic } from '@edbazaar/api-client'

/** Texts of the contact page. */
export const messages = {
  title: 'Contact us',
  description:
    'Contact EdBazaar with questions, corrections, requests about your school, service or data, and press enquiries.',
  standfirst: 'Send us a message and we will reply by email.',
  form: 'Your message',
  topic: 'What is it about?',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'We use this address only to reply to you.',
  message: 'Message',
  messageHint: 'If your message is about a page, include its link.',
  tooShort: 'Write at least 10 characters.',
  tooLong: 'Write 5,000 characters or fewer.',
  chooseTopic: 'Choose a topic.',
  send: 'Send',
  sentTitle: 'Your message has been sent',
  sentText:
    'We have sent a confirmation to your email address. If you do not receive it, check the address and send your message again.',
  elsewhere: 'Find an answer sooner',
  askSchool: 'Fees, seats and visits',
  askSchoolText: 'Ask the school directly. Its phone number and address are on its page.',
  schools: 'Find the school',
  ranking: 'How lists are ordered',
  rankingText: 'Read how we rank schools and services.',
  aboutUs: 'How ranking works',
  jobs: 'Jobs at schools',
  jobsText: 'Schools post jobs with a closing date.',
  allJobs: 'All jobs',
  partners: 'Search widget for your site',
  partnersText: 'Add our search box to your site with a snippet of code.',
  embed: 'Get the code',
} as const

export const topicNames: Readonly<Record<ContactTopic, string>> = {
  question: 'A question',
  consultation: 'Advice on choosing',
  correction: 'Incorrect information',
  listing: 'My school or service',
  partners: 'Search on my site',
  'donate-books': 'Donating books',
  privacy: 'My data',
  careers: 'Working at EdBazaar',
  press: 'Press',
}
