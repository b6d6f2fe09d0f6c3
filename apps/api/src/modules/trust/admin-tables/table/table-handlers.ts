import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type Caller, userOf } from '../../../../caller.ts'
import type { AdminTableService, Paged } from './admin-table.service.ts'
import type { TableRow } from './table-rows.repository.ts'

interface TableRequest<Query> {
  readonly caller: Caller | null
  readonly query: Query
}

/** The handlers of the two operations of a table. */
export const tableHandlers = <Query extends object, Row extends TableRow>(
  name: string,
  table: AdminTableService<Query, Row>,
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
