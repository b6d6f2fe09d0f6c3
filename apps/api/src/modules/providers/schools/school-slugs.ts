import { invalid } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { isValidSlug, newSlug } from '../../platform/slugs/slugs.ts'
import { fnv1a } from '../../platform/text/hashes.ts'
import type { SchoolEditingRepository } from './school-editing.repository.ts'

/** Each name has 900,000 possible slugs, so a free one is found long before. */
const maxAttempts = 50

/**
 * The slugs to try for a new school: the requested one if it is well-formed, then others of the same
 * name. Their digits derive from the request, so that a repeated request finds the school that the
 * first one created.
 */
export function* slugsToTry(userId: number, name: string, requested: string): Generator<string> {
  if (isValidSlug(requested)) yield requested
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const key = [userId, requested, name, attempt].join('\n')
    yield newSlug(name, 'school', 100_000 + (fnv1a(key) % 900_000))
  }
}

/** A slug for a school's new name that no other school has or had. */
export async function unusedSlug(
  repository: SchoolEditingRepository,
  tx: Db,
  id: number,
  name: string,
): Promise<string> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const slug = newSlug(name, 'school')
    if (!(await repository.isSlugTaken(tx, slug, id))) return slug
  }
  throw new Error('No free slug was found')
}

/** Returns the slug if the school may use it. Throws `invalid_request`. */
export async function requireFreeSlug(
  repository: SchoolEditingRepository,
  tx: Db,
  id: number,
  slug: string,
): Promise<string> {
  if (!isValidSlug(slug))
    throw invalid(
      'slug',
      'must contain lowercase letters, digits and hyphens, and end with six digits',
    )
  if (await repository.isSlugTaken(tx, slug, id))
    throw invalid('slug', 'is used by another school; choose a different one')
  return slug
}
