import type { Pool, QueryResultRow } from 'pg'
import { integerArray } from '../../../db/integer-array.ts'
import type { CachedReads } from '../../platform/changes/cached-reads.ts'
import type { Point } from '../../platform/places/distance.ts'
import type { DocumentKind } from '../documents/keys.ts'
import { buildFilterTerms, type FilterTerms, type NamedFilterValue } from '../text/filter-terms.ts'
import type { Candidate } from './candidate.ts'
import { firstGrid, gridAround, mayBeRemote } from './grid-around.ts'
import type { Frequencies, KeySplit } from './key-split.ts'

export interface MatchQuery extends KeySplit {
  /** The normalised query. Names that start with it come first. */
  readonly norm: string
  /** If given, a document must have one of these keys too. */
  readonly alternatives: readonly number[] | null
  readonly kind: DocumentKind | null
  /** Once this many are found, less popular bands are not searched. */
  readonly enough: number
  readonly limit: number
}

export interface AlternativesQuery {
  readonly alternatives: readonly [readonly number[], readonly number[]]
  /** Keys that a document must have, the rarest first. */
  readonly beside: readonly number[]
  readonly kind: DocumentKind | null
  /** Once this many are found, less popular bands are not searched. */
  readonly enough: number
  readonly limit: number
}

export interface NearbyQuery extends KeySplit {
  readonly kind: DocumentKind | null
  readonly location: Point
  /** Number of keys that tell documents apart. */
  readonly terms: number
  readonly limit: number
}

/** Shorter prefixes match too many names. */
const minStart = 4
/** Sorts after every continuation of a text. */
const afterPrefix = '\u{10ffff}'

const columns = 'kind, ref_id, name, norm, slug, detail, files, lat, lng, popularity'
const startingCall = 'search_starting($1, $2, $3::document_kind, $4)'
/** If enough names start with the query, documents of the last bands cannot rank above them. */
const matchingCall = `search_matching($1, $5::integer[], $6::integer[], $7::integer[],
  $3::document_kind, case when (select count(*) from started) >= $8::integer then 0 else $8::integer end,
  $9, $10)`
const startingSql = `select ${columns} from ${startingCall}`

/** Queries by the names of their prepared statements. */
const statements = {
  search_starting: startingSql,
  search_matching: `select ${columns} from search_matching($1, $2::integer[], $3::integer[],
    $4::integer[], $5::document_kind, $6, $7, $8)`,
  search_starting_or_matching: `with started as materialized (${startingSql})
    select ${columns} from started union all select ${columns} from ${matchingCall}`,
  search_all_but_one: `select ${columns} from search_all_but_one($1::integer[], $2::integer[],
    $3::document_kind, $4)`,
  search_of_each: `select ${columns} from search_of_each($1::integer[], $2::integer[],
    $3::integer[], $4::integer[], $5::document_kind, $6, $7)`,
  search_near: `select ${columns} from search_near($1::integer[], $2::integer[],
    $3::document_kind, $4::real, $5::real, $6::integer[], $7::real[], $8::real[], $9::real[], $10,
    $11, $12)`,
  search_count: 'select search_count($1::integer[], $2::integer[], $3::document_kind, $4) as found',
  search_documents: `select ${columns} from search_document
    where kind = $1::document_kind and ref_id = any($2::integer[])`,
  search_terms: 'select key, documents from search_term where key = any($1::integer[])',
  search_filter_values: `select v.id, v.name, f.name = 'Board' as "isBoard"
    from filter_value v join filter f on f.id = v.filter_id
    where f.section = 'schools' and f.name in ('Board', 'Type') and v.name <> 'Others' and v.is_shown
    order by f.position, v.position, v.id`,
} as const

/**
 * Queries search documents. Each query is one round trip, or none if `reads` has its answer, and one
 * prepared statement: planning the shortest searches costs as much as running them.
 */
export function createCandidatesRepository(pool: Pool, reads: CachedReads) {
  const query = <Row extends QueryResultRow>(name: keyof typeof statements, values: unknown[]) =>
    reads.rows(
      JSON.stringify([name, values]),
      async () => (await pool.query<Row>({ name, text: statements[name], values })).rows,
    )

  return {
    /** Names that start with the query, in alphabetical order, at most `limit`. */
    async starting(norm: string, kind: DocumentKind | null, limit: number) {
      if (norm.length < minStart) return []
      return query<Candidate>('search_starting', [norm, norm + afterPrefix, kind, limit])
    },

    /** The documents of one kind. */
    async documents(kind: DocumentKind, ids: readonly number[]) {
      return ids.length === 0 ? [] : query<Candidate>('search_documents', [kind, integerArray(ids)])
    },

    /** Documents with the keys, the most popular first. */
    async matching(matching: MatchQuery) {
      const { norm, required, also, alternatives, kind, enough, limit, documents } = matching
      return query<Candidate>('search_matching', [
        norm,
        integerArray(required),
        integerArray(also),
        alternatives && integerArray(alternatives),
        kind,
        enough,
        limit,
        documents,
      ])
    },

    /** The results of `starting` and `matching`; a document can occur in both. */
    async startingOrMatching(matching: MatchQuery, maxStarting: number) {
      const { norm, required, also, alternatives, kind, enough, limit, documents } = matching
      if (norm.length < minStart) return this.matching(matching)
      return query<Candidate>('search_starting_or_matching', [
        norm,
        norm + afterPrefix,
        kind,
        maxStarting,
        integerArray(required),
        integerArray(also),
        alternatives && integerArray(alternatives),
        enough,
        limit,
        documents,
      ])
    },

    /** Documents with all keys of `required` and all but at most one of `others`. */
    async allButOne(
      required: readonly number[],
      others: readonly number[],
      kind: DocumentKind | null,
      limit: number,
    ) {
      return query<Candidate>('search_all_but_one', [
        integerArray(required),
        integerArray(others),
        kind,
        limit,
      ])
    },

    /**
     * Documents with a key of each list of `alternatives` and all keys of `beside`, the most
     * popular first.
     */
    async ofEach({ alternatives: [one, other], beside, kind, enough, limit }: AlternativesQuery) {
      const [rarest, ...also] = beside
      const values = [
        integerArray(one),
        integerArray(other),
        integerArray(rarest === undefined ? one : [rarest]),
      ]
      return query<Candidate>('search_of_each', [
        ...values,
        integerArray(also),
        kind,
        enough,
        limit,
      ])
    },

    /** Search terms for boards and types of schools. */
    async filterTerms(): Promise<FilterTerms> {
      return buildFilterTerms(await query<NamedFilterValue>('search_filter_values', []))
    },

    /** The nearest documents with the keys, the nearest first. */
    async near({ required, also, kind, location, documents, terms, limit }: NearbyQuery) {
      const { cells, distances, reaches, wideReaches } = gridAround(location)
      return query<Candidate>('search_near', [
        integerArray(required),
        integerArray(also),
        kind,
        location.lat,
        location.lng,
        integerArray(cells),
        integerArray(distances),
        integerArray(reaches),
        integerArray(wideReaches),
        firstGrid(documents),
        mayBeRemote(documents, terms),
        limit,
      ])
    },

    /** The number of documents with the keys, counted up to `limit`. */
    async count({ required, also }: KeySplit, kind: DocumentKind | null, limit: number) {
      const [row] = await query<{ found: number }>('search_count', [
        integerArray(required),
        integerArray(also),
        kind,
        limit,
      ])
      return row?.found ?? 0
    },

    /** The number of documents with each key, without keys that occur in none. */
    async countDocuments(keys: Iterable<number>): Promise<Frequencies> {
      const rows = await query<Term>('search_terms', [integerArray([...keys])])
      return byKey(rows)
    },

    /** The keys that occur in at least this many documents. */
    async frequent(atLeast: number): Promise<Frequencies> {
      const { rows } = await pool.query<Term>(
        'select key, documents from search_term where documents >= $1',
        [atLeast],
      )
      return byKey(rows)
    },
  }
}

export type CandidatesRepository = ReturnType<typeof createCandidatesRepository>

type Term = { key: number; documents: number }

const byKey = (rows: readonly Term[]) => new Map(rows.map((row) => [row.key, row.documents]))
