import fp from 'fastify-plugin'
import type pg from 'pg'
import {
  createPublicChanges,
  type PublicChanges,
} from '../modules/platform/changes/public-changes.ts'
import { isFromOutside } from './requests/request-log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly publicChanges: Pick<PublicChanges, 'version' | 'onPlacesChange'>
  }
}

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Listens to changes of public data while the server listens. */
export const publicChangesPlugin = fp<{ pool: pg.Pool }>(
  async (app, { pool }) => {
    const onError = (error: unknown) =>
      app.log.warn({ err: error }, 'changes of public data are not announced')
    const changes = createPublicChanges({ pool, onError })
    app.decorate('publicChanges', changes)
    // Users who have saved something find it on the next page that they open.
    app.addHook('onSend', async (request, reply) => {
      const isWrite = !reads.has(request.method) && reply.statusCode < 400
      if (isWrite && isFromOutside(request)) await changes.catchUp()
    })
    app.addHook('onListen', async () => changes.start())
    app.addHook('onClose', () => changes.stop())
  },
  { name: 'public-changes' },
)
