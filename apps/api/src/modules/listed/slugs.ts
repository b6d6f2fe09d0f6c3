import { randomInt } from 'node:crypto'

/** Letters of the name that a slug keeps. */
const longest = 80

/** The slug of the specification: the name in lower case, hyphens for blanks, and six digits. */
export function newSlug(name: string): string {
  const base = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '')
  // A name in Devanagari leaves the digits alone.
  return [base, String(randomInt(100_000, 1_000_000))].filter((part) => part !== '').join('-')
}
