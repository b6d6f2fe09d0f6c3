import fp from 'fastify-plugin'
import { createMailSender, type MailSenderDeps } from '../modules/platform/mail/mail-sender.ts'

interface MailOptions extends Omit<MailSenderDeps, 'onTrouble'> {
  /** Puts into the outbox what is due by the calendar; asked now and every hour. */
  readonly deliverDue: () => Promise<void>
}

const hour = 3_600_000

/** Sends mails from the moment the server listens until it is closed. */
export const mailPlugin = fp<MailOptions>(
  async (app, { deliverDue, ...needs }) => {
    const sender = createMailSender({
      ...needs,
      onTrouble(error, mail) {
        app.log.error({ err: error, mail: mail?.id, attempts: mail?.attempts }, 'mail not sent')
      },
    })
    let timer: NodeJS.Timeout | undefined
    let delivering = Promise.resolve()
    const deliver = () => {
      delivering = delivering.then(deliverDue).catch((error: unknown) => {
        app.log.error({ err: error }, 'newsletters not delivered')
      })
    }
    app.addHook('onListen', async () => {
      sender.start()
      timer = setInterval(deliver, hour)
      timer.unref()
      deliver()
    })
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await delivering
      await sender.stop()
    })
  },
  { name: 'mail' },
)
