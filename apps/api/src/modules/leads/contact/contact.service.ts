import { emailKeyOf } from '../../platform/mail/email-key.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { contactAcknowledgementEmail } from '../../platform/mail/templates/contact-acknowledgement.ts'
import { contactMessageEmail } from '../../platform/mail/templates/contact-message.ts'
import type { Limit, LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { ContactRepository, NewContactMessage } from './contact.repository.ts'

export type ContactService = ReturnType<typeof createContactService>

export interface ContactDeps {
  readonly repository: ContactRepository
  readonly outbox: Outbox
  readonly limits: LimitsService
  /** The address of the team that replies. */
  readonly contactEmail: string
}

/**
 * Acknowledgements that one address gets, from any caller: anybody can enter the address of somebody
 * else.
 */
const perRecipient: Limit = { name: 'contact-acknowledgement', max: 3, seconds: 24 * 60 * 60 }

export function createContactService({ repository, outbox, limits, contactEmail }: ContactDeps) {
  return {
    /** Stores a message, emails the team, and acknowledges it to its sender. */
    async send(message: NewContactMessage): Promise<void> {
      const waitSeconds = await limits.retryAfterSeconds(perRecipient, mailboxOf(message.email))
      await repository.add(message, async (tx, id) => {
        if (waitSeconds === 0) await outbox.put(tx, contactAcknowledgementEmail(message))
        await outbox.put(tx, contactMessageEmail({ ...message, id, to: contactEmail }))
      })
      outbox.wake()
    },
  }
}

/** Equal for addresses that may reach the same mailbox: any host may ignore a tag such as +news. */
const mailboxOf = (email: string) => emailKeyOf(email.replace(/\+[^@]*@/, '@'))
