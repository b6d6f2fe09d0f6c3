import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addDeskMember, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { createSendEnquiriesRepository } from '../../enquiries/sending/send-enquiries.repository.ts'
import { createEnquiryUpkeepRepository } from '../../enquiries/upkeep/enquiry-upkeep.repository.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  ;({ owner, schoolId } = await addDesk(client.database))
  await rows('delete from outgoing_mail')
})

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows
const send = (caller: SignedIn, status = 201) =>
  client.send('POST', '/listings/{kind}/{id}/test-enquiry', caller, {
    params: { kind: 'school', id: schoolId },
    status,
  })
const list = () => client.list(owner, `kind=school&id=${schoolId}`)

it('comes from the member, who gets the emails of a parent and of the desk', async () => {
  const { id } = await send(owner)
  expect((await list()).data).toMatchObject([
    { id, is_test: true, state: 'new', name: 'Meera Iyer' },
  ])
  const enquiry = { publicId: id }
  expect(await client.read(owner, enquiry)).toMatchObject({
    is_test: true,
    phone_hint: null,
    consent: { is_live: true, channels: ['email'] },
  })
  expect(await rows('select to_address from outgoing_mail')).toHaveLength(2)
  await client.write(owner, enquiry, { kind: 'email', text: 'Hello' })
  await client.edit(owner, enquiry, { revision: 2, state: 'visit' })
})

it('is sent once, also by two members at the same time', async () => {
  const other = await addDeskMember(client.database, schoolId, 'counsellor')
  const sent = await Promise.all([send(owner), send(other), send(owner)])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect((await list()).total).toBe(1)
})

it('is not for viewers and other users', async () => {
  await send(await addDeskMember(client.database, schoolId, 'viewer'), 403)
  await send((await addDesk(client.database)).owner, 403)
})

it('is counted nowhere', async () => {
  const { id } = await send(owner)
  await client.write(owner, { publicId: id }, { kind: 'email', text: 'Hello' })
  const { enquiries_count: count } = await client.send(
    'GET',
    '/schools/schools-enquiries-count/{userId}',
    owner,
    { params: { userId: owner.id } },
  )
  expect(count).toBe(0)
  const insights = await client.send('GET', '/schools/{id}/insights', owner, {
    params: { id: schoolId },
  })
  expect(insights.first_reply?.enquiries ?? 0).toBe(0)
})

it('is not suggested as a duplicate of an enquiry of the same sender', async () => {
  await send(owner)
  const [sent] = await rows(
    'select email_key from enquiry where is_test and school_id = $1',
    schoolId,
  )
  const enquiry = await addEnquiry(client.database, { schoolId, emailKey: sent.email_key })
  const other = await addEnquiry(client.database, { schoolId, emailKey: sent.email_key })
  const { related } = await client.read(owner, enquiry)
  expect(related).toMatchObject([{ id: other.publicId, reason: 'same_sender' }])
})

it('does not count towards the enquiries that its sender may have open', async () => {
  await send(owner)
  const { db } = client.database
  const sender = { userId: owner.id, emailKey: 'nobody@edbazaar.example' }
  expect(await createSendEnquiriesRepository(db).countLive(db, sender)).toBe(0)
})

it('asks its sender for no new consent after a change of the owner', async () => {
  await send(owner)
  const next = (await addDesk(client.database)).owner
  await rows('update school set owner_id = $2 where id = $1', schoolId, next.id)
  const upkeep = createEnquiryUpkeepRepository(client.database.db)
  expect(await upkeep.claimUnasked(client.database.db)).toEqual([])
})

it('is deleted after a day, with its consent', async () => {
  const upkeep = createEnquiryUpkeepRepository(client.database.db)
  await send(owner)
  await upkeep.removeTests()
  expect((await list()).total).toBe(1)
  await rows(`update enquiry set created_at = now() - interval '25 hours' where is_test`)
  await upkeep.removeTests()
  expect((await list()).total).toBe(0)
  expect(await rows('select id from consent where recipient_school_id = $1', schoolId)).toEqual([])
})
