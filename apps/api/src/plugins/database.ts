import fp from 'fastify-plugin'
import type { Database } from '../db/connect.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The product's database; whoever opened it closes it. */
    readonly database: Database
  }
}

/** Gives every route `app.database`. */
export const databasePlugin = fp<{ database: Database }>(
  async (app, { database }) => {
    app.decorate('database', database)
  },
  { name: 'database' },
)
