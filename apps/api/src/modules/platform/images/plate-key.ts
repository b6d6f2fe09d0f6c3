import { LRUCache } from 'lru-cache'
import { initialsOf, isInitials, longestInitials } from './initials.ts'
import { seedOf } from './random.ts'

/** Everything that a plate is drawn from. */
export interface PlateInputs {
  readonly seed: number
  readonly initials: string
}

const shape = /^([0-9a-z]{1,7})(?:-((?:[0-9a-f]{2})+))?$/
const largestSeed = 0xffffffff

const remembered = new LRUCache<string, string>({ max: 20_000 })

/** The key of a name's plate: its seed, and the UTF-8 of its initials as hexadecimal digits. */
export function plateKeyOf(name: string): string {
  const known = remembered.get(name)
  if (known !== undefined) return known
  const key = plateKey({ seed: seedOf(name), initials: initialsOf(name) })
  remembered.set(name, key)
  return key
}

export function plateKey({ seed, initials }: PlateInputs): string {
  const digits = Buffer.from(initials).toString('hex')
  return seed.toString(36) + (digits && `-${digits}`)
}

/** What a key says, or undefined for one that no name gives. */
export function readPlateKey(key: string): PlateInputs | undefined {
  const [, seedDigits, digits = ''] = shape.exec(key) ?? []
  if (seedDigits === undefined || digits.length > longestInitials * 8) return undefined
  const seed = Number.parseInt(seedDigits, 36)
  const initials = Buffer.from(digits, 'hex').toString('utf8')
  const inputs = { seed, initials }
  // Only one spelling of a key has an image, so that nothing is drawn or kept twice.
  const isOurs = seed <= largestSeed && isInitials(initials) && plateKey(inputs) === key
  return isOurs ? inputs : undefined
}
