import type { EmailMessage } from '../email-message.ts'
import { type ContactTopic, topicNames } from './contact-topics.ts'

interface Acknowledgement {
  readonly email: string
  readonly topic: ContactTopic
}

/**
 * To the sender of a message. Contains no text from the message, because anyone can enter any
 * address.
 */
export const contactAcknowledgementEmail = ({ email, topic }: Acknowledgement): EmailMessage => ({
  to: { address: email },
  subject: 'We have received your message',
  before: [
    `Thank you for contacting EdBazaar about “${topicNames[topic]}”. Our team reads every message and replies to this address.`,
  ],
  footer:
    'EdBazaar sent this email because someone entered this address on our contact page. If this was not you, ignore this email.',
})
