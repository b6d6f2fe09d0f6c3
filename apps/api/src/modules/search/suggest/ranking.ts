import type { Candidate } from './candidates.repository.ts'
import type { Point } from './grid-around.ts'
import { distanceFrom } from './rank.ts'
import type { TypedQuery } from './typed-words.ts'

/** With fewer than these a query counts as perhaps misspelt. */
const enough = 5
/** Of a query so long, one whose name goes like it is enough. */
export const lettersThatSay = 8
const nameGoesSo = 1
/** A name that more have than these is not meant for one of them. */
const fewNamed = 1

/** Of the few that a box shows, more candidates are ranked. */
const fewShown = 10
const perShown = 4

/** How many candidates are ranked for so many that are shown. */
export const ranked = (limit: number) => (limit <= fewShown ? limit * perShown : limit)

/** What is ranked by. */
export interface RankedBy {
  readonly query: TypedQuery
  readonly here: Point | null
  readonly limit: number
}

/** What was found so far, each document once, in the order in which to show it. */
export class Ranking {
  readonly #search: RankedBy
  readonly #near: Candidate[] = []
  readonly #others: { candidate: Candidate; distance: number }[] = []
  readonly #seen = new Set<string>()

  constructor(search: RankedBy) {
    this.#search = search
  }

  get size(): number {
    return this.#seen.size
  }

  /** Whether nothing more needs to be looked for. */
  get isSettled(): boolean {
    const { query, limit } = this.#search
    if (this.size >= Math.min(enough, limit)) return true
    if (query.norm.length < lettersThatSay) return false
    return (
      this.#near.some(({ norm }) => norm.includes(query.norm)) ||
      this.#others.some(({ distance }) => distance < nameGoesSo)
    )
  }

  /** Adds the nearest, which come in their order before all others. */
  addNear(candidates: readonly Candidate[]): void {
    for (const candidate of candidates) {
      this.#isNew(candidate)
      this.#near.push(candidate)
    }
  }

  add(candidates: readonly Candidate[], misspelt: readonly string[] = []): void {
    const { query, here } = this.#search
    for (const candidate of candidates) {
      if (!this.#isNew(candidate)) continue
      const distance = distanceFrom(query, candidate, here, misspelt)
      this.#others.push({ candidate, distance })
    }
  }

  /** A far one whose rare name was typed whole, in the last place, where no near one begins so. */
  addFamous(candidates: readonly Candidate[]): void {
    const { query, limit } = this.#search
    if (this.#near.some(({ norm }) => norm.startsWith(query.norm))) return
    const named = candidates.filter(({ norm }) => norm === query.norm)
    const [best] = named.sort((a, b) => b.popularity - a.popularity)
    if (best && named.length <= fewNamed && this.#isNew(best)) {
      this.#near.splice(limit - 1, Number.POSITIVE_INFINITY, best)
    }
  }

  best(): Candidate[] {
    const others = this.#others
      .sort((a, b) => a.distance - b.distance || a.candidate.ref_id - b.candidate.ref_id)
      .map(({ candidate }) => candidate)
    return [
      ...new Map([...this.#near, ...others].map((each) => [idOf(each), each])).values(),
    ].slice(0, this.#search.limit)
  }

  #isNew(candidate: Candidate): boolean {
    const before = this.#seen.size
    this.#seen.add(idOf(candidate))
    return this.#seen.size > before
  }
}

/** Tells one document from all others. */
export const idOf = ({ kind, ref_id }: Candidate): string => `${kind}${ref_id}`
