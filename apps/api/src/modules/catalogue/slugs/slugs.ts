import { randomInt } from 'node:crypto'

/** Letters of a name that a slug keeps. */
const longestBase = 120
const digits = { least: 100_000, most: 999_999 } as const

/** The name in lower case, its words joined by hyphens; empty where it has no Latin letter or digit. */
export const slugBase = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Six digits; the specification's slug suffix. */
const sixDigits = () => randomInt(digits.least, digits.most + 1)

/**
 * The slug of the specification: the name, a hyphen and six digits. A name in another script is
 * called by what it is: school-482913.
 */
export function newSlug(name: string, what: 'school' | 'product', number = sixDigits()): string {
  const base = slugBase(name).slice(0, longestBase).replace(/-+$/, '') || what
  return `${base}-${number}`
}

/** Whether a slug is one that this product makes: words, hyphens between them, six digits. */
export const isWholeSlug = (slug: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*-\d{6}$/.test(slug)
