import fp from 'fastify-plugin'
import type { PartnersService } from '../modules/search/partners/partners.service.ts'

/** Milliseconds between two writings of what partners asked. */
const every = 10_000

/** Writes what is counted of partners while the server runs, and the rest when it closes. */
export const partnersPlugin = fp<{ partners: Pick<PartnersService, 'writeUsage'> }>(
  async (app, { partners }) => {
    let writing = Promise.resolve()
    const write = () => {
      writing = writing.then(partners.writeUsage).catch((error: unknown) => {
        app.log.error({ err: error }, 'counts of partners not written')
      })
      return writing
    }
    let timer: NodeJS.Timeout | undefined
    app.addHook('onListen', async () => {
      timer = setInterval(write, every)
      timer.unref()
    })
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await write()
    })
  },
  { name: 'partners' },
)
