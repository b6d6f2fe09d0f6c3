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

/** Each round tries one string in five; with ALL_STRINGS=1 all of them, which takes minutes. */
const step = process.env.ALL_STRINGS === '1' ? 1 : 5

/** The strings of a round. Different rounds try different strings. */
export const shareOf = (strings: readonly string[], round: number) =>
  strings.filter((_, i) => i % step === round % step)
