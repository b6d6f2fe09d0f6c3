import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** The error that the response reports as a server error; null otherwise. */
    serverError: unknown
  }
}

interface ServerErrorsOptions {
  /** Counts an error for admins; never throws. */
  readonly countError: (source: string, error: unknown) => Promise<void>
}

/** Counts server errors by route, after the response. */
export const serverErrorsPlugin = fp<ServerErrorsOptions>(
  async (app, { countError }) => {
    app.addHook('onResponse', async (request) => {
      const { method, routeOptions, serverError } = request
      if (serverError !== null && serverError !== undefined)
        void countError(`${method} ${routeOptions.url ?? 'unknown'}`, serverError)
    })
  },
  { name: 'server-errors' },
)
