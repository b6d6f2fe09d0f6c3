import fp from 'fastify-plugin'
import { createMailSender, type MailSenderDeps } from '../modules/platform/mail/mail-sender.ts'

/** Sends email from the moment the server listens until it is closed. */
export const mailPlugin = fp<Omit<MailSenderDeps, 'onError'>>(
  async (app, deps) => {
    const sender = createMailSender({
      ...deps,
      onError(error, mail) {
        app.log.error({ err: error, mail: mail?.id, attempts: mail?.attempts }, 'email not sent')
      },
    })
    app.addHook('onListen', async () => sender.start())
    app.addHook('onClose', () => sender.stop())
  },
  { name: 'mail' },
)
