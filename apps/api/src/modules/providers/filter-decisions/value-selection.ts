import type { Db } from '../../../db/connect.ts'
import type { ActionEntry } from '../../trust/audit/audit.service.ts'
import type { ListingFields } from '../../trust/moderation/subjects/listing-fields.ts'
import type { reindex } from '../moderated/reindex.ts'
import type { FilterDecisionsRepository, NamedListing } from './filter-decisions.repository.ts'

export type ValueSelection = ReturnType<typeof createValueSelection>

interface ValueSelectionDeps {
  readonly listings: readonly ListingFields[]
  readonly repository: Pick<FilterDecisionsRepository, 'select'>
  readonly reindex: typeof reindex
}

/** Selects a filter value in listings, with everything that follows from it, by a few statements. */
export function createValueSelection({ listings, repository, reindex }: ValueSelectionDeps) {
  async function selectIn(tx: Db, fields: ListingFields, ids: readonly number[], valueId: number) {
    if (fields.kind === 'store' || ids.length === 0) return []
    const before = await fields.find(tx, ids)
    const changed = await repository.select(tx, fields.kind, ids, valueId)
    await fields.afterSelection(
      tx,
      changed.map((id) => before.get(id)).filter((row) => row !== undefined),
    )
    const after = await fields.find(tx, changed)
    await reindex(tx, fields.kind, changed)
    return changed.flatMap((id): ActionEntry[] => {
      const [from, to] = [before.get(id), after.get(id)]
      if (!from || !to) return []
      return [
        {
          entity: fields.kind,
          entityId: id,
          field: 'filter_ids',
          before: fields.valuesOf(from).filter_ids,
          after: fields.valuesOf(to).filter_ids,
          revision: Number(to.revision),
        },
      ]
    })
  }

  return {
    /** Returns the entries for the audit log. */
    async select(tx: Db, named: readonly NamedListing[], valueId: number): Promise<ActionEntry[]> {
      const entries: ActionEntry[] = []
      for (const fields of listings) {
        const ids = named.filter(({ kind }) => kind === fields.kind).map(({ id }) => id)
        entries.push(...(await selectIn(tx, fields, ids, valueId)))
      }
      return entries
    },
  }
}
