import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.env.SAMPLES_DIR ?? '', 'naughty')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Whether SAMPLES_DIR contains the hostile strings. */
export const hasHostileStrings = Boolean(process.env.SAMPLES_DIR) && existsSync(folder)

/** Strings that are known to break programs. */
export const hostileStrings = (): string[] => JSON.parse(read('strings.json'))
/** HTML that injects scripts into pages. */
export const attacks = (): string[] => read('xss.txt').split('\n')

/** One string in so many in each round: all with ALL_STRINGS=1, which takes minutes. */
const fullStep = process.env.ALL_STRINGS === '1' ? 1 : 5
/** Whether many strings are tried in every field. */
export const isFull = process.env.FULL_TESTS === 'true' || fullStep === 1

/**
 * The strings of a round. Different rounds try different strings, and `rounds` of them try every
 * string; in a full run, five do.
 */
export function shareOf(strings: readonly string[], round: number, rounds: number): string[] {
  const step = isFull ? fullStep : rounds
  return strings.filter((_, i) => i % step === round % step)
}
