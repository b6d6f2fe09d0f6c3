/** The number of documents of each frequent key. */
export type Frequencies = ReadonlyMap<number, number>

export interface KeySplit {
  /** Keys to look up in the index. */
  readonly required: readonly number[]
  /** Frequent keys: cheaper to check on the rows that the other keys leave. */
  readonly also: readonly number[]
  /** Approximately how many documents have the rarest key; 0 if fewer than 500. */
  readonly documents: number
}

/** A key in fewer documents is looked up alone if the next key is frequent. */
const few = 500
/** From this many documents on, reading a key's postings costs more than checking rows. */
const many = 80_000
/**
 * Two keys in this many documents each can leave many rows. A third key is then looked up too, unless
 * reading its postings costs more: if it is in `muchMore` times as many documents as the rarest.
 */
const often = 2_000
const muchMore = 3

/** Divides required keys into those to look up and those to check on rows. */
export function splitKeys(keys: readonly number[], frequencies: Frequencies): KeySplit {
  const sorted = rarestFirst(keys, frequencies)
  const [rarest = 0, second = 0, third = 0] = sorted.map((key) => frequencies.get(key) ?? 0)
  const at =
    rarest < few && second >= many ? 1 : rarest >= often && third <= rarest * muchMore ? 3 : 2
  return { ...splitAt(sorted, at), documents: rarest }
}

/**
 * Splits keys for a search near a location, which also looks up cells: the two rarest keys are
 * enough, and the rarest alone if the next is frequent. `search_near` looks up the next one too if
 * the first leads to too many rows.
 */
export function splitNear(keys: readonly number[], frequencies: Frequencies): KeySplit {
  const sorted = rarestFirst(keys, frequencies)
  const [rarest = 0, second = 0] = sorted.map((key) => frequencies.get(key) ?? 0)
  return { ...splitAt(sorted, second >= many ? 1 : 2), documents: rarest }
}

/**
 * A key in this many documents leads to more rows than a few thousand documents with alternatives.
 */
const everywhere = 150_000
/** Document counts of the alternatives up to which no, one or two keys leave few enough rows. */
const [fewBeside, someBeside, manyBeside] = [4_000, 20_000, 500_000] as const

/** Splits keys for a search with alternatives, which occur in `among` documents altogether. */
export function splitBeside(
  keys: readonly number[],
  among: number,
  frequencies: Frequencies,
): KeySplit {
  const sorted = rarestFirst(keys, frequencies)
  const rarest = frequencies.get(sorted[0] ?? 0) ?? 0
  const documents = sorted.length === 0 ? among : Math.min(among, rarest)
  return { ...splitAt(sorted, besideAlternatives(among, rarest)), documents }
}

/** How many keys to look up beside alternatives. */
function besideAlternatives(among: number, rarest: number): number {
  if (among < fewBeside && rarest >= everywhere) return 0
  if (among < someBeside) return 1
  return among < manyBeside ? 2 : 3
}

/**
 * The least number of documents with all keys that is likely: how many there were if words occurred
 * independently of each other. Words of names occur together more often than that.
 */
export function likelyDocuments(keys: readonly number[], frequencies: Frequencies): number {
  const [rarest = 0, ...others] = keys.map((key) => frequencies.get(key) ?? 0).sort((a, b) => a - b)
  const all = Math.max(...frequencies.values())
  return others.reduce((documents, frequency) => documents * (frequency / all), rarest)
}

/** Keys sorted by their number of documents. */
export const rarestFirst = (keys: readonly number[], frequencies: Frequencies): number[] =>
  [...keys].sort((a, b) => (frequencies.get(a) ?? 0) - (frequencies.get(b) ?? 0))

const splitAt = (sorted: readonly number[], at: number) => ({
  required: sorted.slice(0, at),
  also: sorted.slice(at),
})
