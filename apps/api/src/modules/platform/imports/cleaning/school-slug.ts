import { slugBase } from '../../../catalogue/slugs/slugs.ts'
import { fnv1a } from './hashes.ts'

const longestName = 90

/**
 * A school's slug (its name in lower case with hyphens, a hyphen, six digits), with digits derived
 * from the row's key in its register: every import gives the row the same slug. `attempt` gives
 * other digits if a slug is taken.
 */
export function schoolSlug(name: string, source: string, sourceId: string, attempt = 0): string {
  const key = attempt === 0 ? `${source}\n${sourceId}` : `${source}\n${sourceId}\n${attempt}`
  return `${slugText(name) || 'school'}-${100_000 + (fnv1a(key) % 900_000)}`
}

/** Lower-case Latin letters, digits and single hyphens; empty if the text has none. */
export function slugText(text: string): string {
  const hyphened = slugBase(text)
  if (hyphened.length <= longestName) return hyphened
  return hyphened
    .slice(0, hyphened.lastIndexOf('-', longestName) + 1 || longestName)
    .replace(/-$/, '')
}
