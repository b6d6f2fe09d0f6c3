import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { contactAcknowledgementEmail } from '../../platform/mail/templates/contact-acknowledgement.ts'
import { contactMessageEmail } from '../../platform/mail/templates/contact-message.ts'
import type { ContactRepository, NewContactMessage } from './contact.repository.ts'

export type ContactService = ReturnType<typeof createContactService>

export interface ContactDeps {
  readonly repository: ContactRepository
  readonly outbox: Outbox
  /** The address of the team that replies. */
  readonly contactEmail: string
}

export function createContactService({ repository, outbox, contactEmail }: ContactDeps) {
  return {
    /** Stores a message, and emails its sender and the team. */
    async send(message: NewContactMessage): Promise<void> {
      await repository.add(message, async (tx, id) => {
        await outbox.put(tx, contactAcknowledgementEmail(message))
        await outbox.put(tx, contactMessageEmail({ ...message, id, to: contactEmail }))
      })
      outbox.wake()
    },
  }
}
