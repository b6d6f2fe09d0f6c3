import type { MailTransport } from './mail-transport.ts'
import type { OutboxRepository, OutgoingMail } from './outbox.repository.ts'
import type { Outbox } from './outbox.service.ts'

/** Milliseconds between two looks for mails that nobody announced: of other processes, or put off. */
const interval = 10_000
/** Tries before a mail is given up, over some 17 hours. */
const mostAttempts = 7
const firstPause = 15

/** Seconds until the next try: 15, 60, 240, … */
export const pauseAfter = (attempts: number) => firstPause * 4 ** (attempts - 1)

export interface MailSenderDeps {
  readonly outbox: Outbox
  readonly repository: OutboxRepository
  readonly transport: MailTransport
  /** Told of a mail that could not be sent, and of a database that can't be asked. */
  onTrouble(error: unknown, mail?: Pick<OutgoingMail, 'id' | 'attempts'>): void
}

/**
 * Sends what is in the outbox, one mail after another. Any number of processes may: each mail is
 * taken by one of them. A process that dies with a mail in hand leaves it to the others.
 */
export function createMailSender({ outbox, repository, transport, onTrouble }: MailSenderDeps) {
  let isStopped = false
  let working: Promise<void> | null = null
  let isWanted = false
  let timer: NodeJS.Timeout | undefined
  let forget = () => {}

  /** Sends everything that is due. */
  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const mail = await repository.take()
      if (mail === null) return
      await send(mail)
    }
  }

  async function send(mail: OutgoingMail): Promise<void> {
    try {
      await transport(mail)
    } catch (error) {
      onTrouble(error, mail)
      const words = String(error instanceof Error ? error.message : error).slice(0, 500)
      const isHopeless = isRefusedForGood(error) || mail.attempts >= mostAttempts
      if (isHopeless) await repository.giveUp(mail.id, words)
      else await repository.putOff(mail.id, pauseAfter(mail.attempts), words)
      return
    }
    await repository.markSent(mail.id)
  }

  function work(): void {
    isWanted = true
    working ??= (async () => {
      while (isWanted && !isStopped) {
        isWanted = false
        await sendDue().catch((error: unknown) => onTrouble(error))
      }
      working = null
    })()
  }

  return {
    sendDue,

    /** Looks now, at every announcement, and every ten seconds. */
    start(): void {
      forget = outbox.onWake(work)
      timer = setInterval(work, interval)
      timer.unref()
      work()
    },

    /** Ends with the mail in hand. */
    async stop(): Promise<void> {
      isStopped = true
      forget()
      clearInterval(timer)
      await working
    },
  }
}

/** A mail server says 5xx where trying again is of no use. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false
  const { responseCode } = error
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
}
