import { messageIdOfBounce } from '../../../platform/mail/bounces/bounce-address.ts'
import { readDeliveryReport } from '../../../platform/mail/bounces/delivery-report.ts'
import { isAddressStatus } from '../../../platform/mail/bounces/enhanced-status.ts'
import type { InboundHandler } from '../../../platform/mail/inbound-server.ts'
import type { AddressRefusal } from '../../../platform/mail/mail-sender.ts'
import type { BouncesRepository } from './bounces.repository.ts'

/**
 * Emails that come back: those that the mail server refuses at once, and the reports of other mail
 * servers, which arrive at the bounce address of the email.
 */
export function createBounces(repository: BouncesRepository, domain: string | undefined) {
  const idOf = (address: string) =>
    domain === undefined ? null : messageIdOfBounce(address, domain)

  /** An address that does not exist gets no newsletters until its user confirms it again. */
  async function report({ messageId, status, answer }: AddressRefusal): Promise<void> {
    if (!(await repository.isKnown(messageId))) return
    await repository.transaction(async (tx) => {
      if (isAddressStatus(status)) await repository.suppress(tx, messageId, status)
      await repository.markBounced(tx, messageId, answer.toWellFormed())
    })
  }

  return {
    report,

    /** Receives the reports of mail servers. */
    inbound: {
      async accepts(address) {
        const messageId = idOf(address)
        return messageId !== null && repository.isKnown(messageId)
      },

      /** Delays, and emails that are not reports, change nothing. */
      async receive({ recipients, source }) {
        const ids = recipients.flatMap((address) => idOf(address) ?? [])
        const found = ids.length === 0 ? null : await readDeliveryReport(source)
        if (found === null) return
        for (const messageId of ids) await report({ messageId, ...found })
      },
    } satisfies InboundHandler,
  }
}
