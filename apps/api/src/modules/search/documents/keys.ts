import { fold } from '../text/fold.ts'
import { hash32 } from '../text/hash.ts'

/** Letters of a word that are searched as they are spelt; longer ones by how they sound. */
const spelt = 3
/** A fold with fewer letters says too little: maha and moha would both be m. */
const leastFold = 3
const longest = 12
/** Words of a place take part from this many letters on, so that `p` does not mean all of Pune. */
const leastOfPlace = 3

/** Cells per degree, from 3.5 km to 220 km a side. */
export const cellsPerDegree = [32, 8, 2, 0.5] as const

export type DocumentKind = 'school' | 'product' | 'job' | 'store'

/** The letters that a word typed so far is looked up by. */
export function lookupForm(word: string): string {
  if (word.length <= spelt) return word
  const folded = fold(word)
  return folded.length < leastFold ? word.slice(0, longest) : `~${folded.slice(0, longest)}`
}

/** The key of a word typed so far. */
export const wordKey = (word: string): number => hash32(lookupForm(word))

/** The key of a fold, as edits of misspelt words are looked up. */
export const foldKey = (folded: string): number => hash32(`~${folded.slice(0, longest)}`)

/** The keys of everything that may have been typed of a word, from `from` letters on. */
export function prefixKeys(word: string, from = 1): number[] {
  const keys = new Set<number>()
  for (let length = Math.min(from, word.length); length <= word.length; length++) {
    keys.add(wordKey(word.slice(0, length)))
    if (length >= 24) break
  }
  return [...keys]
}

/** The keys of a word of a place. */
export const placePrefixKeys = (word: string): number[] => prefixKeys(word, leastOfPlace)

/** The key of everything of one kind. */
export const kindKey = (kind: DocumentKind): number => hash32(`K:${kind}`)

/**
 * The key of everything that has a filter value: its id as it is, so that SQL makes it as well. Words
 * are as unlikely to share it as they are to share each other's.
 */
export const filterValueKey = (id: number): number => id

/** The key of one cell of a grid; `level` is an index of `cellsPerDegree`. */
export const cellKey = (level: number, row: number, column: number): number =>
  hash32(`G${level}:${row}:${column}`)

/** The keys of the cells that a point lies in, one of each grid. */
export const cellKeys = (lat: number, lng: number): number[] =>
  cellsPerDegree.map((cells, level) =>
    cellKey(level, Math.floor(lat * cells), Math.floor(lng * cells)),
  )
