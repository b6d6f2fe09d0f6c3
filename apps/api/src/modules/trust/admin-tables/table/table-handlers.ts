import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type Caller, userOf } from '../../../../caller.ts'
import type { Paged } from './admin-table.service.ts'

interface TableRequest<Query> {
  readonly caller: Caller | null
  readonly query: Query
}

/** The service of a table. */
interface ListAndFile<Query, Page> {
  list(caller: Caller, query: Query & Paged): Promise<Page>
  download(caller: Caller, query: Query): Promise<Readable>
}

/** The handlers of the two operations of a table. */
export const tableHandlers = <Query extends object, Page>(
  name: string,
  table: ListAndFile<Query, Page>,
) => ({
  list: (request: TableRequest<Query & Paged>) => table.list(userOf(request), request.query),

  async download(request: TableRequest<Query>, reply: FastifyReply): Promise<Readable> {
    const file = await table.download(userOf(request), request.query)
    reply.raw.once('close', () => file.destroy())
    if (reply.raw.destroyed) file.destroy()
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="${name}.csv"`)
    return file
  },
})
