import type { EmailMessage } from '../email-message.ts'
import { type ContactTopic, topicNames } from './contact-topics.ts'

interface ContactMessage {
  readonly id: number
  /** Address of the team. */
  readonly to: string
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly message: string
}

/** To the team that replies. */
export const contactMessageEmail = ({
  id,
  to,
  name,
  email,
  topic,
  message,
}: ContactMessage): EmailMessage => ({
  to: { address: to },
  replyTo: email,
  subject: `Message ${id}: ${topicNames[topic]}`,
  before: [`${name} (${email}) wrote:`],
  quote: message,
  footer: `Message ${id} from the contact page. Reply to this email to reach the sender.`,
})
