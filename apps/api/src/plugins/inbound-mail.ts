import fp from 'fastify-plugin'
import type { Config } from '../config.ts'
import type { InboundHandler, InboundServer } from '../modules/platform/mail/inbound-server.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Null if replies by email are not received. */
    inboundMail: InboundServer | null
  }
}

interface InboundMailOptions {
  readonly settings: Config['inboundMail']
  /** Null without settings. */
  readonly handler: InboundHandler | null
}

/** Receives replies by email from the moment the server listens until it is closed. */
export const inboundMailPlugin = fp<InboundMailOptions>(
  async (app, { settings, handler }) => {
    if (!settings || !handler) {
      app.decorate('inboundMail', null)
      return
    }
    const { createInboundServer } = await import('../modules/platform/mail/inbound-server.ts')
    const server = createInboundServer({
      ...settings,
      handler,
      onError: (error) => app.log.error({ err: error }, 'email not received'),
    })
    app.decorate('inboundMail', server)
    app.addHook('onListen', async () => {
      await server.start()
    })
    app.addHook('onClose', () => server.stop())
  },
  { name: 'inbound-mail' },
)
