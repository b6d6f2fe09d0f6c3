import { type SQL, sql } from 'drizzle-orm'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { schools } from '../../../../db/schema/index.ts'
import {
  allIds,
  contains,
  countUpToMaximum,
  idsOfPage,
  maximumTotal,
  orderOf,
  rowsInOrder,
  type TableRow,
  type TableRows,
  type TableSource,
} from '../../../../db/table-rows.ts'
import type { SchoolQuery } from './school-table.repository.ts'

/** The keys under which search documents store the words of a text. */
export type WordKeys = (text: string) => readonly number[]

/** More schools than this are not sorted to show a page if the first ones in order have enough. */
const fewHits = 2_000
/** Number of schools in order that are read, for each page, before all hits are sorted. */
const lookedAt = 5_000

/** The id of a school in the register, and the last part of the URL of a school's page. */
const udiseCode = /^\d{11}$/
const slug = /^[a-z0-9-]+-\d{6}$/

const isCode = ({ q = '' }: SchoolQuery) => udiseCode.test(q.trim()) || slug.test(q.trim())

/**
 * Schools without a search document, because parents do not see them. They are few, and partial indexes
 * find them: PostgreSQL turns the function into the three conditions of these indexes.
 */
const isNotPublic = sql`not is_public(${schools})`

/**
 * The schools that a search finds: public ones by the words of their name and place, as typed so far,
 * from their search documents; others by their name; any by slug or UDISE code.
 */
export function searchedSchools<Row extends TableRow>(
  db: Db,
  source: TableSource<SchoolQuery, Row>,
  wordKeys: WordKeys,
): Omit<TableRows<SchoolQuery, Row>, 'rows'> {
  const rows = rowsInOrder(source.read)

  const hasWords = (q: string) =>
    sql`keys @> ${sql.param([...wordKeys(q)])}::integer[] and ${wordKeys(q).length > 0}`

  /** The ids of all hits, whatever the filters. */
  function hits({ q = '' }: SchoolQuery): SQL {
    const text = q.trim()
    if (udiseCode.test(text))
      return sql`select id from school where source = 'udise' and source_id = ${text}`
    if (slug.test(text)) return sql`select id from school where slug = ${text}`
    return sql`select ref_id as id from search_document where kind = 'school' and ${hasWords(q)}
      union all select id from school where ${isNotPublic} and ${contains(q, schools.name)}`
  }

  const conditions = (query: SchoolQuery) => source.matches(query) ?? sql`true`
  const filtered = (query: SchoolQuery) =>
    source.matches(query) === undefined
      ? hits(query)
      : sql`select school.id from (${hits(query)}) hit join school on school.id = hit.id
          where ${conditions(query)}`
  const sorted = (query: SchoolQuery) => sql`
    with hit as materialized (${hits(query)})
    select school.id from hit join school on school.id = hit.id
    where ${conditions(query)} ${orderOf(source, query)}`

  /** Whether a school of `few` is a hit. */
  const isHit = ({ q = '' }: SchoolQuery) => sql`
    case when is_not_public then ${contains(q, schools.name)}
      else exists (select from search_document
        where kind = 'school' and ref_id = school.id and ${hasWords(q)}) end`
  /** The hits among the first `most` schools in order. */
  const hitsAmongFirst = (query: SchoolQuery, most: number) => sql`
    with first_in_order as materialized (
      select school.id, ${isNotPublic} as is_not_public, school.name,
        row_number() over (${orderOf(source, query)}) as position
      from school where ${conditions(query)} ${orderOf(source, query)} limit ${most})
    select school.id from first_in_order school where ${isHit(query)} order by position`

  /** Filters that leave few schools come first, so that common words cost nothing. */
  async function pageOfFew(query: SchoolQuery, slice: Slice) {
    const ids = await allIds(db, hitsAmongFirst(query, maximumTotal + 1))
    const { offset, limit } = slice
    return { ids: [...ids.subarray(offset, offset + limit)], count: ids.length }
  }

  async function pageOfMany(query: SchoolQuery, slice: Slice) {
    const count = await countUpToMaximum(db, filtered(query))
    if (count > fewHits) {
      const first = hitsAmongFirst(query, lookedAt + 4 * slice.offset)
      const ids = await idsOfPage(db, first, slice)
      if (ids.length === slice.limit) return { ids, count }
    }
    return { ids: await idsOfPage(db, sorted(query), slice), count }
  }

  async function find(query: SchoolQuery, slice: Slice) {
    const filter = source.matches(query)
    if (filter === undefined || isCode(query)) return pageOfMany(query, slice)
    const filteredCount = await countUpToMaximum(
      db,
      sql`select from school where ${filter} ${source.countOrder}`,
    )
    return filteredCount <= maximumTotal ? pageOfFew(query, slice) : pageOfMany(query, slice)
  }

  return {
    async page(query, slice) {
      const { ids, count } = await find(query, slice)
      return { data: await rows(ids), count }
    },
    ids: (query) => allIds(db, sorted(query)),
  }
}
