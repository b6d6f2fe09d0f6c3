import { cellKey, cellsPerDegree, wordKey } from '../../search/documents/keys.ts'
import { normalise } from '../../search/text/normalise.ts'
import { renamedPlaces } from '../../search/text/renamed-places.ts'

/** What a person has typed of a place, ready to be looked up. */
export interface PlaceQuery {
  /** The letters typed, normalised. */
  readonly text: string
  /** The key of each word. */
  readonly keys: readonly number[]
  /** How a name that is meant may begin: as typed, or as the place is called now. */
  readonly starts: readonly string[]
}

const mostWords = 6

/** Undefined where the letters hold nothing to look for. */
export function placeQuery(typed: string): PlaceQuery | undefined {
  const words = normalise(typed.replaceAll('\0', ' ').toWellFormed())
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
  if (words.length === 0) return undefined
  const text = words.join(' ')
  return { text, keys: words.map(wordKey), starts: [text, ...newNames(text)] }
}

/** Names of today for what may be an old name: bang gives bengaluru, for Bangalore. */
function newNames(text: string): string[] {
  if (text.length < 3) return []
  return [...renamedPlaces]
    .filter(([name]) => name.startsWith(text))
    .flatMap(([, others]) => others)
}

const misspeltFrom = 4

/**
 * Keys of what the last word may have been meant as: a letter too many, two letters swapped, or
 * something else wrong towards its end. Empty for short words, which could be anything.
 */
export function resemblingKeys(text: string): number[] {
  const word = text.slice(text.lastIndexOf(' ') + 1)
  if (word.length < misspeltFrom) return []
  const spellings = new Set<string>()
  for (let i = 1; i < word.length; i++) {
    spellings.add(word.slice(0, i) + word.slice(i + 1))
    spellings.add(word.slice(0, i - 1) + word.charAt(i) + word.charAt(i - 1) + word.slice(i + 1))
  }
  spellings.add(word.slice(0, Math.max(3, Math.ceil(word.length / 2))))
  spellings.delete(word)
  return [...spellings].map(wordKey)
}

/** Two cells a degree: nine of them reach at least 55 km from any point in the middle one. */
const level = 2

/** Keys of the cell around a point and of its eight neighbours. */
export function cellsAround(lat: number, lng: number): number[] {
  const cells = cellsPerDegree[level]
  const [row, column] = [Math.floor(lat * cells), Math.floor(lng * cells)]
  return [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].map((right) => cellKey(level, row + up, column + right)),
  )
}
