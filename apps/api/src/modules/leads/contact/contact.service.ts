import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { ContactRepository, NewContactMessage } from './contact.repository.ts'
import { acknowledgement, notice } from './contact-emails.ts'

export type ContactService = ReturnType<typeof createContactService>

export interface ContactDeps {
  readonly repository: ContactRepository
  readonly outbox: Outbox
  /** The address of those who answer. */
  readonly contactEmail: string
}

export function createContactService({ repository, outbox, contactEmail }: ContactDeps) {
  return {
    /** Keeps a message; its sender and those who answer are written to. */
    async send(message: NewContactMessage): Promise<void> {
      await repository.add(message, async (tx, id) => {
        await outbox.put(tx, acknowledgement(message))
        await outbox.put(tx, notice(message, { id, to: contactEmail }))
      })
      outbox.wake()
    },
  }
}
