import { AppError } from '../../../app-error.ts'
import { actorOf, type Caller } from '../../../caller.ts'
import type { Query } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { BatchTimetable } from '../batches/batch-editing.service.ts'
import { requireEditorOrAdmin, requireOwnerOrAdmin } from '../editing/ownership.ts'
import { productMessages } from '../products/product-field-editor.ts'
import { schoolMessages } from '../schools/school-field-editor.ts'
import type { StoreEditingRepository } from '../stores/store-editing.repository.ts'
import { storeMessages } from '../stores/store-field-editor.ts'
import { productCountChanged } from '../stores/store-product-count.ts'
import type { DeletableListing, DeletedListingsRepository } from './deleted-listings.repository.ts'
import { type ListingRef, restorableUntil } from './listing-kinds.ts'

export type DeletedListingsService = ReturnType<typeof createDeletedListingsService>

interface DeletedListingsDeps {
  readonly audit: AuditService
  readonly repository: DeletedListingsRepository
  readonly stores: StoreEditingRepository
  readonly plans: PlansService
  readonly timetable: Pick<BatchTimetable, 'requireUnused'>
}

const messages = { school: schoolMessages, store: storeMessages, product: productMessages }

/** Deletes schools, stores and products, and restores them within 30 days. */
export function createDeletedListingsService(deps: DeletedListingsDeps) {
  const { audit, repository, stores, plans, timetable } = deps

  async function lock(tx: Db, caller: Caller, listing: ListingRef): Promise<DeletableListing> {
    const found = await repository.lock(tx, listing)
    const storeId = found?.storeId ?? null
    if (storeId === null) return requireOwnerOrAdmin(caller, found, messages[listing.kind])
    const listingOf = () => ({ kind: 'store' as const, id: storeId })
    return requireEditorOrAdmin(caller, found, { ...productMessages, listingOf })
  }

  /** Updates the search documents, and what depends on the listing. */
  async function updateDependents(
    tx: Db,
    { kind, id }: ListingRef,
    storeId: number | null,
    deletedAt: Date | null,
  ): Promise<void> {
    await indexDocuments(tx, kind, [id])
    if (kind === 'school')
      await indexDocuments(tx, 'job', await repository.setJobsDeleted(tx, id, deletedAt))
    if (kind === 'store') await indexDocuments(tx, 'product', await repository.productsOf(tx, id))
    const store = storeId === null ? undefined : await stores.lock(tx, storeId)
    if (store) await productCountChanged(tx, stores, store, deletedAt === null ? 1 : -1)
  }

  async function requireRoom(tx: Db, caller: Caller, listing: ListingRef, found: DeletableListing) {
    const { ownerId, storeId } = found
    if (!found.isActive || ownerId === null || ownerId !== caller.userId) return
    if (storeId !== null) await plans.requireRoomInStore(tx, ownerId, storeId, 'show')
    else
      await plans.requireRoom(tx, ownerId, listing.kind === 'school' ? 'schools' : 'stores', 'show')
  }

  return {
    /**
     * Deletes a listing; returns until when it can be restored. Throws `not_found`, `forbidden`, or
     * `conflict` while families use its batches.
     */
    async delete(caller: Caller, listing: ListingRef): Promise<Date> {
      return repository.transaction(async (tx) => {
        const found = await lock(tx, caller, listing)
        if (found.deletedAt !== null) return restorableUntil(found.deletedAt)
        const { kind, id } = listing
        // Families would lose their seats: a batch that they use has to be cancelled first.
        if (kind !== 'school') await timetable.requireUnused(tx, { kind, id })
        const revision = found.revision + 1
        const deletedAt = await repository.setDeleted(tx, listing, { isDeleted: true, revision })
        if (deletedAt === null) throw new Error('The listing was not deleted')
        await updateDependents(tx, listing, found.storeId, deletedAt)
        await audit.recordRemoval(tx, {
          actor: actorOf(caller, found),
          entity: kind,
          entityId: id,
          revision,
          before: { name: found.name, is_active: found.isActive },
        })
        return restorableUntil(deletedAt)
      })
    },

    /** Restores a listing. Throws `not_found`, `forbidden` or `conflict`. */
    async restore(caller: Caller, listing: ListingRef): Promise<void> {
      await repository.transaction(async (tx) => {
        const found = await lock(tx, caller, listing)
        if (found.deletedAt === null) return
        if (restorableUntil(found.deletedAt) <= new Date())
          throw new AppError('not_found', 'This was deleted more than 30 days ago.')
        if (found.storeDeletedAt !== null)
          throw new AppError('conflict', 'The store is deleted. Restore the store first.')
        await requireRoom(tx, caller, listing, found)
        const revision = found.revision + 1
        await repository.setDeleted(tx, listing, { isDeleted: false, revision })
        await updateDependents(tx, listing, found.storeId, null)
        await audit.recordRestoration(tx, {
          actor: actorOf(caller, found),
          entity: listing.kind,
          entityId: listing.id,
          revision,
          after: { name: found.name, is_active: found.isActive },
        })
      })
    },

    /** The `DeletedListings` of the contract. */
    async list({ userId }: Caller, { kind, store_id: storeId }: Query<'listDeletedListings'>) {
      const found = await repository.list(userId, kind, storeId)
      return {
        data: found.flatMap(({ id, name, deletedAt }) =>
          deletedAt === null
            ? []
            : [
                {
                  kind,
                  id,
                  name,
                  deleted_at: deletedAt.toISOString(),
                  restorable_until: restorableUntil(deletedAt).toISOString(),
                },
              ],
        ),
      }
    },
  }
}
