import { AppError } from '../../../app-error.ts'
import { type Caller, forbidden } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { hasRight, type Right, roleOfCaller } from '../../providers/members/member-rights.ts'
import type { MemberRoles } from '../../providers/members/member-roles.ts'
import type { BatchRecordRepository } from './batch-record.repository.ts'
import type { BatchRecord } from './batch-record.ts'

export type BatchAccess = ReturnType<typeof createBatchAccess>

interface BatchAccessDeps {
  readonly members: Pick<MemberRoles, 'roleOf'>
  readonly batches: BatchRecordRepository
}

const noBatch = () => new AppError('not_found', 'Batch not found.')

/** Decides what a caller may do with the batches of a store. An admin may do what a manager may. */
export function createBatchAccess({ members, batches }: BatchAccessDeps) {
  async function requireRight(caller: Caller, storeId: number, right: Right, tx?: Db) {
    const own = await members.roleOf({ kind: 'store', id: storeId }, caller.userId, tx)
    const role = roleOfCaller(caller, own, 'manager')
    if (role === null || !hasRight(role, right)) throw forbidden()
    const isMember = own !== null && hasRight(own, right)
    return { role, actor: isMember ? ('member' as const) : ('admin' as const) }
  }

  /** Requires a right at the store of a batch that was read. Throws `not_found` or `forbidden`. */
  async function requireBatch(
    caller: Caller,
    record: BatchRecord | undefined,
    right: Right,
    tx?: Db,
  ) {
    if (!record) throw noBatch()
    return { record, ...(await requireRight(caller, record.store.id, right, tx)) }
  }

  return {
    /** Requires a right at the store. Throws `forbidden`. */
    requireRight,

    requireBatch,

    /** The batch and the role in which the caller reads it. Throws `not_found` or `forbidden`. */
    async open(caller: Caller, batchId: number, right: Right, tx?: Db) {
      const { record, role } = await requireBatch(
        caller,
        await batches.find(batchId, tx),
        right,
        tx,
      )
      return { record, role }
    },

    /** Also locks the batch until the transaction ends. */
    lock: async (tx: Db, caller: Caller, batchId: number, right: Right) =>
      requireBatch(caller, await batches.lock(tx, batchId), right, tx),
  }
}
