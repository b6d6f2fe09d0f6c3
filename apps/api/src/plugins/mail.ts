import fp from 'fastify-plugin'
import { createMailSender, type MailSenderNeeds } from '../modules/mail/mail-sender.ts'

/** Sends mails from the moment the server listens until it is closed. */
export const mailPlugin = fp<Omit<MailSenderNeeds, 'onTrouble'>>(
  async (app, needs) => {
    const sender = createMailSender({
      ...needs,
      onTrouble(error, mail) {
        app.log.error({ err: error, mail: mail?.id, attempts: mail?.attempts }, 'mail not sent')
      },
    })
    app.addHook('onListen', async () => sender.start())
    app.addHook('onClose', () => sender.stop())
  },
  { name: 'mail' },
)
