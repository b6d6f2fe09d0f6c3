import type { Point } from '../../platform/places/distance.ts'
import type { Candidate } from './candidate.ts'
import { matchCost } from './match-cost.ts'
import type { ParsedQuery } from './query-tokens.ts'

/** With fewer candidates a query may be misspelt. */
const enoughCandidates = 5
/** For a query of this length, one matching name is enough. */
export const distinctiveLength = 8
const nameMatchLimit = 1
/** A name that more documents share does not identify one of them. */
const maxNamesakes = 1

/** For short lists, more candidates are ranked than shown. */
const maxBoxLimit = 10
const candidatesPerResult = 4

/** The number of candidates to rank for a number of results. */
export const candidateLimit = (limit: number) =>
  limit <= maxBoxLimit ? limit * candidatesPerResult : limit

/** The values that candidates are ranked against. */
export interface RankingContext {
  readonly query: ParsedQuery
  readonly location: Point | null
  readonly limit: number
}

/** The distinct candidates found so far, in display order. */
export class Ranking {
  readonly #search: RankingContext
  readonly #nearby: Candidate[] = []
  readonly #others: { candidate: Candidate; cost: number }[] = []
  readonly #seen = new Set<string>()

  constructor(search: RankingContext) {
    this.#search = search
  }

  get size(): number {
    return this.#seen.size
  }

  /** Whether the search can stop. */
  get isSettled(): boolean {
    const { query, limit } = this.#search
    if (this.size >= Math.min(enoughCandidates, limit)) return true
    if (query.norm.length < distinctiveLength) return false
    return (
      this.#nearby.some(({ norm }) => norm.includes(query.norm)) ||
      this.#others.some(({ cost }) => cost < nameMatchLimit)
    )
  }

  /** Adds the nearest candidates, which come before all others in the given order. */
  addNearby(candidates: readonly Candidate[]): void {
    for (const candidate of candidates) {
      this.#isNew(candidate)
      this.#nearby.push(candidate)
    }
  }

  add(candidates: readonly Candidate[], misspelt: readonly string[] = []): void {
    const { query, location } = this.#search
    for (const candidate of candidates) {
      if (!this.#isNew(candidate)) continue
      const cost = matchCost(query, candidate, location, misspelt)
      this.#others.push({ candidate, cost })
    }
  }

  /**
   * Adds a remote candidate in last place if its rare name was typed completely and no nearby name
   * starts with it.
   */
  addExactName(candidates: readonly Candidate[]): void {
    const { query, limit } = this.#search
    if (this.#nearby.some(({ norm }) => norm.startsWith(query.norm))) return
    const named = candidates.filter(({ norm }) => norm === query.norm)
    const [best] = named.sort((a, b) => b.popularity - a.popularity)
    if (best && named.length <= maxNamesakes && this.#isNew(best)) {
      this.#nearby.splice(limit - 1, Number.POSITIVE_INFINITY, best)
    }
  }

  best(): Candidate[] {
    const others = this.#others
      .sort((a, b) => a.cost - b.cost || a.candidate.ref_id - b.candidate.ref_id)
      .map(({ candidate }) => candidate)
    return [
      ...new Map([...this.#nearby, ...others].map((each) => [documentId(each), each])).values(),
    ].slice(0, this.#search.limit)
  }

  #isNew(candidate: Candidate): boolean {
    const before = this.#seen.size
    this.#seen.add(documentId(candidate))
    return this.#seen.size > before
  }
}

/** Identifies a document. */
export const documentId = ({ kind, ref_id }: Candidate): string => `${kind}${ref_id}`
