import type { Db } from '../../../db/connect.ts'
import type { ModerationState } from './case-states.ts'
import type { CaseSubject } from './case-subject.ts'
import type { CasesRepository } from './cases.repository.ts'
import { type CheckedChange, findingsIn } from './findings.ts'

export type CaseIntake = ReturnType<typeof createCaseIntake>

interface CaseIntakeDeps {
  readonly repository: CasesRepository
  /** The visibility of listings of accounts that are not trusted yet. */
  readonly newListings: 'visible' | 'approval'
}

export interface ModeratedListing extends CaseSubject {
  readonly kind: 'school' | 'store' | 'product'
}

interface Edit {
  readonly actorId: number
  /** The record before the edit. */
  readonly row: { readonly revision: number }
  readonly changes: readonly CheckedChange[]
}

/** Fields that need no review. */
const unmoderated = new Set(['is_active'])

/** The slug follows the name: admins decide about both as the name. */
const withoutDerivedSlug = (fields: readonly string[]) =>
  fields.includes('name') ? fields.filter((field) => field !== 'slug') : fields

/** Opens cases for what owners create and edit, in the transactions that do it. */
export function createCaseIntake({ repository, newListings }: CaseIntakeDeps) {
  async function stateOfNew(tx: Db, listing: ModeratedListing): Promise<ModerationState> {
    const { ownerId } = listing
    if (ownerId !== null && (await repository.isTrusted(tx, ownerId, listing))) return 'approved'
    return newListings === 'visible' ? 'unreviewed' : 'pending'
  }

  return {
    /**
     * Sets the state of a new listing, and opens a case unless the account is trusted and the checks
     * find nothing. Call it before the search documents are written.
     */
    async created(
      tx: Db,
      listing: ModeratedListing,
      actorId: number,
      values: Readonly<Record<string, unknown>>,
    ): Promise<void> {
      const state = await stateOfNew(tx, listing)
      if (state !== 'approved') await repository.setState(tx, listing.kind, listing.id, state)
      const changes = Object.entries(values).map(([field, after]) => ({
        field,
        before: null,
        after,
      }))
      const findings = findingsIn(changes)
      if (state === 'approved' && findings.length === 0) return
      await repository.open(tx, listing, {
        why: state === 'approved' ? 'scan' : 'new',
        actorId,
        fromRevision: null,
        toRevision: 1,
        baseline: null,
        fields: [],
        heldFields: [],
        findings,
      })
    },

    /** An edit that is public at once: opens or joins a case. */
    async edited(
      tx: Db,
      listing: ModeratedListing,
      { actorId, row, changes }: Edit,
    ): Promise<void> {
      const moderated = changes.filter(({ field }) => !unmoderated.has(field))
      if (moderated.length === 0) return
      await repository.open(tx, listing, {
        why: 'edit',
        actorId,
        fromRevision: row.revision,
        toRevision: row.revision + 1,
        baseline: row,
        fields: withoutDerivedSlug(moderated.map(({ field }) => field)),
        heldFields: [],
        findings: findingsIn(moderated),
      })
    },

    /** An edit of a field that waits for a decision; the record stays as it is. */
    async held(tx: Db, listing: ModeratedListing, { actorId, row, changes }: Edit): Promise<void> {
      for (const { field, before, after } of changes) {
        const caseId = await repository.open(tx, listing, {
          why: 'edit',
          actorId,
          fromRevision: row.revision,
          toRevision: row.revision,
          baseline: row,
          fields: [field],
          heldFields: [field],
          findings: findingsIn([{ field, before, after }]),
        })
        const edit = { field, before, after, userId: actorId, caseId }
        await repository.hold(tx, { entity: listing.kind, entityId: listing.id, ...edit })
      }
    },

    /** The owner saved the public value again: a value that waits is withdrawn. */
    async withdrawn(
      tx: Db,
      listing: Pick<ModeratedListing, 'kind' | 'id'>,
      field: string,
    ): Promise<void> {
      if (await repository.unhold(tx, listing.kind, listing.id, field))
        await repository.withdrawField(tx, listing, field)
    },
  }
}
