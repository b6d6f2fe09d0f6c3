/** Keys of words, remembered: a register repeats its words, and hashing is most of the work. */
export class KeyMemo {
  readonly #keysOf: (word: string) => number[]
  readonly #most: number
  #known = new Map<string, number[]>()

  constructor(keysOf: (word: string) => number[], most = 100_000) {
    this.#keysOf = keysOf
    this.#most = most
  }

  /** The keys of a word; the memo starts anew when it is full. */
  of(word: string): number[] {
    const known = this.#known.get(word)
    if (known) return known
    if (this.#known.size >= this.#most) this.#known = new Map()
    const keys = this.#keysOf(word)
    this.#known.set(word, keys)
    return keys
  }
}
