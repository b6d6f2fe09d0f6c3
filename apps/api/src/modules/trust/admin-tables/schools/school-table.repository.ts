import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { schools, users } from '../../../../db/schema/index.ts'
import { type TableRows, type TableSource, tableRows } from '../../../../db/table-rows.ts'
import { hasOwner, hasStatus, listingStatus } from '../table/listing-status.repository.ts'
import { ownerName } from '../table/owner-name.repository.ts'
import { searchedSchools, type WordKeys } from './searched-schools.repository.ts'

export type SchoolQuery = Query<'downloadAdminSchools'>
type SchoolRow = Schema<'AdminSchool'>

/** Every school, whatever its status. `wordKeys` reads the words of a search. */
export function schoolRows(db: Db, wordKeys: WordKeys): TableRows<SchoolQuery, SchoolRow> {
  const source = schoolSource(db)
  const all = tableRows(db, source)
  const searched = searchedSchools(db, source, wordKeys)
  const rowsFor = ({ q }: SchoolQuery) => (q === undefined ? all : searched)
  return {
    rows: all.rows,
    page: (query, slice) => rowsFor(query).page(query, slice),
    ids: (query) => rowsFor(query).ids(query),
  }
}

const schoolSource = (db: Db): TableSource<SchoolQuery, SchoolRow> => ({
  table: schools,
  id: schools.id,
  matches: ({ state, status, owner }) =>
    and(
      state === undefined ? undefined : eq(schools.state, state),
      hasStatus(schools, status),
      hasOwner(schools.ownerId, owner),
    ),
  orders: { name: schools.nameKey, updated: schools.updatedAt },
  countOrder: sql`order by ${schools.updatedAt} desc, ${schools.id} desc`,
  async read(ids) {
    const found = await db
      .select({ ...columns, ownerName })
      .from(schools)
      .leftJoin(users, eq(users.id, schools.ownerId))
      .where(inArray(schools.id, [...ids]))
    return found.map((school) => ({
      id: school.id,
      slug: school.slug,
      name: school.name,
      city: school.city,
      district: school.district,
      state: school.state,
      status: listingStatus(school),
      owner_id: school.ownerId,
      owner_name: school.ownerName,
      source: school.source?.replace(/:.*/, '') ?? null,
      source_id: school.sourceId,
      revision: school.revision,
      approved_revision: school.approvedRevision,
      created_at: school.createdAt.toISOString(),
      updated_at: school.updatedAt.toISOString(),
    }))
  },
})

const columns = {
  id: schools.id,
  slug: schools.slug,
  name: schools.name,
  city: schools.city,
  district: schools.district,
  state: schools.state,
  deletedAt: schools.deletedAt,
  isActive: schools.isActive,
  moderation: schools.moderation,
  ownerId: schools.ownerId,
  source: schools.source,
  sourceId: schools.sourceId,
  revision: schools.revision,
  approvedRevision: schools.approvedRevision,
  createdAt: schools.createdAt,
  updatedAt: schools.updatedAt,
} as const
