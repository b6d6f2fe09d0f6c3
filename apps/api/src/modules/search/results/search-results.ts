import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { Point } from '../../platform/places/distance.ts'
import type { DocumentKind } from '../documents/keys.ts'
import { isWithin } from '../near/is-within.ts'
import type { Candidate } from '../suggest/candidate.ts'
import { displaySpelling } from '../suggest/display-spelling.ts'
import { type FinderDeps, find } from '../suggest/find.ts'
import { splitKeys } from '../suggest/key-split.ts'
import { keysOf, type ParsedQuery, parseQuery } from '../suggest/query-tokens.ts'

const searchKinds = {
  schools: 'school',
  products: 'product',
  jobs: 'job',
  stores: 'store',
} as const
type SearchKind = keyof typeof searchKinds

export interface SearchResultsRequest {
  readonly query: string
  readonly kind: SearchKind | 'all'
  readonly location: Point | null
  /** Kilometres around the location; no limit by default. */
  readonly radius?: number | null
  /** From 1; ignored for all kinds. */
  readonly page: number
}

interface Count {
  readonly value: number
  readonly is_exact: boolean
}

export interface SearchResults {
  readonly did_you_mean: string | null
  readonly counts: Readonly<Record<SearchKind, Count>>
  readonly page: number
  readonly per_page: number
  readonly totalPages: number
  /** The candidates of the page, by kind. */
  readonly shown: Readonly<Record<SearchKind, readonly Candidate[]>>
}

/** Counts are exact up to this number, and as many results can be paged through. */
const maxCount = 1_000
const perPage = 20
/** Results of each kind on the page of all kinds. */
const perKind = 6

interface KindResult {
  readonly literal: number
  readonly shown: readonly Candidate[]
  readonly count: Count
  readonly corrected: string | null
}

/** Searches each kind separately. Counts are exact up to `maxCount`. */
export async function searchResults(
  finder: FinderDeps,
  request: SearchResultsRequest,
): Promise<SearchResults> {
  const query = parseQuery(request.query)
  const page = request.kind === 'all' ? 1 : request.page
  const { location, radius = null } = request
  const read = (name: SearchKind) =>
    location && radius !== null
      ? readKindWithin(finder, query, request, name, { center: location, radius })
      : readKind(finder, query, request, name)
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
    ...pagingOf({ page, per_page: request.kind === 'all' ? perKind : perPage }, pageable),
    shown: {
      schools: schools.shown,
      products: products.shown,
      jobs: jobs.shown,
      stores: stores.shown,
    },
  }
}

const noResult: KindResult = {
  shown: [],
  count: { value: 0, is_exact: true },
  corrected: null,
  literal: 0,
}

type KindResults = [KindResult, KindResult, KindResult, KindResult]

/**
 * If any kind has a literal match, the query is not misspelt: corrections of the other kinds are
 * left out.
 */
function onlyLiteral([schools, products, jobs, stores]: KindResults): KindResults {
  const hasLiteralMatch = [schools, products, jobs, stores].some(
    ({ corrected, literal }) => corrected === null && literal > 0,
  )
  const keep = (kind: KindResult): KindResult =>
    !hasLiteralMatch || kind.corrected === null
      ? kind
      : kind.literal === 0
        ? noResult
        : { ...kind, corrected: null }
  return [keep(schools), keep(products), keep(jobs), keep(stores)]
}

/** The records of a kind whose place is known to be within a circle, the best first. */
async function readKindWithin(
  finder: FinderDeps,
  query: ParsedQuery,
  { kind, page }: SearchResultsRequest,
  name: SearchKind,
  { center, radius }: { readonly center: Point; readonly radius: number },
): Promise<KindResult> {
  const found = await find(finder, {
    query,
    location: center,
    kind: searchKinds[name],
    limit: maxCount,
  })
  const isIn = (candidate: Candidate) => isWithin(candidate, center, radius)
  const literal = found.literal.filter(isIn)
  const all = literal.length > 0 ? literal : found.candidates.filter(isIn)
  const isComplete = found.candidates.length < maxCount
  const { offset } = sliceOf({ page: kind === 'all' ? 1 : page, per_page: perPage })
  const size = kind === 'all' ? perKind : kind === name ? perPage : 0
  const isCorrected = literal.length === 0 && all.length > 0 && found.corrected !== null
  return {
    shown: all.slice(offset, offset + size),
    count: { value: all.length, is_exact: isComplete },
    corrected: isCorrected ? displaySpelling(found.corrected, all.slice(0, perPage)) : null,
    literal: literal.length,
  }
}

async function readKind(
  finder: FinderDeps,
  query: ParsedQuery,
  { kind, location, page }: SearchResultsRequest,
  name: SearchKind,
): Promise<KindResult> {
  if (kind === name) {
    const { candidates, corrected, literal } = await find(finder, {
      query,
      location,
      kind: searchKinds[name],
      limit: maxCount,
    })
    const all = literal.length > 0 ? literal : candidates
    const { offset, limit } = sliceOf({ page, per_page: perPage })
    const shown = all.slice(offset, offset + limit)
    return {
      shown,
      count: countOf(all.length),
      corrected: corrected && displaySpelling(corrected, all.slice(0, perPage)),
      literal: literal.length,
    }
  }
  const few = await find(finder, { query, location, kind: searchKinds[name], limit: perKind })
  // Corrected results are shown only without literal ones.
  const found = few.literal.length > 0 ? few.literal : few.candidates
  const isAll = found.length < perKind
  const shown = kind === 'all' ? found : []
  const corrected = few.corrected && displaySpelling(few.corrected, found)
  if (few.isFiltered && !isAll) {
    const all = await find(finder, { query, location, kind: searchKinds[name], limit: maxCount })
    return { shown, count: countOf(all.candidates.length), corrected, literal: few.literal.length }
  }
  const counted =
    isAll || few.literal.length === 0 ? 0 : await countAll(finder, query, searchKinds[name])
  // Stems and other spellings are counted only as far as they are shown.
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
  { repository, frequentKeys }: FinderDeps,
  query: ParsedQuery,
  kind: DocumentKind,
): Promise<number> {
  const keys = keysOf(query.words, { query, kind })
  return repository.count(splitKeys(keys, await frequentKeys.counts()), kind, maxCount)
}

const countOf = (found: number): Count => ({ value: found, is_exact: found < maxCount })
