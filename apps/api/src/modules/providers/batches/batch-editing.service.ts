import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { BatchRow } from '../../catalogue/products/products.repository.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { valuesChangedByOthers } from '../editing/conflicts.ts'
import {
  createFieldEditor,
  type FieldEdit,
  type FieldEditorDefinition,
} from '../editing/field-editor.ts'
import { actorOf, requireEditorOrAdmin } from '../editing/ownership.ts'
import type {
  LockedProduct,
  ProductEditingRepository,
} from '../products/product-editing.repository.ts'
import { productRecord } from '../products/product-field-editor.ts'
import { type BatchDetails, readBatch, toBatchDetails } from './batch-details.ts'
import type { BatchEditingRepository } from './batch-editing.repository.ts'

export type BatchEditingService = ReturnType<typeof createBatchEditingService>

interface BatchEditingDeps {
  readonly repository: BatchEditingRepository
  readonly products: ProductEditingRepository
  readonly audit: AuditService
}

/** A batch with its product, which is locked and has the revision of its batches. */
interface LockedBatch {
  readonly id: number
  readonly ownerId: number | null
  readonly revision: number
  readonly batch: BatchRow
  readonly product: LockedProduct
}

/** Batches a product may have. */
const maxBatches = 50

const batchRecord = {
  notFound: 'There is no such batch.',
  listingOf: ({ product }: LockedBatch) => productRecord.listingOf(product),
}

/** Adds, edits and removes the batches of products. */
export function createBatchEditingService({ repository, products, audit }: BatchEditingDeps) {
  const lockProduct = async (tx: Db, caller: Caller, productId: number) =>
    requireEditorOrAdmin(caller, await products.lock(tx, productId), productRecord)

  async function lockBatch(tx: Db, id: number): Promise<LockedBatch | undefined> {
    const found = await repository.find(id, tx)
    const product = found && (await products.lock(tx, found.productId))
    // The batch is read again: it may have changed while this transaction waited for the lock.
    const batch = product && (await repository.find(id, tx))
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
    await writeDocuments(tx, 'product', [product.id])
    return revision
  }

  /** Merges the sent details with what others changed. Throws `invalid_request` or `conflict`. */
  async function readColumns({ tx, row, change }: FieldEdit<LockedBatch, BatchDetails, undefined>) {
    const { revision: basedOn, ...details } = change
    const { batch } = row
    if (basedOn === undefined) return { batch: { ...batch, ...readBatch(details) } }
    const others = await valuesChangedByOthers(
      audit,
      tx,
      { entity: 'batch', entityId: row.id },
      { current: toBatchDetails(batch), sent: toBatchDetails(readBatch(details)), basedOn },
    )
    return { batch: { ...batch, ...readBatch({ ...details, ...others }) } }
  }

  const definition: FieldEditorDefinition<LockedBatch, BatchDetails, undefined> = {
    entity: 'batch',
    transaction: products.transaction,
    prepare: async () => undefined,
    lock: lockBatch,
    requireAccess: (caller, row) => requireEditorOrAdmin(caller, row, batchRecord),
    fieldsOf: ({ revision, request_key, ...details }) => Object.keys(details),
    columnsOf: readColumns,
    valuesOf: ({ batch }) => toBatchDetails(batch),
    async write({ tx, after, row }) {
      const { revision, batch } = after
      await repository.save(tx, row.id, batch)
      await products.save(tx, row.product.id, { revision })
    },
    reindex: ({ tx, row }) => writeDocuments(tx, 'product', [row.product.id]),
  }
  const editor = createFieldEditor(definition, audit)

  return {
    /** Adds a batch; returns its id. Throws `conflict` if the product has the maximum. */
    async add(caller: Caller, productId: number, details: BatchDetails): Promise<number> {
      return products.transaction(async (tx) => {
        const product = await lockProduct(tx, caller, productId)
        const { request_key: requestKey = null } = details
        const added = requestKey && (await repository.findRequested(tx, productId, requestKey))
        if (added) return added
        if (product.nBatches >= maxBatches) throw tooManyBatches()
        const columns = readBatch(details)
        const id = await repository.add(tx, { ...columns, productId, requestKey })
        const revision = await saveProduct(tx, product, product.nBatches + 1)
        const after = toBatchDetails(columns)
        const record = { entity: 'batch', entityId: id, actor: actorOf(caller, product) } as const
        await audit.recordCreation(tx, { ...record, revision, after })
        return id
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
        const batch = await repository.find(id, tx)
        if (!batch) return
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
    `A product can have up to ${maxBatches} batches. Remove one that has ended, then add another.`,
  )
