import { randomInt } from 'node:crypto'
import { transliterateName } from '../text/transliterate.ts'

/** Maximum length of the name in a slug. */
const maxBaseLength = 120
const digits = { least: 100_000, most: 999_999 } as const

/**
 * The name in lower case with hyphens, Indian scripts romanised; empty for a name in other scripts
 * without Latin letters or digits.
 */
export const slugBase = (name: string) =>
  transliterateName(name.normalize('NFC'))
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}’'`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The slug suffix of the specification. */
const sixDigits = () => randomInt(digits.least, digits.most + 1)

/**
 * The slug of the specification: the name, a hyphen and six digits. A name without
 * letters of the Latin or an Indian script is replaced by the kind of record: school-482913.
 */
export function newSlug(name: string, kind: 'school' | 'product', number = sixDigits()): string {
  const base = slugBase(name).slice(0, maxBaseLength).replace(/-+$/, '') || kind
  return `${base}-${number}`
}

/** Whether a slug has the form of `newSlug`: words and six digits, joined by hyphens. */
export const isValidSlug = (slug: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*-\d{6}$/.test(slug)

/** The URL part of an area or board; equal to the SQL function `area_slug`. */
export const areaSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
