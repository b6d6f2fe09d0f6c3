import { expect, it, vi } from 'vitest'
import { addBatch } from '../../../../test/bookings.ts'
import { createTestDatabase } from '../../../../test/database.ts'
import { createBatchAccess } from './batch-access.ts'
import { createBatchRecordRepository } from './batch-record.repository.ts'

const caller = { userId: 7, sessionId: 1, isAdmin: false, permissions: [], memberRoles: {} }

it('reads the role of the caller once when a batch is opened', async () => {
  const database = await createTestDatabase()
  const { batchId, storeId } = await addBatch(database)
  const roleOf = vi.fn(async () => 'counsellor' as const)
  const batches = createBatchRecordRepository(database.db)
  const access = createBatchAccess({ members: { roleOf }, batches })
  const { record, role } = await access.open(caller, batchId, 'see bookings')
  expect([record.store.id, role]).toEqual([storeId, 'counsellor'])
  expect(roleOf).toHaveBeenCalledOnce()
})
