import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { type Edit, editsRepository } from '../editing/edits.repository.ts'
import { changedMeanwhile } from '../editing/field-edits.ts'
import { owned } from '../editing/ownership.ts'
import { noProduct } from '../products/product-changes.ts'
import type { ProductEditingRepository } from '../products/product-editing.repository.ts'
import { type BatchDetails, readBatch, toBatchDetails } from './batch-details.ts'
import type { BatchEditingRepository } from './batch-editing.repository.ts'

export type BatchEditingService = ReturnType<typeof createBatchEditingService>

interface BatchEditingDeps {
  readonly repository: BatchEditingRepository
  readonly products: ProductEditingRepository
}

type LockedProduct = NonNullable<Awaited<ReturnType<ProductEditingRepository['lock']>>>
/** What happens to a batch: a field of it, or `created` and `removed` for the whole. */
type BatchEdit = Pick<Edit, 'field' | 'before' | 'after'>

/** Batches of one product: more than any timetable shows. */
const mostBatches = 50

/** Days, times and seats of what stores offer. */
export function createBatchEditingService({ repository, products }: BatchEditingDeps) {
  /** Notes what was done to a batch, and counts it to its product: nobody edits that meanwhile. */
  async function note(
    tx: Db,
    { userId }: Caller,
    { product, nBatches }: LockedProduct,
    batchId: number,
    { edits, more = 0 }: { edits: readonly BatchEdit[]; more?: number },
  ): Promise<void> {
    const revision = product.revision + 1
    const of = { userId, entity: 'batch', entityId: batchId, revision } as const
    await editsRepository.add(
      tx,
      edits.map((edit) => ({ ...of, ...edit })),
    )
    const told = (batches: number) => productCompleteness({ ...product, nBatches: batches })
    const popularity = movedPopularity(product.popularity, told(nBatches), told(nBatches + more))
    await products.save(tx, product.id, { popularity, revision })
    await writeDocuments(tx, 'product', [product.id])
  }

  async function lockProduct(tx: Db, caller: Caller, productId: number) {
    return owned(caller, await products.lock(tx, productId), noProduct)
  }

  return {
    /** Adds a batch, and gives its id. Throws `conflict` where the product has as many as it may. */
    async add(caller: Caller, productId: number, details: BatchDetails): Promise<number> {
      return products.transaction(async (tx) => {
        const locked = await lockProduct(tx, caller, productId)
        const { request_key: requestKey = null } = details
        const known = requestKey && (await repository.findRequested(tx, productId, requestKey))
        if (known) return known
        if (locked.nBatches >= mostBatches) throw tooMany()
        const columns = readBatch(details)
        const id = await repository.add(tx, { ...columns, productId, requestKey })
        const made = { field: 'created', before: null, after: toBatchDetails(columns) }
        await note(tx, caller, locked, id, { edits: [made], more: +1 })
        return id
      })
    },

    /**
     * Saves a batch: its fields that others have changed meanwhile stay so, unless these are changed
     * here too. Throws `not_found`, `forbidden`, `invalid_request` or `conflict`.
     */
    async edit(caller: Caller, id: number, details: BatchDetails): Promise<void> {
      const { productId } = (await repository.find(id)) ?? noBatch()
      await products.transaction(async (tx) => {
        const locked = await lockProduct(tx, caller, productId)
        const batch = (await repository.find(id, tx)) ?? noBatch()
        const current = toBatchDetails(batch)
        const columns = readBatch(await mergedDetails(tx, { id, current, sent: details }))
        const edits = editsBetween(current, toBatchDetails(columns))
        if (edits.length === 0) return
        await repository.save(tx, id, columns)
        await note(tx, caller, locked, id, { edits })
      })
    },

    /** Removing what is gone does no harm. Throws `forbidden` for what is another's. */
    async remove(caller: Caller, id: number): Promise<void> {
      const found = await repository.find(id)
      if (!found) return
      await products.transaction(async (tx) => {
        const locked = await lockProduct(tx, caller, found.productId)
        const batch = await repository.find(id, tx)
        if (!batch) return
        await repository.remove(tx, id)
        const gone = { field: 'removed', before: toBatchDetails(batch), after: null }
        await note(tx, caller, locked, id, { edits: [gone], more: -1 })
      })
    },
  }
}

type Details = ReturnType<typeof toBatchDetails>

interface SentBatch {
  readonly id: number
  readonly current: Details
  readonly sent: BatchDetails
}

/** What was sent, with what others have changed meanwhile and its sender has not. Throws `conflict`. */
async function mergedDetails(tx: Db, { id, current, sent }: SentBatch): Promise<BatchDetails> {
  const { revision, ...details } = sent
  if (revision === undefined) return details
  const known = await editsRepository.valuesAt(tx, { entity: 'batch', entityId: id }, revision)
  const wanted = toBatchDetails(readBatch(details))
  const [now, wish] = [new Map(Object.entries(current)), new Map(Object.entries(wanted))]
  const changed = [...known].filter(
    ([field]) => !isDeepStrictEqual(now.get(field), wish.get(field)),
  )
  const untouched = changed.filter(([field, was]) => isDeepStrictEqual(wish.get(field), was))
  if (untouched.length < changed.length)
    throw changedMeanwhile(
      changed.filter((one) => !untouched.includes(one)).map(([field]) => field),
    )
  return { ...details, ...Object.fromEntries(untouched.map(([field]) => [field, now.get(field)])) }
}

function editsBetween(before: Details, after: Details): BatchEdit[] {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.entries(before)
    .map(([field, was]) => ({ field, before: was, after: now.get(field) }))
    .filter((edit) => !isDeepStrictEqual(edit.before, edit.after))
}

function noBatch(): never {
  throw new AppError('not_found', 'There is no such batch.')
}

const tooMany = () =>
  new AppError(
    'conflict',
    `There are ${mostBatches} batches, which is as many as there may be. Please remove one that is over first.`,
  )
