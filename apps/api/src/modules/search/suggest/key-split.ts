/** In how many documents a key occurs, where that is many. */
export type Frequencies = ReadonlyMap<number, number>

export interface KeySplit {
  /** Keys to look up in the index. */
  readonly required: readonly number[]
  /** Frequent keys: cheaper to check on the few rows that the others leave. */
  readonly also: readonly number[]
}

/** What so few documents have is looked up by itself beside a frequent key. */
const few = 500
/** From here on reading a key's postings costs more than checking it on few rows. */
const many = 80_000
/** Two keys from `often` on leave so many rows that a third one up to `less` is looked up with them. */
const often = 10_000
const less = 50_000

/** Divides the keys that must all occur by where they are checked. */
export function splitKeys(keys: readonly number[], frequencies: Frequencies): KeySplit {
  const sorted = rarestFirst(keys, frequencies)
  const [rarest = 0, second = 0, third = 0] = sorted.map((key) => frequencies.get(key) ?? 0)
  if (rarest < few && second >= many) return splitAt(sorted, 1)
  return splitAt(sorted, rarest >= often && third <= less ? 3 : 2)
}

/** The same near a place, whose cells are looked up too: the two rarest keys with them are enough. */
export const splitNear = (keys: readonly number[], frequencies: Frequencies): KeySplit =>
  splitAt(rarestFirst(keys, frequencies), 2)

/** From here on a key leads to more rows than a few thousand documents of the alternatives are. */
const everywhere = 150_000
/** Documents of the alternatives up to which none, one, or two of the keys leave few enough rows. */
const [fewBeside, someBeside, manyBeside] = [4_000, 20_000, 500_000] as const

/** The same where one of some alternatives must occur too, in `documents` documents altogether. */
export function splitBeside(
  keys: readonly number[],
  documents: number,
  frequencies: Frequencies,
): KeySplit {
  const sorted = rarestFirst(keys, frequencies)
  const rarest = frequencies.get(sorted[0] ?? 0) ?? 0
  if (documents < fewBeside && rarest >= everywhere) return splitAt(sorted, 0)
  if (documents < someBeside) return splitAt(sorted, 1)
  return splitAt(sorted, documents < manyBeside ? 2 : 3)
}

/** Keys in the order of how many documents have them. */
export const rarestFirst = (keys: readonly number[], frequencies: Frequencies): number[] =>
  [...keys].sort((a, b) => (frequencies.get(a) ?? 0) - (frequencies.get(b) ?? 0))

const splitAt = (sorted: readonly number[], at: number): KeySplit => ({
  required: sorted.slice(0, at),
  also: sorted.slice(at),
})
