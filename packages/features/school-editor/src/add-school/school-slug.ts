import { transliterateName } from './transliterate-name'

const maxNameLength = 90

/** A random six-digit number for the end of a slug. */
export const randomSuffix = (): number => 100_000 + Math.floor(Math.random() * 900_000)

/**
 * The slug of a new school: its name in lower case with hyphens for spaces, a dash and six digits.
 * Indian scripts are romanised; names in other scripts become `school`.
 */
export function schoolSlug(name: string, suffix: number): string {
  const hyphened = transliterateName(name.normalize('NFC'))
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^-+|-+$/g, '')
  return `${hyphened || 'school'}-${suffix}`
}
