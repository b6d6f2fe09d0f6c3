import { AppError } from '../../../app-error.ts'
import { actorOf, type Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { BatchRow } from '../../catalogue/products/batch-row.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { valuesChangedByOthers } from '../editing/conflicts.ts'
import {
  createFieldEditor,
  type FieldEdit,
  type FieldEditorDefinition,
} from '../editing/field-editor.ts'
import { requireEditorOrAdmin } from '../editing/ownership.ts'
import type { LockedProduct } from '../products/locked-product.ts'
import type { ProductEditingRepository } from '../products/product-editing.repository.ts'
import { productRecord } from '../products/product-field-editor.ts'
import { type BatchDetails, readBatch, requireSeats, toBatchDetails } from './batch-details.ts'
import type { BatchEditingRepository } from './batch-editing.repository.ts'

export type BatchEditingService = ReturnType<typeof createBatchEditingService>

interface BatchEditingDeps {
  readonly repository: BatchEditingRepository
  readonly products: ProductEditingRepository
  readonly audit: AuditService
  readonly timetable: BatchTimetable
}

/** A listing that sells batches. */
export interface SellingListing {
  readonly kind: 'store' | 'product'
  readonly id: number
}

/** Keeps sessions and seats in step with a batch. The module of bookings implements it. */
export interface BatchTimetable {
  added(tx: Db, batchId: number): Promise<void>
  changed(tx: Db, batchId: number): Promise<void>
  /** Whether families booked the batch, now or earlier, or wait for it. */
  hasFamilies(tx: Db, batchId: number): Promise<boolean>
  /**
   * Locks the batches of a listing until the transaction ends. Throws `conflict` while families have a
   * seat in one of them, or wait for one.
   */
  requireUnused(tx: Db, listing: SellingListing): Promise<void>
}

/** A batch with its product, which is locked and has the revision of its batches. */
interface LockedBatch {
  readonly id: number
  readonly ownerId: number | null
  readonly revision: number
  readonly batch: BatchRow
  readonly product: LockedProduct
}

/** Batches a product may have that have neither ended nor been cancelled. */
const maxBatches = 50

const batchRecord = {
  notFound: 'Batch not found.',
  listingOf: ({ product }: LockedBatch) => productRecord.listingOf(product),
}

/** Adds, edits and removes the batches of products. */
export function createBatchEditingService(deps: BatchEditingDeps) {
  const { repository, products, audit, timetable } = deps

  const lockProduct = async (tx: Db, caller: Caller, productId: number) =>
    requireEditorOrAdmin(caller, await products.lock(tx, productId), productRecord)

  async function lockBatch(tx: Db, id: number): Promise<LockedBatch | undefined> {
    const found = await repository.find(id, tx)
    const product = found && (await products.lock(tx, found.productId))
    // The batch is read again: it may have changed while this transaction waited for the lock.
    const batch = product && (await repository.lock(tx, id))
    if (!batch) return undefined
    return { id, ownerId: product.ownerId, revision: product.revision, batch, product }
  }

  /** Saves the product of a batch that was added or removed. */
  async function saveProduct(tx: Db, product: LockedProduct, nBatches: number): Promise<number> {
    const before = productCompleteness(product)
    const after = productCompleteness({ ...product, nBatches })
    const popularity = movedPopularity(product.popularity, before, after)
    const revision = product.revision + 1
    await products.save(tx, product.id, { popularity, revision })
    await indexDocuments(tx, 'product', [product.id])
    return revision
  }

  /** Adds a batch to a locked product, unless an earlier request did. Returns its id. */
  async function addTo(
    tx: Db,
    caller: Caller,
    product: LockedProduct,
    details: BatchDetails,
    joining: Partial<BatchRow> = {},
  ): Promise<number> {
    const { request_key: requestKey = null } = details
    const added = requestKey && (await repository.findRequested(tx, product.id, requestKey))
    if (added) return added
    if (product.nCurrentBatches >= maxBatches) throw tooManyBatches()
    const columns = readBatch(details)
    const id = await repository.add(tx, {
      ...joining,
      ...columns,
      productId: product.id,
      requestKey,
    })
    await timetable.added(tx, id)
    const revision = await saveProduct(tx, product, product.nBatches + 1)
    const after = toBatchDetails(columns)
    const record = { entity: 'batch', entityId: id, actor: actorOf(caller, product) } as const
    await audit.recordCreation(tx, { ...record, revision, after })
    return id
  }

  /** Merges the sent details with what others changed. Throws `invalid_request` or `conflict`. */
  async function readColumns({ tx, row, change }: FieldEdit<LockedBatch, BatchDetails, undefined>) {
    const { revision: basedOn, over_why: overReason, ...details } = change
    const { batch } = row
    const withSeats = (columns: ReturnType<typeof readBatch>) => ({
      batch: {
        ...batch,
        ...columns,
        ...requireSeats(columns, batch.taken, overReason ?? batch.overReason),
      },
    })
    if (basedOn === undefined) return withSeats(readBatch(details))
    const others = await valuesChangedByOthers(
      audit,
      tx,
      { entity: 'batch', entityId: row.id },
      { current: toBatchDetails(batch), sent: toBatchDetails(readBatch(details)), basedOn },
    )
    return withSeats(readBatch({ ...details, ...others }))
  }

  const definition: FieldEditorDefinition<LockedBatch, BatchDetails, undefined> = {
    entity: 'batch',
    transaction: products.transaction,
    prepare: async () => undefined,
    lock: lockBatch,
    requireAccess: (caller, row) => requireEditorOrAdmin(caller, row, batchRecord),
    fieldsOf: ({ revision, request_key, over_why, ...details }) => Object.keys(details),
    columnsOf: readColumns,
    valuesOf: ({ batch }) => toBatchDetails(batch),
    async write({ tx, after, row }) {
      const { revision, batch } = after
      // The seats that bookings take may have changed since the batch was read.
      const { taken: _, seatsLeft: _left, id: _id, ...columns } = batch
      await repository.save(tx, row.id, columns)
      await products.save(tx, row.product.id, { revision })
      await timetable.changed(tx, row.id)
    },
    reindex: ({ tx, row }) => indexDocuments(tx, 'product', [row.product.id]),
  }
  const editor = createFieldEditor(definition, audit)

  return {
    /** Adds a batch; returns its id. Throws `conflict` if the product has the maximum. */
    async add(caller: Caller, productId: number, details: BatchDetails): Promise<number> {
      return products.transaction(async (tx) => {
        const product = await lockProduct(tx, caller, productId)
        return addTo(tx, caller, product, details)
      })
    },

    /** Adds a batch like another one, with other dates. Throws as `add`. */
    async copy(caller: Caller, id: number, copied: Body<'copyBatch'>): Promise<number> {
      return products.transaction(async (tx) => {
        const found = await lockBatch(tx, id)
        const { batch, product } = requireEditorOrAdmin(caller, found, batchRecord)
        const details = { ...toBatchDetails(batch), taken_elsewhere: 0, ...copied }
        return addTo(tx, caller, product, details, joiningColumns(batch))
      })
    },

    /**
     * Saves a batch. Fields that others changed since, and the caller did not, keep their values.
     * Throws `not_found`, `forbidden`, `invalid_request` or `conflict`.
     */
    async edit(caller: Caller, id: number, details: BatchDetails): Promise<void> {
      await editor.edit(caller, id, details)
    },

    /** Removes a batch, if it exists. Throws `forbidden`. */
    async remove(caller: Caller, id: number): Promise<void> {
      const found = await repository.find(id)
      if (!found) return
      await products.transaction(async (tx) => {
        const locked = await products.lock(tx, found.productId)
        // A deleted product has no batches that could be removed.
        if (!locked) return
        const product = requireEditorOrAdmin(caller, locked, productRecord)
        const batch = await repository.lock(tx, id)
        if (!batch) return
        if (await timetable.hasFamilies(tx, id)) throw batchInUse()
        await repository.remove(tx, id)
        const revision = await saveProduct(tx, product, product.nBatches - 1)
        const before = toBatchDetails(batch)
        const record = { entity: 'batch', entityId: id, actor: actorOf(caller, product) } as const
        await audit.recordRemoval(tx, { ...record, revision, before })
      })
    },
  }
}

const tooManyBatches = () =>
  new AppError(
    'conflict',
    `A product can have up to ${maxBatches} current batches. Remove or cancel one, then add another.`,
  )

const batchInUse = () =>
  new AppError(
    'conflict',
    'Families have booked this batch or are waiting for it, so it cannot be removed. You can cancel it.',
  )

/** The joining settings of a batch; a copy keeps them. */
const joiningColumns = (batch: BatchRow) => ({
  joining: batch.joining,
  trialSeats: batch.trialSeats,
  trialPrice: batch.trialPrice,
  hasDropIn: batch.hasDropIn,
  dropInPrice: batch.dropInPrice,
  hasWaitlist: batch.hasWaitlist,
  offerHours: batch.offerHours,
  cutoffHours: batch.cutoffHours,
  minAge: batch.minAge,
  maxAge: batch.maxAge,
})
