import { fold } from '../../platform/text/fold.ts'
import { wordKey } from '../../platform/text/word-keys.ts'
import type { Candidate } from './candidate.ts'
import type { Frequencies } from './key-split.ts'
import type { QueryToken } from './query-tokens.ts'

/** Minimum letters of each part of a split word. */
const minPart = 3
const maxWays = 2
/** Longer queries have other words to be found by. */
const maxWords = 3

/** A query with one word split or two words joined. */
interface WordBreak {
  readonly words: readonly QueryToken[]
  /** The letters that the name must contain, ignoring blanks. */
  readonly joined: string
  /** The word that was split; words that occur in documents are not split. */
  readonly split: QueryToken | null
}

const tokenOf = (text: string): QueryToken => ({ text, key: wordKey(text) })

/**
 * The query with other word breaks: nav chetna for navchetna, balbhavan for bal bhavan. `occurring`
 * returns the keys that exist.
 */
export async function findWordBreaks(
  words: readonly QueryToken[],
  occurring: (keys: Iterable<number>) => Promise<Frequencies>,
): Promise<WordBreak[]> {
  if (words.length > maxWords) return []
  const ways = [...splits(words), ...joins(words)]
  if (ways.length === 0) return []
  const keys = [...words, ...ways.flatMap((way) => way.words)].map(({ key }) => key)
  const known = await occurring(keys)
  const rarest = (way: WordBreak) => Math.min(...way.words.map(({ key }) => known.get(key) ?? 0))
  return ways
    .filter((way) => rarest(way) > 0 && !(way.split && known.has(way.split.key)))
    .sort((a, b) => rarest(b) - rarest(a))
    .slice(0, maxWays)
}

/** Letters of each part of a word that is frequent as two words. */
const minFrequentPart = 4
/** Parts in more documents take too long to look up together. */
const maxPartDocuments = 20_000

/** The ways to split a rare word of the query into two frequent ones. */
export function frequentSplits(
  words: readonly QueryToken[],
  frequencies: Frequencies,
): readonly WordBreak[] {
  if (words.length > maxWords) return []
  const rare = words.filter(({ key }) => !frequencies.has(key))
  const isPart = ({ text, key }: QueryToken) =>
    text.length >= minFrequentPart && (frequencies.get(key) ?? Infinity) <= maxPartDocuments
  return rare
    .filter(({ text }) => text.length >= 2 * minFrequentPart)
    .flatMap((word) =>
      [...splitsOf(word)]
        .filter((parts) => parts.every(isPart))
        .map((parts) => ({
          words: words.flatMap((other) => (other === word ? parts : [other])),
          joined: word.text,
          split: word,
        })),
    )
    .slice(0, maxWays)
}

function* splits(words: readonly QueryToken[]): Generator<WordBreak> {
  for (const [i, split] of words.entries()) {
    for (const parts of splitsOf(split))
      yield {
        words: [...words.slice(0, i), ...parts, ...words.slice(i + 1)],
        joined: split.text,
        split,
      }
  }
}

/** The two parts of a word, for each way to split it. */
function* splitsOf({ text }: QueryToken): Generator<readonly QueryToken[]> {
  for (let at = minPart; at <= text.length - minPart; at++)
    yield [tokenOf(text.slice(0, at)), tokenOf(text.slice(at))]
}

function* joins(words: readonly QueryToken[]): Generator<WordBreak> {
  for (const [i, { text }] of words.entries()) {
    const next = words[i + 1]
    if (!next) continue
    const joined = text + next.text
    yield {
      words: [...words.slice(0, i), tokenOf(joined), ...words.slice(i + 2)],
      joined,
      split: null,
    }
  }
}

/** Whether the name contains the letters in sequence, ignoring blanks. */
export const containsJoined = (joined: string, { norm }: Candidate): boolean =>
  fold(norm.replaceAll(' ', '')).includes(fold(joined))
