import type { Db } from '../../../db/connect.ts'
import { type EmailMessage, htmlOf, oneLine, textOf } from './email-message.ts'
import type { NewMail, OutboxRepository } from './outbox.repository.ts'

/** The longest subject; what a stranger typed may be in it. */
const longestSubject = 150

export type Outbox = ReturnType<typeof createOutbox>

/** Where services put letters. They are kept in the database until they are sent. */
export function createOutbox(repository: OutboxRepository) {
  const listeners = new Set<() => void>()
  return {
    /** Writes letters in a transaction: they are sent if that commits, and only then. */
    async put(tx: Db, ...letters: readonly EmailMessage[]): Promise<void> {
      if (letters.length === 0) return
      await repository.add(tx, letters.map(toMail))
      // Two go for each that comes: so they never gather, and no clock is needed.
      await repository.removeOver(tx, letters.length * 2)
    },

    /** Says, after the commit, that there is something to send. */
    wake(): void {
      for (const listen of listeners) listen()
    },

    /** Calls back at every `wake`, until the function it gives is called. */
    onWake(listen: () => void): () => void {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

function toMail(letter: EmailMessage): NewMail {
  const { to, replyTo = null, unsubscribeUrl = null } = letter
  return {
    toName: to.name === undefined ? null : oneLine(to.name),
    toAddress: oneLine(to.address),
    replyTo: replyTo === null ? null : oneLine(replyTo),
    subject: oneLine(letter.subject).slice(0, longestSubject),
    textBody: textOf(letter),
    htmlBody: htmlOf(letter),
    unsubscribeUrl,
  }
}
