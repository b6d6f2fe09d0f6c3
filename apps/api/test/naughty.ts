import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.env.SAMPLES_DIR ?? '', 'naughty')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Whether there are strings that break programs: they lie in SAMPLES_DIR. */
export const hasNaughtyStrings = Boolean(process.env.SAMPLES_DIR) && existsSync(folder)

/** Strings that broke some program once. */
export const naughtyStrings = (): string[] => JSON.parse(read('strings.json'))
/** HTML by which scripts were brought into pages. */
export const attacks = (): string[] => read('xss.txt').split('\n')

/** One string in so many is tried at each turn; with ALL_STRINGS=1 all are, which takes minutes. */
const step = process.env.ALL_STRINGS === '1' ? 1 : 5

/** Those of the strings that are tried at a turn, another share at each. */
export const shareOf = (strings: readonly string[], turn: number) =>
  strings.filter((_, i) => i % step === turn % step)
