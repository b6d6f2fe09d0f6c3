const longestName = 90

/** The random end of a slug: six digits. */
export const randomSuffix = (): number => 100_000 + Math.floor(Math.random() * 900_000)

/**
 * Under which address a school will stand: its name in lower case with hyphens for spaces, a dash
 * and six digits. Names in other scripts than Latin leave nothing that an address can have.
 */
export function schoolSlug(name: string, suffix: number): string {
  const hyphened = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '')
  return `${hyphened || 'school'}-${suffix}`
}
