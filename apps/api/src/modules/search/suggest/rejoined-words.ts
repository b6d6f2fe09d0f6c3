import { wordKey } from '../documents/keys.ts'
import { fold } from '../text/fold.ts'
import type { Candidate } from './candidates.repository.ts'
import type { Frequencies } from './key-split.ts'
import type { TypedWord } from './typed-words.ts'

/** Each part of a word written together has at least so many letters. */
const leastPart = 3
const mostWays = 2
/** Longer queries have other words to be found by. */
const mostWords = 3

/** A query with a word parted, or two words written together. */
interface Rejoined {
  readonly words: readonly TypedWord[]
  /** What the name must have when its blanks are left out. */
  readonly together: string
  /** The word that was parted; one that documents have is not. */
  readonly parted: TypedWord | null
}

const typedWord = (text: string): TypedWord => ({ text, key: wordKey(text) })

/**
 * How the words may be meant where blanks are wrong: navchetna as nav chetna, and bal bhavan as
 * balbhavan. `occurring` tells which keys there are.
 */
export async function rejoinedWords(
  words: readonly TypedWord[],
  occurring: (keys: Iterable<number>) => Promise<Frequencies>,
): Promise<Rejoined[]> {
  if (words.length > mostWords) return []
  const ways = [...partings(words), ...joinings(words)]
  if (ways.length === 0) return []
  const keys = [...words, ...ways.flatMap((way) => way.words)].map(({ key }) => key)
  const known = await occurring(keys)
  const rarest = (way: Rejoined) => Math.min(...way.words.map(({ key }) => known.get(key) ?? 0))
  return ways
    .filter((way) => rarest(way) > 0 && !(way.parted && known.has(way.parted.key)))
    .sort((a, b) => rarest(b) - rarest(a))
    .slice(0, mostWays)
}

function* partings(words: readonly TypedWord[]): Generator<Rejoined> {
  for (const [i, parted] of words.entries()) {
    const { text } = parted
    for (let at = leastPart; at <= text.length - leastPart; at++) {
      const parts = [typedWord(text.slice(0, at)), typedWord(text.slice(at))]
      yield {
        words: [...words.slice(0, i), ...parts, ...words.slice(i + 1)],
        together: text,
        parted,
      }
    }
  }
}

function* joinings(words: readonly TypedWord[]): Generator<Rejoined> {
  for (const [i, { text }] of words.entries()) {
    const next = words[i + 1]
    if (!next) continue
    const together = text + next.text
    yield {
      words: [...words.slice(0, i), typedWord(together), ...words.slice(i + 2)],
      together,
      parted: null,
    }
  }
}

/** Whether the name has those letters one after the other, whatever its blanks. */
export const hasTogether = (together: string, { norm }: Candidate): boolean =>
  fold(norm.replaceAll(' ', '')).includes(fold(together))
