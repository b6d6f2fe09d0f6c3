/** Consecutive words of a shingle. */
const wordsPerShingle = 8

/** The share of copied shingles, from 0 to 1, from which reviewers see a finding. */
export const copiedShare = 0.3

/**
 * 32-bit hashes (FNV-1a) of every eight consecutive words of a plain text, each once, ascending; empty
 * for a shorter text. Case and punctuation do not count.
 */
export function shinglesOf(text: string): number[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const hashes = new Set<number>()
  for (let start = 0; start + wordsPerShingle <= words.length; start += 1)
    hashes.add(hashOf(words.slice(start, start + wordsPerShingle).join(' ')))
  return [...hashes].sort((a, b) => a - b)
}

/** The share of the shingles of a text that another text has too, from 0 to 1. */
export function overlapOf(text: readonly number[], other: readonly number[]): number {
  if (text.length === 0) return 0
  const known = new Set(other)
  return text.filter((hash) => known.has(hash)).length / text.length
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash | 0
}
