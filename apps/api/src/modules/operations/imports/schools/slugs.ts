import type { SchoolRow } from '../cleaning/school-row.ts'
import { schoolSlug } from '../cleaning/school-slug.ts'

/** Attempts with other digits before giving up. */
const mostAttempts = 50

/**
 * A free, distinct slug for each row. `findTaken` is called once for all rows, then for those whose
 * slug was taken, and so on: rarely more than twice.
 */
export async function chooseSlugs(
  rows: readonly SchoolRow[],
  isPending: (slug: string) => boolean,
  findTaken: (slugs: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const chosen = new Array<string>(rows.length).fill('')
  const used = new Set<string>()
  let open = rows.map((row, position) => ({ row, position }))
  for (let attempt = 0; open.length > 0; attempt++) {
    if (attempt === mostAttempts) throw new Error(`No free slug for ${open[0]?.row.name}`)
    const tries = open.map(({ row, position }) => {
      const slug = schoolSlug(row.name, row.source, row.sourceId, attempt)
      return { row, position, slug }
    })
    const taken = await findTaken(tries.map(({ slug }) => slug))
    open = tries.filter(({ position, slug }) => {
      if (taken.has(slug) || used.has(slug) || isPending(slug)) return true
      used.add(slug)
      chosen[position] = slug
      return false
    })
  }
  return chosen
}
