import fp from 'fastify-plugin'

interface SearchWarmUpOptions {
  /** Reads what searches need into memory. */
  readonly warmUp: () => Promise<void>
}

/** Prepares search when the server listens. A search that comes earlier waits for the same reads. */
export const searchWarmUpPlugin = fp<SearchWarmUpOptions>(
  async (app, { warmUp }) => {
    let warming = Promise.resolve()
    app.addHook('onListen', async () => {
      warming = warmUp().catch((error: unknown) => {
        app.log.warn({ err: error }, 'search is not warmed up')
      })
    })
    // The database is closed after the server.
    app.addHook('onClose', () => warming)
  },
  { name: 'search-warm-up' },
)
