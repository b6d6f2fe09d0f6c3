import type { Handlers } from '../../../contract/operations.ts'
import type { Database } from '../../../db/connect.ts'
import type { Platform } from '../../platform/platform.module.ts'
import { blogRows } from './blogs/blog-table.repository.ts'
import { createAdminTable } from './table/admin-table.service.ts'
import { createExportLogRepository } from './table/export-log.repository.ts'
import { tableHandlers } from './table/table-handlers.ts'
import type { TableRow, TableRows } from './table/table-rows.repository.ts'

export interface AdminTablesDeps {
  readonly database: Database
  readonly platform: Pick<Platform, 'userLimit'>
}

/** The tables of all records, for admins. */
export function createAdminTablesModule({ database: { db }, platform }: AdminTablesDeps) {
  const deps = { log: createExportLogRepository(db), userLimit: platform.userLimit }
  const table = <Query extends object, Row extends TableRow>(
    name: string,
    rows: TableRows<Query, Row>,
  ) => tableHandlers(name, createAdminTable(deps, { name, rows }))

  const blogs = table('blogs', blogRows(db))
  return {
    handlers: {
      listAdminBlogs: blogs.list,
      downloadAdminBlogs: blogs.download,
    } satisfies Partial<Handlers>,
  }
}
