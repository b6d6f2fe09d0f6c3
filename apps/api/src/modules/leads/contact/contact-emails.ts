import type { EmailMessage } from '../../platform/mail/email-message.ts'
import type { NewContactMessage } from './contact.repository.ts'

const topicNames = {
  question: 'A question',
  consultation: 'Advice on choosing',
  correction: 'Incorrect information',
  listing: 'My school or service',
  partners: 'Search on my site',
  'donate-books': 'Books to donate',
  privacy: 'My data',
  careers: 'Working at EdBazaar',
  press: 'Press',
} as const satisfies Record<NewContactMessage['topic'], string>

/**
 * To the sender of a message. Contains no text from the message, because anyone can enter any
 * address.
 */
export function acknowledgementEmail({
  email,
  topic,
}: Pick<NewContactMessage, 'email' | 'topic'>): EmailMessage {
  return {
    to: { address: email },
    subject: 'We have received your message',
    before: [
      `Thank you for contacting EdBazaar about “${topicNames[topic]}”. Our team reads every message and replies to this address.`,
    ],
    foot: 'EdBazaar sent this email because someone entered this address on our contact page. If it was not you, ignore this email.',
  }
}

/** To the team that replies. */
export function contactMessageEmail(
  { name, email, topic, message }: NewContactMessage,
  { id, to }: { id: number; to: string },
): EmailMessage {
  return {
    to: { address: to },
    replyTo: email,
    subject: `Message ${id}: ${topicNames[topic]}`,
    before: [`${name} (${email}) wrote:`],
    quote: message,
    foot: `Message ${id} from the contact page. Reply to this email to reach the sender.`,
  }
}
