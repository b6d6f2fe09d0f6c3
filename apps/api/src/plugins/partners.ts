import fp from 'fastify-plugin'
import type { PartnersService } from '../modules/search/partners/partners.service.ts'

/** Milliseconds between two writes of the counted requests. */
const interval = 10_000

/** Writes the requests of partners to the database regularly, and once more when the server closes. */
export const partnersPlugin = fp<{ partners: Pick<PartnersService, 'writeUsage'> }>(
  async (app, { partners }) => {
    let writing = Promise.resolve()
    const write = () => {
      writing = writing.then(partners.writeUsage).catch((error: unknown) => {
        app.log.error({ err: error }, 'partner usage not written')
      })
      return writing
    }
    let timer: NodeJS.Timeout | undefined
    app.addHook('onListen', async () => {
      timer = setInterval(write, interval)
      timer.unref()
    })
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await write()
    })
  },
  { name: 'partners' },
)
