import type { EmailMessage } from '../../platform/mail/email-message.ts'
import type { NewContactMessage } from './contact.repository.ts'

const topicNames = {
  question: 'A question',
  consultation: 'Advice on choosing',
  correction: 'A fact that is wrong',
  listing: 'My school or service',
  partners: 'Search on my site',
  'donate-books': 'Books to donate',
  privacy: 'My data',
  careers: 'Working at EdBazaar',
  press: 'Press',
} as const satisfies Record<NewContactMessage['topic'], string>

/**
 * To whoever wrote: we have it. It holds nothing that was typed, since anybody’s address may have
 * been given.
 */
export function acknowledgement({
  email,
  topic,
}: Pick<NewContactMessage, 'email' | 'topic'>): EmailMessage {
  return {
    to: { address: email },
    subject: 'We have your message',
    before: [
      `Thank you for writing to EdBazaar about “${topicNames[topic]}”. A person reads every message, and answers to this address.`,
    ],
    foot: 'You are sent this mail because this address was given on our contact page. If it was not you, you need do nothing.',
  }
}

/** To those who answer. */
export function notice(
  { name, email, topic, message }: NewContactMessage,
  { id, to }: { id: number; to: string },
): EmailMessage {
  return {
    to: { address: to },
    replyTo: email,
    subject: `Message ${id}: ${topicNames[topic]}`,
    before: [`${name} (${email}) wrote:`],
    quote: message,
    foot: `Message ${id} of the contact page. Answer this mail to answer them.`,
  }
}
