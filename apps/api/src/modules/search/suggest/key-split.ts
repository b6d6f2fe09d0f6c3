/** In how many documents a key occurs, where that is many. */
export type Frequencies = ReadonlyMap<number, number>

export interface KeySplit {
  /** Keys to look up in the index. */
  readonly required: readonly number[]
  /** Frequent keys: cheaper to check on the few rows that the others leave. */
  readonly also: readonly number[]
}

/** From here on reading a key's postings costs more than checking it on rows. */
const many = 80_000
/** Up to here the keys of an index are few enough to leave the rest to the rows. */
const few = 20_000
/** Up to here the rows of the rarest key are few enough to check the rest on them. */
const fewRows = 1_500
/** So many rows may be read to check the rest on them. */
const readable = 2_000

/** Divides the keys that must all occur by where they are checked. */
export function splitKeys(keys: readonly number[], frequencies: Frequencies): KeySplit {
  const rarest = Math.min(...keys.map((key) => frequencies.get(key) ?? 0))
  if (rarest >= few) return { required: keys, also: [] }
  const split = divide(keys, frequencies, many)
  if (rarest < fewRows || split.required.length > 1) return split
  // One key leaves thousands of rows to read: the next rarest is looked up with it.
  return splitNear(keys, frequencies)
}

/** The same near a place, whose cells are looked up too: the two rarest keys with them are enough. */
export function splitNear(keys: readonly number[], frequencies: Frequencies): KeySplit {
  const sorted = [...keys].sort((a, b) => (frequencies.get(a) ?? 0) - (frequencies.get(b) ?? 0))
  return { required: sorted.slice(0, 2), also: sorted.slice(2) }
}

/** The same where one of some alternatives must occur too, in `documents` documents altogether. */
export function splitBeside(
  keys: readonly number[],
  documents: number,
  frequencies: Frequencies,
): KeySplit {
  if (documents < readable) return divide(keys, frequencies, readable)
  return keys.length === 0 ? { required: [], also: [] } : splitKeys(keys, frequencies)
}

function divide(keys: readonly number[], frequencies: Frequencies, limit: number): KeySplit {
  const isFrequent = (key: number) => (frequencies.get(key) ?? 0) >= limit
  return {
    required: keys.filter((key) => !isFrequent(key)),
    also: keys.filter(isFrequent),
  }
}
