import fp from 'fastify-plugin'
import type { Database } from '../db/connect.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The database. The code that opened it closes it. */
    readonly database: Database
  }
}

/** Provides `app.database` to every route. */
export const databasePlugin = fp<{ database: Database }>(
  async (app, { database }) => {
    app.decorate('database', database)
  },
  { name: 'database' },
)
