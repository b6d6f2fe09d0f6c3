import type { Db } from '../../../db/connect.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { ListingKind } from './listing-kinds.ts'
import type { ListingPurgeRepository, PurgeScope } from './listing-purge.repository.ts'

interface ListingPurgeDeps {
  readonly audit: AuditService
  readonly repository: ListingPurgeRepository
  readonly uploads: Pick<UploadsService, 'release' | 'remove'>
}

interface Removed {
  readonly id: number
  readonly name: string
  readonly revision: number
  readonly files: readonly string[]
}

const kinds = ['school', 'store', 'product'] as const

/** Permanently removes deleted listings, with their media. */
export function createListingPurge({ audit, repository, uploads }: ListingPurgeDeps) {
  const removers: Readonly<
    Record<ListingKind, (tx: Db, scope: PurgeScope) => Promise<readonly Removed[]>>
  > = {
    async school(tx, scope) {
      const found = await repository.lockSchools(tx, scope)
      const registered = found.flatMap(({ id, source }) => (source === null ? [] : [id]))
      await repository.releaseToRegister(tx, registered)
      await indexDocuments(tx, 'school', registered)
      await repository.removeSchools(
        tx,
        found.flatMap(({ id, source }) => (source === null ? [id] : [])),
      )
      return found
    },
    async store(tx, scope) {
      const found = await repository.lockStores(tx, scope)
      await repository.removeStores(
        tx,
        found.map(({ id }) => id),
      )
      return found
    },
    async product(tx, scope) {
      const found = await repository.lockProducts(tx, scope)
      await repository.removeProducts(
        tx,
        found.map(({ id }) => id),
      )
      return found
    },
  }

  /** Removes some listings of a kind. Returns them with their files, which are marked as unused. */
  async function removeSome(tx: Db, kind: ListingKind, scope: PurgeScope) {
    const removed = await removers[kind](tx, scope)
    await audit.recordPurge(
      tx,
      removed.map(({ id, name, revision }) => ({
        entity: kind,
        entityId: id,
        revision,
        before: { name },
      })),
      scope.kind === 'expired' ? 'Deleted 30 days ago' : 'The account was deleted',
    )
    const files = removed.flatMap((listing) => listing.files)
    await uploads.release(tx, files)
    return { count: removed.length, files }
  }

  return {
    /**
     * Removes a user's deleted listings, in the transaction that deletes their account. Returns the
     * files to remove after the commit.
     */
    async purgeOf(tx: Db, userId: number): Promise<string[]> {
      const files: string[] = []
      for (const kind of kinds) {
        let some = await removeSome(tx, kind, { kind: 'user', id: userId })
        while (some.count > 0) {
          files.push(...some.files)
          some = await removeSome(tx, kind, { kind: 'user', id: userId })
        }
      }
      return files
    },

    /** Removes the listings that were deleted 30 days ago. Safe to run again. */
    async purgeExpired(): Promise<void> {
      for (const kind of kinds) {
        let count = 0
        do {
          const removed = await repository.transaction((tx) =>
            removeSome(tx, kind, { kind: 'expired' }),
          )
          await uploads.remove(removed.files)
          count = removed.count
        } while (count > 0)
      }
    },
  }
}
