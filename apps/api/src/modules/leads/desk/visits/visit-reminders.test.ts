import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry, addVisit, addVisitSlot } from '../../../../../test/desk-enquiries.ts'
import { outgoingMails, visits } from '../../../../db/schema/index.ts'
import { createVisitRemindersRepository } from './visit-reminders.repository.ts'
import { createVisitReminders } from './visit-reminders.ts'

let client: DeskClient
let schoolId: number
const reminded: number[] = []
let remind: () => Promise<void>

beforeAll(async () => {
  client = await createDeskClient()
  ;({ schoolId } = await addDesk(client.database))
  const tasks = createVisitReminders({
    repository: createVisitRemindersRepository(client.database.db),
    visitEmails: {
      remind: async (_, { id }) => {
        reminded.push(id)
      },
    },
    emails: { wake: () => {} },
  })
  remind = async () => {
    for (const task of tasks) await task.run()
  }
})

async function addVisitIn(hours: number, consent = {}, visit = {}) {
  const enquiry = await addEnquiry(client.database, { schoolId }, consent)
  const slotId = await addVisitSlot(client.database, { schoolId }, { hours })
  await addVisit(client.database, enquiry.id, slotId, visit)
  return enquiry.id
}

it('reminds once, in the last 24 hours, and only with a consent for email', async () => {
  const soon = await addVisitIn(20)
  const later = await addVisitIn(30)
  const offered = await addVisitIn(18, {}, { state: 'offered' })
  const byPhone = await addVisitIn(16, { channels: ['phone'] })
  const withdrawn = await addVisitIn(14, { withdrawnAt: new Date() })
  const expired = await addVisitIn(12, { expiresAt: new Date(Date.now() - 1_000) })
  await remind()
  await remind()
  expect(reminded).toEqual([soon])
  expect([later, offered, byPhone, withdrawn, expired]).not.toContain(soon)
  const rows = await client.database.db.select().from(visits).where(eq(visits.enquiryId, soon))
  expect(rows[0]?.remindedAt).not.toBeNull()
  expect(await client.database.db.select().from(outgoingMails)).toEqual([])
})
