import { hash } from 'node:crypto'

/** The first bytes of a SHA-256 of a name, which is as long as an integer. */
export const bytesPerName = 4

/** A set of the names that places have, in a fraction of the memory of the names. */
export interface PlaceNames {
  /** False if no place has the name. True for about one in 20,000 other texts too. */
  mayInclude(norm: string): boolean
}

/** @param sorted the first bytes of the SHA-256 of each name, in ascending order */
export function placeNames(sorted: Buffer): PlaceNames {
  const names = new Uint32Array(sorted.length / bytesPerName)
  for (let at = 0; at < names.length; at++) names[at] = sorted.readUInt32BE(at * bytesPerName)
  return { mayInclude: (norm) => includes(names, hash('sha256', norm, 'buffer').readUInt32BE()) }
}

function includes(sorted: Uint32Array, wanted: number): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return sorted[low] === wanted
}
