import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import {
  addDesk,
  addDeskMember,
  addEnquiry,
  addVisit,
  addVisitSlot,
  readEnquiry,
} from '../../../../../test/desk-enquiries.ts'
import {
  createEnquiryClient,
  type EnquiryClient,
  enquiryForm,
} from '../../../../../test/enquiry-client.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { outgoingMails, visitSlots, visits } from '../../../../db/schema/index.ts'
import { hourMs } from '../../../platform/dates/durations.ts'

let desk: DeskClient
let client: EnquiryClient
let owner: SignedIn
let schoolId: number
let parent: SignedIn & { readonly email: string }

beforeAll(async () => {
  desk = await createDeskClient()
  client = await createEnquiryClient(desk.app, desk.database)
  ;({ owner, schoolId } = await addDesk(desk.database))
  parent = await client.parent()
})

let hours = 100
/** A visit time apart from the others. */
const newSlot = (seats = 2) => {
  hours += 2
  return addVisitSlot(desk.database, { schoolId }, { hours, seats })
}
const sender = { channels: ['email' as const] }
const newEnquiry = (columns = {}, consent = {}) =>
  addEnquiry(
    desk.database,
    { schoolId, userId: parent.id, email: parent.email, emailKey: parent.email, ...columns },
    { userId: parent.id, recipientSchoolId: schoolId, ...sender, ...consent },
  )
const slotOf = async (id: number) =>
  (await desk.database.db.select().from(visitSlots).where(eq(visitSlots.id, id)))[0]
const emailsTo = (address: string) =>
  desk.database.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.toAddress, address))
    .orderBy(outgoingMails.id)
const choose = (id: string, slotId: number, status = 200, headers = parent.headers) =>
  client.request(
    'PUT',
    '/my-enquiries/{id}/visit',
    headers,
    { body: { slot_id: slotId }, status },
    { id },
  )
const offer = (enquiry: { publicId: string }, slotId: number, action = 'offer', status = 201) =>
  desk.send('POST', '/desk/enquiries/{id}/visits', owner, {
    params: { id: enquiry.publicId },
    body: { slot_id: slotId, action },
    status,
  })
const editVisit = (enquiry: { publicId: string }, visitId: number, body: object, status = 200) =>
  desk.send('PATCH', '/desk/enquiries/{id}/visits/{visitId}', owner, {
    params: { id: enquiry.publicId, visitId },
    body,
    status,
  })
const cancel = async (id: string, status = 200) => {
  const response = await desk.app.inject({
    method: 'DELETE',
    url: `/api/my-enquiries/${id}/visit`,
    headers: parent.headers,
  })
  expect(response.statusCode, response.payload).toBe(status)
  return response.json()
}

describe('a sender', () => {
  it('books a visit, which moves the enquiry to visit and tells both sides', async () => {
    const slotId = await newSlot()
    const enquiry = await newEnquiry()
    const before = (await emailsTo(parent.email)).length
    const mine = await choose(enquiry.publicId, slotId)
    expect(mine).toMatchObject({
      state: 'visit',
      visit: { slot_id: slotId, state: 'confirmed' },
      can: { choose_visit: true, cancel_visit: true },
    })
    expect(mine.timeline.at(-1)).toMatchObject({ kind: 'state', state: 'visit' })
    expect(mine.timeline.at(-2)).toMatchObject({
      kind: 'visit',
      side: 'parent',
      visit: { change: 'booked', starts_at: mine.visit.starts_at },
    })
    expect(await readEnquiry(desk.database, enquiry.id)).toMatchObject({
      state: 'visit',
      revision: 2,
    })
    expect((await slotOf(slotId))?.taken).toBe(1)
    const emails = (await emailsTo(parent.email)).slice(before)
    expect(emails.map(({ subject }) => subject)).toEqual([
      `Your visit to Vidya Niketan is booked (${enquiry.reference})`,
    ])
    const file = emails[0]?.calendar
    expect(file?.method).toBe('REQUEST')
    expect(file?.content).toContain('METHOD:REQUEST')
    expect(file?.content).toContain('SEQUENCE:0')
    expect(file?.content).toMatch(/UID:[\w-]{36}@edbazaar/)
    const toDesk = (await desk.database.db.select().from(outgoingMails)).filter(({ subject }) =>
      subject.includes(`A parent booked a visit (${enquiry.reference})`),
    )
    expect(toDesk).toHaveLength(1)
    expect(toDesk[0]?.textBody).not.toContain(parent.email)
    const shown = await desk.read(owner, enquiry)
    expect(shown.visits).toMatchObject([{ slot_id: slotId, state: 'confirmed' }])
    expect(shown.timeline).toContainEqual(
      expect.objectContaining({ kind: 'visit', side: 'parent', author: null }),
    )
  })

  it('moves and cancels the visit with newer versions of the same calendar entry', async () => {
    const [first, second] = [await newSlot(), await newSlot()]
    const enquiry = await newEnquiry()
    const before = (await emailsTo(parent.email)).length
    await choose(enquiry.publicId, first)
    await choose(enquiry.publicId, first)
    await choose(enquiry.publicId, second)
    const ended = await cancel(enquiry.publicId)
    expect(ended.visit).toBeNull()
    expect(await cancel(enquiry.publicId)).toMatchObject({ visit: null })
    const files = (await emailsTo(parent.email)).slice(before).map(({ calendar }) => calendar)
    expect(files.map((file) => file?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    const uids = files.map((file) => /UID:(.*)/.exec(file?.content ?? '')?.[1])
    expect(new Set(uids).size).toBe(1)
    expect(files.map((file) => /SEQUENCE:(\d+)/.exec(file?.content ?? '')?.[1])).toEqual([
      '0',
      '1',
      '2',
    ])
    expect([(await slotOf(first))?.taken, (await slotOf(second))?.taken]).toEqual([0, 0])
  })

  it('accepts the visit that the desk offered', async () => {
    const slotId = await newSlot()
    const enquiry = await newEnquiry()
    expect(await offer(enquiry, slotId)).toMatchObject({ state: 'contacted' })
    expect(await client.read(parent.headers, enquiry.publicId)).toMatchObject({
      state: 'answered',
      visit: { state: 'offered' },
    })
    expect(await choose(enquiry.publicId, slotId)).toMatchObject({
      state: 'visit',
      visit: { state: 'confirmed' },
    })
    expect((await slotOf(slotId))?.taken).toBe(1)
  })

  it('cannot choose a time of another listing, a past one, or without permission', async () => {
    const other = await addDesk(desk.database)
    const foreign = await addVisitSlot(desk.database, { schoolId: other.schoolId })
    const past = await addVisitSlot(desk.database, { schoolId }, { hours: -5 })
    const enquiry = await newEnquiry()
    await choose(enquiry.publicId, foreign, 409)
    await choose(enquiry.publicId, past, 409)
    await client.withdraw(parent.headers, enquiry.publicId, 'permission')
    await choose(enquiry.publicId, await newSlot(), 409)
  })

  it('frees the seat and cancels the visit with a withdrawal, in one email', async () => {
    const slotId = await newSlot()
    const enquiry = await newEnquiry()
    await choose(enquiry.publicId, slotId)
    const mine = await client.withdraw(parent.headers, enquiry.publicId, 'permission')
    expect(mine).toMatchObject({ visit: null, slots: [], can: { choose_visit: false } })
    expect((await slotOf(slotId))?.taken).toBe(0)
    const emails = (await emailsTo(parent.email)).filter(({ subject }) =>
      subject.includes(enquiry.reference),
    )
    // The email about the booking was still waiting, and is gone.
    expect(emails.at(-1)?.calendar?.method).toBe('CANCEL')
    expect(emails.filter(({ calendar }) => calendar?.method === 'CANCEL')).toHaveLength(1)
  })

  it('32 who take the last seat at once get one visit', async () => {
    const slotId = await newSlot(1)
    const enquiries = await Promise.all(Array.from({ length: 32 }, () => newEnquiry()))
    const responses = await Promise.all(
      enquiries.map(({ publicId }) =>
        desk.app.inject({
          method: 'PUT',
          url: `/api/my-enquiries/${publicId}/visit`,
          headers: parent.headers,
          payload: { slot_id: slotId },
        }),
      ),
    )
    const statuses = responses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array(31).fill(409)])
    expect(await slotOf(slotId)).toMatchObject({ taken: 1, seats: 1 })
  })

  it('sends an enquiry with a visit, which is booked at once', async () => {
    const { id } = await client.school()
    const other = await client.parent()
    const slotId = await addVisitSlot(desk.database, { schoolId: id }, { hours: 50, seats: 1 })
    const form = await client.form(parent.headers, 'school', id)
    expect(form.slots).toMatchObject([{ id: slotId, seats_left: 1 }])
    const enquiryId = await client.sent(other, id, { visit_slot: slotId })
    expect(await client.read(other.headers, enquiryId)).toMatchObject({
      state: 'visit',
      visit: { slot_id: slotId, state: 'confirmed' },
    })
    expect((await client.form({}, 'school', id)).slots).toEqual([])
  })

  it('is told when the chosen time was taken before the address was confirmed', async () => {
    const { id } = await client.school()
    const slotId = await addVisitSlot(desk.database, { schoolId: id }, { hours: 50, seats: 1 })
    const email = `late-${slotId}@example.in`
    const recipients = [{ kind: 'school', id }]
    const sent = await client.send({}, enquiryForm({ recipients, email, visit_slot: slotId }))
    expect(sent.outcome).toBe('confirm')
    expect((await slotOf(slotId))?.taken).toBe(0)
    const token = await client.lastToken(email)
    const other = await addEnquiry(desk.database, { schoolId: id })
    await addVisit(desk.database, other.id, slotId)
    const confirmed = await client.confirm(token)
    const [enquiry] = confirmed.enquiries
    const mine = await client.read({ 'x-enquiry-token': enquiry.access_token }, enquiry.id)
    expect(mine).toMatchObject({ state: 'sent', visit: null })
    const [copy] = (await emailsTo(email)).slice(-1)
    expect(copy?.textBody).toContain('The visit time that you chose is no longer')
  })
})

describe('a desk', () => {
  it('books, moves and ends a visit', async () => {
    const [slotId, other] = [await newSlot(), await newSlot()]
    const enquiry = await newEnquiry()
    expect(await offer(enquiry, slotId, 'book')).toMatchObject({ state: 'visit' })
    await offer(enquiry, slotId, 'book')
    await offer(enquiry, other, 'book', 409)
    const { visits: shown, first_reply_at: replied } = await desk.read(owner, enquiry)
    expect(shown).toHaveLength(1)
    expect(replied).not.toBeNull()
    await editVisit(enquiry, shown[0].id, { slot_id: other })
    await editVisit(enquiry, shown[0].id, { state: 'done' }, 409)
    await desk.database.db
      .update(visitSlots)
      .set({ startsAt: new Date(Date.now() - 3_000), endsAt: new Date(Date.now() + hourMs) })
      .where(eq(visitSlots.id, other))
    await editVisit(enquiry, shown[0].id, { state: 'cancelled' }, 409)
    await editVisit(enquiry, shown[0].id, { state: 'no_show' })
    await editVisit(enquiry, shown[0].id, { state: 'done' })
    await editVisit(enquiry, shown[0].id, { state: 'confirmed' }, 409)
    expect((await desk.read(owner, enquiry)).visits).toMatchObject([{ state: 'done' }])
    expect(await slotOf(other)).toMatchObject({ taken: 1 })
  })

  it('cannot offer a visit by email that the parent does not permit, but may book one', async () => {
    const slotId = await newSlot()
    const enquiry = await newEnquiry({}, { channels: ['phone'] })
    const before = (await emailsTo(parent.email)).length
    expect((await offer(enquiry, slotId, 'offer', 409)).msg).toBe(
      'The parent has not agreed to email.',
    )
    await offer(enquiry, slotId, 'book')
    expect(await emailsTo(parent.email)).toHaveLength(before)
  })

  it('has visitors only with a live consent and while the enquiry is open', async () => {
    const slotId = await newSlot()
    const expired = await newEnquiry({}, { expiresAt: new Date(Date.now() - 1_000) })
    await offer(expired, slotId, 'book', 409)
    const lost = await newEnquiry({ state: 'lost', lostReason: 'fees' })
    await offer(lost, slotId, 'book', 409)
  })

  it('cancels the visit of an enquiry that it closes as lost, and tells the parent', async () => {
    const slotId = await newSlot()
    const enquiry = await newEnquiry()
    await offer(enquiry, slotId, 'book')
    const before = (await emailsTo(parent.email)).length
    const { revision } = await readEnquiry(desk.database, enquiry.id)
    await desk.edit(owner, enquiry, { revision, state: 'lost', lost_why: 'no_answer' })
    expect((await slotOf(slotId))?.taken).toBe(0)
    expect((await desk.read(owner, enquiry)).visits).toEqual([])
    const emails = (await emailsTo(parent.email)).slice(before)
    expect(emails.map(({ subject }) => subject)).toEqual([
      `Your visit to Vidya Niketan is cancelled (${enquiry.reference})`,
    ])
    expect(emails[0]?.calendar?.method).toBe('CANCEL')
  })

  it('cancels the visit of an enquiry that it marks as invalid', async () => {
    const slotId = await newSlot()
    const enquiry = await newEnquiry()
    await offer(enquiry, slotId)
    const { revision } = await readEnquiry(desk.database, enquiry.id)
    await desk.send('POST', '/desk/enquiries/{id}/invalid', owner, {
      params: { id: enquiry.publicId },
      body: { revision, reason: 'abuse_or_test' },
    })
    expect((await slotOf(slotId))?.taken).toBe(0)
  })

  it('reads the visits as a viewer, and changes none', async () => {
    const slotId = await newSlot()
    const enquiry = await newEnquiry()
    const viewer = await addDeskMember(desk.database, schoolId, 'viewer')
    await desk.send('POST', '/desk/enquiries/{id}/visits', viewer, {
      params: { id: enquiry.publicId },
      body: { slot_id: slotId, action: 'book' },
      status: 403,
    })
    const other = await newEnquiry()
    const visitId = await addVisit(desk.database, other.id, slotId)
    await editVisit(enquiry, visitId, { state: 'cancelled' }, 404)
  })

  it('frees the seats of a deleted enquiry', async () => {
    const slotId = await newSlot()
    const enquiry = await newEnquiry()
    await addVisit(desk.database, enquiry.id, slotId)
    expect((await slotOf(slotId))?.taken).toBe(1)
    await desk.database.pool.query('delete from enquiry where id = $1', [enquiry.id])
    expect((await slotOf(slotId))?.taken).toBe(0)
    expect(await desk.database.db.select().from(visits).where(eq(visits.slotId, slotId))).toEqual(
      [],
    )
  })

  it('is refused one visit too many by the database itself', async () => {
    const slotId = await newSlot(1)
    const [one, other] = [await newEnquiry(), await newEnquiry()]
    await addVisit(desk.database, one.id, slotId)
    await expect(addVisit(desk.database, other.id, slotId)).rejects.toThrow()
    expect((await slotOf(slotId))?.taken).toBe(1)
  })
})
