import type { Db } from '../../../db/connect.ts'
import type { EmailMessage } from './email-message.ts'
import type { NewMail, OutboxRepository } from './outbox.repository.ts'
import { oneLine, renderEmail } from './templates/layout.ts'

export type Outbox = ReturnType<typeof createOutbox>

/** The queue in which services put emails. They stay in the database until they are sent. */
export function createOutbox(repository: OutboxRepository) {
  const listeners = new Set<() => void>()
  return {
    /** Adds emails in a transaction: they are sent if it commits. Returns their ids, in order. */
    async put(tx: Db, ...emails: readonly EmailMessage[]): Promise<number[]> {
      if (emails.length === 0) return []
      const ids = await repository.add(tx, emails.map(toMail))
      // Deletes two old emails per new one, so that they never accumulate.
      await repository.removeOld(tx, emails.length * 2)
      return ids
    },

    /** Renders the content of an email without its recipient, for many readers. Returns its id. */
    putBulk(tx: Db, email: EmailMessage): Promise<number> {
      const { text, html } = renderEmail(email)
      return repository.addBulk(tx, { textBody: text, htmlBody: html })
    },

    hold: repository.hold,
    remove: repository.remove,
    removeOldBulk: repository.removeOldBulk,

    /** Call after the commit, to send without delay. */
    wake(): void {
      for (const listen of listeners) listen()
    },

    /** Calls back after every `wake`; returns the function that stops this. */
    onWake(listen: () => void): () => void {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

function toMail(email: EmailMessage): NewMail {
  const { to, replyTo = null, unsubscribeUrl = null, calendar = null } = email
  const { subject, text, html } = renderEmail(email)
  return {
    toName: to.name === undefined ? null : oneLine(to.name),
    toAddress: oneLine(to.address),
    replyTo: replyTo === null ? null : oneLine(replyTo),
    subject,
    textBody: text,
    htmlBody: html,
    unsubscribeUrl,
    calendar,
  }
}
