import { enhancedStatus, isAddressStatus } from './bounces/enhanced-status.ts'
import type { MailTransport } from './mail-transport.ts'
import type { OutboxRepository, OutgoingMail } from './outbox.repository.ts'
import type { Outbox } from './outbox.service.ts'

/** Milliseconds between checks for emails that other processes added or that were postponed. */
const interval = 10_000
/** Attempts before sending fails permanently, over about 17 hours. */
const maxAttempts = 7
const firstPause = 15

/** Seconds until the next attempt: 15, 60, 240, … */
export const pauseAfter = (attempts: number) => firstPause * 4 ** (attempts - 1)

const sendAlways = async () => 'send' as const

export type CheckedMail = Pick<OutgoingMail, 'id' | 'bulkMailId'>

/** The reply of a mail server about an address that does not exist. */
export interface AddressRefusal {
  readonly messageId: string
  /** The status of RFC 3463, such as 5.1.1. */
  readonly status: string
  readonly answer: string
}

export interface MailSenderDeps {
  readonly outbox: Outbox
  readonly repository: OutboxRepository
  readonly transport: MailTransport
  /**
   * Decides just before an email is sent: sends it, lets it wait until a time, or leaves it, because it
   * was deleted. Default: sends it.
   */
  readonly check?: (mail: CheckedMail) => Promise<'send' | 'dropped' | Date>
  /** Called before an email fails permanently because its address does not exist. */
  readonly refused?: (refusal: AddressRefusal) => Promise<void>
  /** Called with the error of an email that could not be sent, or of the database. */
  onError(error: unknown, mail?: Pick<OutgoingMail, 'id' | 'attempts'>): void
}

/**
 * Sends the emails in the outbox one by one. Any number of processes may run it: each email is
 * claimed by one of them. If that process dies, another sends the email.
 */
export function createMailSender(deps: MailSenderDeps) {
  const { outbox, repository, transport, check = sendAlways, refused, onError } = deps
  let isStopped = false
  let working: Promise<void> | null = null
  let isWanted = false
  let timer: NodeJS.Timeout | undefined
  let stopListening = () => {}

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const mail = await repository.claim()
      if (mail === null) return
      const verdict = await check(mail)
      if (verdict === 'send') await send(mail)
      else if (verdict !== 'dropped') await repository.waitUntil(mail.id, verdict)
    }
  }

  async function send(mail: OutgoingMail): Promise<void> {
    try {
      await transport(mail)
    } catch (error) {
      onError(error, mail)
      const message = String(error instanceof Error ? error.message : error).slice(0, 500)
      const isFinal = isPermanentRefusal(error) || mail.attempts >= maxAttempts
      if (isFinal) {
        const status = statusOfRefusedAddress(error)
        if (status !== null) await refused?.({ messageId: mail.messageId, status, answer: message })
        await repository.fail(mail.id, message)
      } else await repository.postpone(mail.id, pauseAfter(mail.attempts), message)
      return
    }
    await repository.markSent(mail.id)
  }

  function work(): void {
    isWanted = true
    working ??= (async () => {
      while (isWanted && !isStopped) {
        isWanted = false
        await sendDue().catch((error: unknown) => onError(error))
      }
      working = null
    })()
  }

  return {
    sendDue,

    /** Checks now, after every notification, and every ten seconds. */
    start(): void {
      stopListening = outbox.onWake(work)
      timer = setInterval(work, interval)
      timer.unref()
      work()
    },

    /** Finishes the current email first. */
    async stop(): Promise<void> {
      isStopped = true
      stopListening()
      clearInterval(timer)
      await working
    },
  }
}

/** A 5xx response of the mail server means that a retry is useless. */
function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false
  const { responseCode } = error
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
}

/** The status of a refusal that concerns the address, rather than the email or its sender; else null. */
function statusOfRefusedAddress(error: unknown): string | null {
  if (!(error instanceof Error) || !('command' in error) || error.command !== 'RCPT TO') return null
  if (!isPermanentRefusal(error)) return null
  const response = 'response' in error ? String(error.response) : error.message
  const status = enhancedStatus(response)
  if (status !== undefined) return isAddressStatus(status) ? status : null
  // Without a status, 550 and 553 mostly mean that there is no such mailbox.
  return /^55[03]\b/.test(response) ? '5.1.1' : null
}
