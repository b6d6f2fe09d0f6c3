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

it('an admin who also works for the store may do what any admin may', async () => {
  const { db } = await createTestDatabase()
  const batches = createBatchRecordRepository(db)
  const admin = { ...caller, isAdmin: true }
  const as = (role: 'owner' | 'viewer' | null) =>
    createBatchAccess({ members: { roleOf: async () => role }, batches })
  const manager = { role: 'manager', actor: 'admin' }
  expect(await as(null).requireRight(admin, 1, 'change batches')).toEqual(manager)
  expect(await as('viewer').requireRight(admin, 1, 'change batches')).toEqual(manager)
  expect(await as('viewer').requireRight(admin, 1, 'see bookings')).toEqual({
    role: 'manager',
    actor: 'member',
  })
  expect(await as('owner').requireRight(admin, 1, 'change batches')).toEqual({
    role: 'owner',
    actor: 'member',
  })
  await expect(as('viewer').requireRight(caller, 1, 'change batches')).rejects.toMatchObject({
    code: 'forbidden',
  })
})
