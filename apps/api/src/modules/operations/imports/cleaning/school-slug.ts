import { slugText } from '../../../platform/slugs/slug-text.ts'
import { fnv1a } from '../../../platform/text/hashes.ts'

/**
 * A school's slug (its name in lower case with hyphens, a hyphen, six digits), with digits derived
 * from the row's key in its register: every import gives the row the same slug. `attempt` gives
 * other digits if a slug is taken.
 */
export function schoolSlug(name: string, source: string, sourceId: string, attempt = 0): string {
  const key = attempt === 0 ? `${source}\n${sourceId}` : `${source}\n${sourceId}\n${attempt}`
  return `${slugText(name) || 'school'}-${100_000 + (fnv1a(key) % 900_000)}`
}
