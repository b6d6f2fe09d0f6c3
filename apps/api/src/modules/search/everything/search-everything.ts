import type { DocumentKind } from '../documents/keys.ts'
import type { Candidate } from '../suggest/candidates.repository.ts'
import { type Finder, find } from '../suggest/find.ts'
import type { Point } from '../suggest/grid-around.ts'
import { splitKeys } from '../suggest/key-split.ts'
import { speltOut } from '../suggest/spelt-out.ts'
import { keysOf, readQuery, type TypedQuery } from '../suggest/typed-words.ts'

const searchKinds = {
  schools: 'school',
  products: 'product',
  jobs: 'job',
  stores: 'store',
} as const
type SearchKind = keyof typeof searchKinds

export interface EverythingRequest {
  readonly query: string
  readonly kind: SearchKind | 'all'
  readonly here: Point | null
  /** From 1; read only for one kind. */
  readonly page: number
}

interface Count {
  readonly value: number
  readonly is_exact: boolean
}

export interface FoundEverything {
  readonly did_you_mean: string | null
  readonly counts: Readonly<Record<SearchKind, Count>>
  readonly page: number
  readonly per_page: number
  readonly totalPages: number
  /** The candidates of the page, by kind. */
  readonly shown: Readonly<Record<SearchKind, readonly Candidate[]>>
}

/** Counted up to here; as many can be paged through. */
const countedUpTo = 1_000
const perPage = 20
/** How many of each kind the page of all kinds shows. */
const perKind = 6

interface KindResult {
  readonly literal: number
  readonly shown: readonly Candidate[]
  readonly count: Count
  readonly corrected: string | null
}

/** Searches all kinds, each by itself; counts are exact up to `countedUpTo`. */
export async function findEverything(
  finder: Finder,
  request: EverythingRequest,
): Promise<FoundEverything> {
  const query = readQuery(request.query)
  const page = request.kind === 'all' ? 1 : request.page
  const read = (name: SearchKind) => readKind(finder, query, request, name)
  const [schools, products, jobs, stores] = onlyLiteral(
    await Promise.all([read('schools'), read('products'), read('jobs'), read('stores')]),
  )
  const kinds = { schools, products, jobs, stores }
  const pageable = request.kind === 'all' ? 0 : kinds[request.kind].count.value
  return {
    did_you_mean: schools.corrected ?? products.corrected ?? jobs.corrected ?? stores.corrected,
    counts: {
      schools: schools.count,
      products: products.count,
      jobs: jobs.count,
      stores: stores.count,
    },
    page,
    per_page: request.kind === 'all' ? perKind : perPage,
    totalPages: Math.max(1, Math.ceil(pageable / perPage)),
    shown: {
      schools: schools.shown,
      products: products.shown,
      jobs: jobs.shown,
      stores: stores.shown,
    },
  }
}

const nothing: KindResult = {
  shown: [],
  count: { value: 0, is_exact: true },
  corrected: null,
  literal: 0,
}

type Four = [KindResult, KindResult, KindResult, KindResult]

/** What one kind has as it is typed is not misspelt: the others' corrections are left out. */
function onlyLiteral([schools, products, jobs, stores]: Four): Four {
  const isMeant = [schools, products, jobs, stores].some(
    ({ corrected, literal }) => corrected === null && literal > 0,
  )
  const keep = (kind: KindResult): KindResult =>
    !isMeant || kind.corrected === null
      ? kind
      : kind.literal === 0
        ? nothing
        : { ...kind, corrected: null }
  return [keep(schools), keep(products), keep(jobs), keep(stores)]
}

async function readKind(
  finder: Finder,
  query: TypedQuery,
  { kind, here, page }: EverythingRequest,
  name: SearchKind,
): Promise<KindResult> {
  if (kind === name) {
    const { candidates, corrected, literal } = await find(finder, {
      query,
      here,
      kind: searchKinds[name],
      limit: countedUpTo,
    })
    const all = literal.length > 0 ? literal : candidates
    const shown = all.slice((page - 1) * perPage, page * perPage)
    return {
      shown,
      count: countOf(all.length),
      corrected: corrected && speltOut(corrected, all.slice(0, perPage)),
      literal: literal.length,
    }
  }
  const few = await find(finder, { query, here, kind: searchKinds[name], limit: perKind })
  // What may have been misspelt is only shown where nothing is there as it was typed.
  const found = few.literal.length > 0 ? few.literal : few.candidates
  const isAll = found.length < perKind
  const shown = kind === 'all' ? found : []
  const corrected = few.corrected && speltOut(few.corrected, found)
  if (few.isFiltered && !isAll) {
    const all = await find(finder, { query, here, kind: searchKinds[name], limit: countedUpTo })
    return { shown, count: countOf(all.candidates.length), corrected, literal: few.literal.length }
  }
  const counted =
    isAll || few.literal.length === 0 ? 0 : await countAll(finder, query, searchKinds[name])
  // Other forms and spellings of the words are not counted past those that are shown.
  const count =
    isAll || counted >= found.length
      ? countOf(Math.max(counted, found.length))
      : { value: found.length, is_exact: false }
  return {
    shown,
    count,
    corrected,
    literal: few.literal.length,
  }
}

async function countAll(
  { repository, frequentKeys }: Finder,
  query: TypedQuery,
  kind: DocumentKind,
): Promise<number> {
  const keys = keysOf(query.words, { query, kind })
  return repository.count(splitKeys(keys, await frequentKeys.counts()), kind, countedUpTo)
}

const countOf = (found: number): Count => ({ value: found, is_exact: found < countedUpTo })
