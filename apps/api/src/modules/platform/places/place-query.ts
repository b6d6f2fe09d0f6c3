import { normalise } from '../text/normalise.ts'
import { renamedPlaces } from '../text/renamed-places.ts'
import { wordKey } from '../text/word-keys.ts'
import { cellKey, cellsPerDegree } from './grid-cells.ts'

/** A normalised place query. */
export interface PlaceQuery {
  /** The normalised text. */
  readonly text: string
  /** The key of each word. */
  readonly keys: readonly number[]
  /** Possible beginnings of the name: as typed, or with the current name of a renamed place. */
  readonly starts: readonly string[]
}

const mostWords = 6

/** Undefined if the text has no letters or digits. */
export function placeQuery(typed: string): PlaceQuery | undefined {
  const words = normalise(typed.replaceAll('\0', ' ').toWellFormed())
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
  if (words.length === 0) return undefined
  const text = words.join(' ')
  return { text, keys: words.map(wordKey), starts: [text, ...newNames(text)] }
}

/**
 * Current names for what may be the beginning of an old name: "bang" (Bangalore) gives bengaluru.
 */
function newNames(text: string): string[] {
  if (text.length < 3) return []
  return [...renamedPlaces]
    .filter(([name]) => name.startsWith(text))
    .flatMap(([, others]) => others)
}

const misspeltFrom = 4

/**
 * Search keys of likely misspellings of the last word: an extra letter, two swapped letters, or an
 * error near its end. Empty for short words, which match too much.
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

/** Two cells per degree: nine of them cover at least 55 km around any point in the centre cell. */
const level = 2

/** Keys of the cell of a point and its eight neighbours. */
export function cellsAround(lat: number, lng: number): number[] {
  const cells = cellsPerDegree[level]
  const [row, column] = [Math.floor(lat * cells), Math.floor(lng * cells)]
  return [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].map((right) => cellKey(level, row + up, column + right)),
  )
}
