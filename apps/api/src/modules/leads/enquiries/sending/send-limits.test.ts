import { expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../../../../test/database.ts'
import type { EnquiredListing } from '../record/enquired-listing.ts'
import { createSendEnquiriesRepository } from './send-enquiries.repository.ts'
import { requireWithinLimits } from './send-limits.ts'

const sender = { userId: 7, emailKey: 'meera@example.in' }

function listing(kind: 'school' | 'store', id: number, deskName: string): EnquiredListing {
  const listed: Partial<EnquiredListing> = { desk: { kind, id }, deskName }
  return listed as EnquiredListing
}
const listings = [
  listing('school', 1, 'Vidya Niketan'),
  listing('store', 1, 'Chess Club'),
  listing('store', 2, 'Ganit Classes'),
]

it('counts the enquiries to all listings at once, and names the one that has enough', async () => {
  const database = await createTestDatabase()
  const countsTo = vi.fn(async () => new Map([['store:1', 3]]))
  const repository = { countToday: async () => 0, countLive: async () => 0, countsTo }
  const check = () => requireWithinLimits(repository, database.db, sender, listings)
  await expect(check()).rejects.toThrow('You have written to Chess Club 3 times in 30 days.')
  expect(countsTo).toHaveBeenCalledOnce()
  countsTo.mockResolvedValue(new Map([['store:1', 2]]))
  await check()
})

it('has no listing to count for a general enquiry', async () => {
  const { db } = await createTestDatabase()
  const counts = await createSendEnquiriesRepository(db).countsTo(db, sender, [])
  expect(counts).toEqual(new Map())
})
