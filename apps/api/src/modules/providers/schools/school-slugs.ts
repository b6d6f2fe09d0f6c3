import { invalid } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { isValidSlug, newSlug } from '../../catalogue/slugs/slugs.ts'
import { fnv1a } from '../../platform/imports/cleaning/hashes.ts'
import type { SchoolEditingRepository } from './school-editing.repository.ts'

/** Far more than luck ever needs: of one name there are 900,000. */
const mostAttempts = 50

/**
 * The slugs to try for a new school, in order: the one asked for if it is one of ours, then others
 * of the same name. Their digits follow from the request, so that the same request sent again finds
 * the school that was made.
 */
export function* slugsToTry(userId: number, name: string, asked: string): Generator<string> {
  if (isValidSlug(asked)) yield asked
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const key = [userId, asked, name, attempt].join('\n')
    yield newSlug(name, 'school', 100_000 + (fnv1a(key) % 900_000))
  }
}

/** A slug that no school has or had, of a school's new name. */
export async function freshSlug(
  repository: SchoolEditingRepository,
  tx: Db,
  id: number,
  name: string,
): Promise<string> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const slug = newSlug(name, 'school')
    if (!(await repository.isSlugTaken(tx, slug, id))) return slug
  }
  throw new Error('No free slug was found')
}

/** The slug, if it may be the school's. Throws `invalid_request`. */
export async function requireOwnSlug(
  repository: SchoolEditingRepository,
  tx: Db,
  id: number,
  slug: string,
): Promise<string> {
  if (!isValidSlug(slug))
    throw invalid(
      'slug',
      'must be words of a to z and digits with hyphens, and six digits at the end',
    )
  if (await repository.isSlugTaken(tx, slug, id))
    throw invalid('slug', 'is that of another school; please take another')
  return slug
}
