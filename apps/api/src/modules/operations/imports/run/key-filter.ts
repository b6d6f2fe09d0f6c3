import { hash53 } from '../../../platform/text/hashes.ts'

const hashes = 6
const bitsPerKey = 64
const mostBits = 2 ** 29

/**
 * The keys read so far, in constant memory: a Bloom filter. An added key is always found. Another
 * key is found by mistake about once in a billion if `expected` was right, so check a match in the
 * database.
 */
export class KeyFilter {
  readonly #bits: Uint32Array
  readonly #size: number

  constructor(expected: number) {
    this.#size = Math.min(mostBits, Math.max(2 ** 16, Math.ceil(expected * bitsPerKey)))
    this.#bits = new Uint32Array(Math.ceil(this.#size / 32))
  }

  /** Adds the key; returns whether it was probably there before. */
  add(key: string): boolean {
    // Two independent hashes: 32 bits alone repeat within 100,000 keys.
    const hash = hash53(key)
    const first = hash >>> 0
    const step = Math.floor(hash / 2 ** 32) | 1
    let wasThere = true
    for (let i = 0; i < hashes; i++) {
      const position = (first + i * step * 769) % this.#size
      const word = position >>> 5
      const mask = 1 << (position & 31)
      const value = this.#bits[word] ?? 0
      if ((value & mask) === 0) {
        wasThere = false
        this.#bits[word] = value | mask
      }
    }
    return wasThere
  }
}
