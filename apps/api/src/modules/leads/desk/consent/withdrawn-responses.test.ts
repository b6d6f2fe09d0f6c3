import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry, addVisitSlot } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'

const secrets = /Asha|Menon|asha@menon\.example|98450 ?12345|\bIra\b/
let client: DeskClient
let owner: SignedIn
let schoolId: number
let id: string

beforeAll(async () => {
  client = await createDeskClient()
  ;({ owner, schoolId } = await addDesk(client.database))
  const parent = await addSignedIn(client.database)
  const enquiry = await addEnquiry(
    client.database,
    { schoolId, userId: parent.id, message: 'Ira likes chess. Call 98450 12345, Asha Menon.' },
    { userId: parent.id, recipientSchoolId: schoolId },
  )
  id = enquiry.publicId
  await addVisitSlot(client.database, { schoolId })
  await client.addTask(owner, enquiry, { text: 'Call Asha Menon', due_on: '2090-01-01' })
  await client.write(owner, enquiry, { kind: 'note', text: 'Asha Menon asked about Ira.' })
  await client.write(owner, enquiry, { kind: 'email', text: 'Dear Asha Menon' })
  await client.send('POST', '/my-enquiries/{id}/withdrawal', parent, {
    params: { id },
    body: { what: 'permission' },
  })
})

const reads = [
  '/desk/enquiries?kind=school&id={school}',
  '/desk/enquiries?kind=all_schools',
  '/desk/enquiries/csv?kind=school&id={school}',
  '/desk/enquiries/{id}',
  '/desk/tasks?kind=school&id={school}',
  '/desk/views?kind=school&id={school}',
  '/listings/school/{school}/desk',
  '/listings/school/{school}/visit-slots',
  '/listings/school/{school}/reply-templates',
] as const

const writes: readonly (readonly [string, object])[] = [
  ['/reveal', { field: 'phone' }],
  ['/messages', { kind: 'email', text: 'Hello', request_key: randomUUID() }],
  ['/messages', { kind: 'note', text: 'They withdrew', request_key: randomUUID() }],
  ['/messages', { kind: 'call', outcome: 'reached', request_key: randomUUID() }],
  ['/invalid', { reason: 'not_offered', evidence: 'We have no classes' }],
  ['/visits', { slot_id: 1, request_key: randomUUID() }],
]

it.each(reads)('GET %s names nobody who withdrew', async (path) => {
  const url = `/api${path.replace('{school}', String(schoolId)).replace('{id}', id)}`
  const { payload, statusCode } = await client.app.inject({ url, headers: owner.headers })
  expect(statusCode, payload).toBe(200)
  expect(payload).not.toMatch(secrets)
})

it.each(writes)('POST %s %j names nobody who withdrew', async (path, payload) => {
  const url = `/api/desk/enquiries/${id}${path}`
  const answer = await client.app.inject({ method: 'POST', url, headers: owner.headers, payload })
  expect(answer.statusCode).not.toBe(500)
  expect(answer.payload).not.toMatch(secrets)
})

it.each(['email', 'task', 'snooze'])('a bulk %s names nobody who withdrew', async (action) => {
  const payload = {
    ids: [id],
    action,
    text: 'Dear {parent_name}',
    due_on: '2090-01-01',
    next_action_on: '2090-01-01',
    request_key: randomUUID(),
    preview: true,
  }
  const url = '/api/desk/enquiries/bulk'
  const answer = await client.app.inject({ method: 'POST', url, headers: owner.headers, payload })
  expect(answer.payload).not.toMatch(secrets)
})

it('a search for the name finds nothing', async () => {
  expect((await client.list(owner, `kind=school&id=${schoolId}&q=Asha`)).total).toBe(0)
})

it('emails that wait are dropped', async () => {
  const { rows } = await client.database.pool.query(
    `select text_body from outgoing_mail where text_body like '%Dear Asha Menon%'`,
  )
  expect(rows).toEqual([])
})
