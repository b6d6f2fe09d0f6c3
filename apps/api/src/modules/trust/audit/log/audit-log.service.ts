import { invalid } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import {
  type AdminTableDeps,
  createAdminTable,
} from '../../admin-tables/table/admin-table.service.ts'
import { csvRow } from './audit-csv.ts'
import type { AuditQuery, AuditRows } from './audit-rows.repository.ts'
import { filterValueIdsIn, personIdsIn } from './ids-in-values.ts'

export type AuditLogService = ReturnType<typeof createAuditLogService>

interface AuditLogDeps extends AdminTableDeps {
  readonly rows: AuditRows
}

/** Lets admins read and export the audit log. */
export function createAuditLogService({ rows, ...deps }: AuditLogDeps) {
  const { entries } = rows
  const withPeople = async (query: AuditQuery): Promise<AuditQuery> =>
    query.q === undefined ? query : { ...query, people: await rows.peopleNamed(query.q) }

  const list = createAdminTable(deps, {
    name: 'audit-log',
    rows: {
      ...entries,
      page: async (query: AuditQuery, slice) => entries.page(await withPeople(query), slice),
    },
  })
  const file = createAdminTable(deps, {
    name: 'audit-log',
    isPersonal: true,
    rows: {
      async page(query: AuditQuery, slice) {
        const { data, count } = await entries.page(await withPeople(query), slice)
        return { data: data.map(csvRow), count }
      },
      ids: async (query: AuditQuery) => entries.ids(await withPeople(query)),
      rows: async (ids) => (await entries.rows(ids)).map(csvRow),
    },
  })

  return {
    /** The `AuditEntryList` of the contract. Throws `invalid_request`. */
    async list(
      caller: Caller,
      query: Query<'listAuditEntries'>,
    ): Promise<Schema<'AuditEntryList'>> {
      requireValid(query)
      const page = await list.list(caller, query)
      const [people, filterValues] = await Promise.all([
        rows.people(personIdsIn(page.data)),
        rows.filterValues(filterValueIdsIn(page.data)),
      ])
      return { ...page, people, filter_values: filterValues }
    },

    /** The CSV file. Throws `invalid_request`, `confirm_password`. */
    async download(caller: Caller, query: Query<'downloadAuditEntries'>) {
      requireValid(query)
      return file.download(caller, query)
    },
  }
}

function requireValid({ entity, entity_id: id, from, to }: Query<'downloadAuditEntries'>): void {
  if (id !== undefined && entity === undefined)
    throw invalid('entity_id', 'needs entity, because ids are unique within an entity')
  if (from !== undefined && to !== undefined && from > to)
    throw invalid('to', 'must not be before from')
}
