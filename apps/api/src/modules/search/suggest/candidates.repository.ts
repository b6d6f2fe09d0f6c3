import type { Pool, QueryResultRow } from 'pg'
import type { DocumentKind } from '../documents/keys.ts'
import { type FilterWords, filterWordsOf, type NamedFilterValue } from '../text/filter-words.ts'
import { firstGrid, gridAround, mayBeFar, type Point } from './grid-around.ts'
import type { Frequencies, KeySplit } from './key-split.ts'

/** A document that may be what is meant. */
export interface Candidate {
  readonly kind: DocumentKind
  readonly ref_id: number
  readonly name: string
  readonly norm: string
  readonly slug: string | null
  readonly detail: string
  readonly files: readonly string[]
  readonly lat: number | null
  readonly lng: number | null
  readonly popularity: number
}

export interface Matching extends KeySplit {
  /** The query; names that begin with it come before others. */
  readonly norm: string
  /** Where given, one of these must occur as well. */
  readonly alternatives: readonly number[] | null
  readonly kind: DocumentKind | null
  /** With so many, less popular ones are not looked for. */
  readonly enough: number
  readonly most: number
}

export interface OfEach {
  readonly alternatives: readonly [readonly number[], readonly number[]]
  /** The rarest first. */
  readonly beside: readonly number[]
  readonly kind: DocumentKind | null
  /** With so many, less popular ones are not looked for. */
  readonly enough: number
  readonly most: number
}

export interface Nearby extends KeySplit {
  readonly kind: DocumentKind | null
  readonly here: Point
  /** In how many documents the rarest of the keys occurs, about. */
  readonly documents: number
  readonly most: number
}

/** Prefixes of names shorter than this begin too many. */
const leastStart = 4
/** After every text that goes on. */
const pastAll = '\u{10ffff}'

const columns = 'kind, ref_id, name, norm, slug, detail, files, lat, lng, popularity'
const startingCall = 'search_starting($1, $2, $3::document_kind, $4)'
/** Where enough names begin with the query, nothing of the last bands can come before them. */
const matchingCall = `search_matching($1, $5::integer[], $6::integer[], $7::integer[],
  $3::document_kind, case when (select count(*) from started) >= $8::integer then 0 else $8::integer end, $9)`
const matchingSql = `select ${columns} from search_matching($1, $2::integer[], $3::integer[],
  $4::integer[], $5::document_kind, $6, $7)`
const startingSql = `select ${columns} from ${startingCall}`
const bothSql = `with started as materialized (${startingSql})
  select ${columns} from started union all select ${columns} from ${matchingCall}`
const allButOneSql = `select ${columns} from search_all_but_one($1::integer[], $2::integer[],
  $3::document_kind, $4)`
const ofEachSql = `select ${columns} from search_of_each($1::integer[], $2::integer[], $3::integer[],
  $4::integer[], $5::document_kind, $6, $7)`
const filterValuesSql = `select v.id, v.name, f.name = 'Board' as "isBoard"
  from filter_value v join filter f on f.id = v.filter_id
  where f.section = 'schools' and f.name in ('Board', 'Type') and v.name <> 'Others'
  order by f.position, v.position, v.id`
const nearSql = `select ${columns} from search_near($1::integer[], $2::integer[],
  $3::document_kind, $4::real, $5::real, $6::integer[], $7::real[], $8::real[], $9, $10, $11)`

/** Asks the search documents. Every question is one round trip. */
export function candidatesRepository(pool: Pool) {
  const ask = async <Row extends QueryResultRow>(text: string, values: unknown[]) =>
    (await pool.query<Row>(text, values)).rows

  return {
    /** Names that begin with the query, at most `most`, in the order of the alphabet. */
    async starting(norm: string, kind: DocumentKind | null, most: number) {
      if (norm.length < leastStart) return []
      return ask<Candidate>(startingSql, [norm, norm + pastAll, kind, most])
    },

    /** Documents that hold the keys, the popular first. */
    async matching({ norm, required, also, alternatives, kind, enough, most }: Matching) {
      return ask<Candidate>(matchingSql, [
        norm,
        list(required),
        list(also),
        alternatives && list(alternatives),
        kind,
        enough,
        most,
      ])
    },

    /** Both of the above, of which each may name the same document. */
    async startingOrMatching(matching: Matching, mostStarting: number) {
      const { norm, required, also, alternatives, kind, enough, most } = matching
      if (norm.length < leastStart) return this.matching(matching)
      return ask<Candidate>(bothSql, [
        norm,
        norm + pastAll,
        kind,
        mostStarting,
        list(required),
        list(also),
        alternatives && list(alternatives),
        enough,
        most,
      ])
    },

    /** Documents that hold all of `required`, and of `others` all but one at most. */
    async allButOne(
      required: readonly number[],
      others: readonly number[],
      kind: DocumentKind | null,
      most: number,
    ) {
      return ask<Candidate>(allButOneSql, [list(required), list(others), kind, most])
    },

    /** Documents that hold one of each of the `alternatives` and all of `beside`, the popular first. */
    async ofEach({ alternatives: [one, other], beside, kind, enough, most }: OfEach) {
      const [rarest, ...also] = beside
      const values = [list(one), list(other), list(rarest === undefined ? one : [rarest])]
      return ask<Candidate>(ofEachSql, [...values, list(also), kind, enough, most])
    },

    /** What people type for boards and types of schools. */
    async filterWords(): Promise<FilterWords> {
      return filterWordsOf(await ask<NamedFilterValue>(filterValuesSql, []))
    },

    /** The nearest documents that hold the keys, the nearest first. */
    async near({ required, also, kind, here, documents, most }: Nearby) {
      const { cells, away, reaches } = gridAround(here)
      return ask<Candidate>(nearSql, [
        list(required),
        list(also),
        kind,
        here.lat,
        here.lng,
        list(cells),
        list(away),
        list(reaches),
        firstGrid(documents),
        mayBeFar(documents, required.length + also.length),
        most,
      ])
    },

    /** How many documents hold the keys, counted up to `most`. */
    async count({ required, also }: KeySplit, kind: DocumentKind | null, most: number) {
      const [row] = await ask<{ found: number }>(
        'select search_count($1::integer[], $2::integer[], $3::document_kind, $4) as found',
        [list(required), list(also), kind, most],
      )
      return row?.found ?? 0
    },

    /** In how many documents each of the keys occurs; those that occur in none are left out. */
    async occurring(keys: Iterable<number>): Promise<Frequencies> {
      const rows = await ask<Term>(
        'select key, documents from search_term where key = any($1::integer[])',
        [list([...keys])],
      )
      return byKey(rows)
    },

    /** The keys that occur in at least so many documents. */
    async frequent(atLeast: number): Promise<Frequencies> {
      const rows = await ask<Term>('select key, documents from search_term where documents >= $1', [
        atLeast,
      ])
      return byKey(rows)
    },
  }
}

export type CandidatesRepository = ReturnType<typeof candidatesRepository>

type Term = { key: number; documents: number }

const byKey = (rows: readonly Term[]) => new Map(rows.map((row) => [row.key, row.documents]))

const list = (numbers: readonly number[]) => `{${numbers.join(',')}}`
