/** Caches the keys of words: a register repeats its words, and hashing is most of the work. */
export class KeyMemo {
  readonly #keysOf: (word: string) => number[]
  readonly #maxEntries: number
  #cached = new Map<string, number[]>()

  constructor(keysOf: (word: string) => number[], maxEntries = 100_000) {
    this.#keysOf = keysOf
    this.#maxEntries = maxEntries
  }

  /** The keys of a word. The cache is cleared when it is full. */
  of(word: string): number[] {
    const cached = this.#cached.get(word)
    if (cached) return cached
    if (this.#cached.size >= this.#maxEntries) this.#cached = new Map()
    const keys = this.#keysOf(word)
    this.#cached.set(word, keys)
    return keys
  }
}
