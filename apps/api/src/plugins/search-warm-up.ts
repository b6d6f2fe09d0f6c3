import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reads what every search needs. Call it before the server listens, so that its first search is as
     * fast as others; without it, that search waits for the same reads. Only logs errors.
     */
    warmUpSearch: () => Promise<void>
  }
}

interface SearchWarmUpOptions {
  /** Reads what every search needs into memory. */
  readonly warmUp: () => Promise<void>
  /** Reads what makes searches faster. */
  readonly warmUpMore: () => Promise<void>
}

/** Milliseconds for which the first requests have the processor and the database to themselves. */
const delay = 2_000

/** Prepares search: before the server listens what is needed, and the rest a little later. */
export const searchWarmUpPlugin = fp<SearchWarmUpOptions>(
  async (app, { warmUp, warmUpMore }) => {
    let warming = Promise.resolve()
    const orWarn = (reading: Promise<void>) => {
      warming = reading.catch((error: unknown) => {
        app.log.warn({ err: error }, 'search is not warmed up')
      })
      return warming
    }
    app.decorate('warmUpSearch', () => orWarn(warmUp()))
    let later: NodeJS.Timeout | undefined
    app.addHook('onListen', async () => {
      later = setTimeout(() => void orWarn(warmUpMore()), delay)
    })
    // The database is closed after the server.
    app.addHook('onClose', () => {
      clearTimeout(later)
      return warming
    })
  },
  { name: 'search-warm-up' },
)
