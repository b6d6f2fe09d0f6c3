import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addDeskMember, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import { createOutboxRepository } from '../../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../../platform/mail/outbox.service.ts'
import { createTaskRemindersRepository } from './task-reminders.repository.ts'
import { createTaskReminders } from './task-reminders.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  const desk = await addDesk(client.database)
  owner = desk.owner
  schoolId = desk.schoolId
  await client.database.pool.query('delete from outgoing_mail')
})

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows

/** Runs the scheduled task. */
async function remind(): Promise<void> {
  const { db } = client.database
  const [task] = createTaskReminders({
    repository: createTaskRemindersRepository(db),
    outbox: createOutbox(createOutboxRepository(db)),
    site: 'https://edbazaar.example',
  })
  await task?.run()
}
const emails = () => rows('select to_address, subject, text_body from outgoing_mail order by id')
const addTask = async (text: string, assignedTo: number | null, daysAgo = 0, consent = {}) => {
  const enquiry = await addEnquiry(client.database, { schoolId }, consent)
  const [task] = await rows(
    `insert into desk_task (enquiry_id, text, due_on, assigned_to, request_key)
     values ($1, $2, $3::date - $4::integer, $5, gen_random_uuid()) returning id`,
    enquiry.id,
    text,
    todayInIndia(),
    daysAgo,
    assignedTo,
  )
  return { enquiry, id: task.id }
}

it('writes one email to each member with what is due today and before', async () => {
  const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
  await addTask('Call Asha Menon on 9845012345', owner.id)
  await addTask('Send the bus plan', owner.id, 2)
  await addTask('Not yet', owner.id, -1)
  await addTask('Of nobody', null)
  await addTask('Invite', counsellor.id)
  await remind()
  const [toOwner, toCounsellor, ...others] = await emails()
  expect(others).toEqual([])
  expect(toOwner.subject).toBe('2 tasks for today')
  expect(toOwner.text_body).toContain('Call Asha Menon on 98•••••345')
  expect(toOwner.text_body).toMatch(/Send the bus plan \(EB-[-\d]+, was due on /)
  expect(toOwner.text_body).not.toMatch(/Not yet|Of nobody|Invite/)
  expect(toOwner.text_body).toContain(`/dashboard/schools/${schoolId}/enquiries?tasks=mine`)
  expect(toCounsellor.subject).toBe('A task for today')
})

it('writes once, and again on a day with a new task', async () => {
  await addTask('One', owner.id)
  await remind()
  await remind()
  expect(await emails()).toHaveLength(1)
  await addTask('Two', owner.id)
  await remind()
  const [, again] = await emails()
  expect(again.text_body).toMatch(/One.*Two/s)
})

it('leaves out tasks that are done, of withdrawn enquiries and of former members', async () => {
  const done = await addTask('Done', owner.id)
  await rows('update desk_task set done_at = now() where id = $1', done.id)
  const withdrawn = await addTask('Withdrawn', owner.id)
  await rows('update enquiry set withdrawn_at = now() where id = $1', withdrawn.enquiry.id)
  const former = await addDeskMember(client.database, schoolId, 'counsellor', new Date())
  await addTask('Former', former.id)
  const viewer = await addDeskMember(client.database, schoolId, 'viewer')
  await addTask('Viewer', viewer.id)
  await remind()
  expect(await emails()).toEqual([])
})

it('writes no names without the permission of the parent', async () => {
  await addTask('Call Asha', owner.id, 0, { withdrawnAt: new Date() })
  await remind()
  const [mail] = await emails()
  expect(mail.text_body).toContain('Call •••')
  expect(mail.text_body).not.toContain('Asha')
})
