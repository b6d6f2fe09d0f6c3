import { LRUCache } from 'lru-cache'
import { initialsOf, isInitials, longestInitials } from './initials.ts'
import { seedOf } from './random.ts'

/** The input from which a placeholder image is drawn. */
export interface PlaceholderInputs {
  readonly seed: number
  readonly initials: string
}

const shape = /^([0-9a-z]{1,7})(?:-((?:[0-9a-f]{2})+))?$/
const largestSeed = 0xffffffff

const remembered = new LRUCache<string, string>({ max: 20_000 })

/** The key of a name's placeholder image: the seed, and the initials as hexadecimal UTF-8. */
export function placeholderKeyOf(name: string): string {
  const known = remembered.get(name)
  if (known !== undefined) return known
  const key = placeholderKey({ seed: seedOf(name), initials: initialsOf(name) })
  remembered.set(name, key)
  return key
}

export function placeholderKey({ seed, initials }: PlaceholderInputs): string {
  const digits = Buffer.from(initials).toString('hex')
  return seed.toString(36) + (digits && `-${digits}`)
}

/** Decodes a key; undefined for a key that no name has. */
export function readPlaceholderKey(key: string): PlaceholderInputs | undefined {
  const [, seedDigits, digits = ''] = shape.exec(key) ?? []
  if (seedDigits === undefined || digits.length > longestInitials * 8) return undefined
  const seed = Number.parseInt(seedDigits, 36)
  const initials = Buffer.from(digits, 'hex').toString('utf8')
  const inputs = { seed, initials }
  // Only one spelling of a key is valid, so that no image is drawn or cached twice.
  const isCanonical = seed <= largestSeed && isInitials(initials) && placeholderKey(inputs) === key
  return isCanonical ? inputs : undefined
}
