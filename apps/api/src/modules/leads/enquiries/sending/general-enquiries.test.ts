import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import type { TestDatabase } from '../../../../../test/database.ts'
import { addDesk, addEnquiry, addRoute } from '../../../../../test/desk-enquiries.ts'
import {
  createEnquiryClient,
  type EnquiryClient,
  enquiryConsent,
  enquiryForm,
} from '../../../../../test/enquiry-client.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { mayAnswerRoute, routeStates } from '../record/route-states.ts'

let client: EnquiryClient
let database: TestDatabase
let admin: SignedIn

beforeAll(async () => {
  const test = await createTestApp({ config: { contactEmail: 'team@edbazaar.example' } })
  database = test.database
  client = await createEnquiryClient(test.app, database)
  admin = await addSignedIn(database, { isAdmin: true })
})

const everyHour = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:59' }
const consent = (fields: object = {}) => enquiryConsent({ ...everyHour, ...fields })

/** A parent with a general enquiry. */
async function newGeneral(fields: object = {}) {
  const parent = await client.parent()
  const sent = await client.send(
    parent.headers,
    enquiryForm({ recipients: [], email: parent.email, consent: consent(), ...fields }),
  )
  const id: string = sent.enquiries[0].id
  return { parent, id }
}

const propose = (id: string, schoolId: number, status = 201, caller = admin) =>
  client.request(
    'POST',
    '/desk/enquiries/{id}/routes',
    caller.headers,
    { body: { kind: 'school', id: schoolId }, status },
    { id },
  )
const answer = (parent: SignedIn, id: string, routeId: number, body: object, status = 200) =>
  client.request(
    'POST',
    '/my-enquiries/{id}/routes/{routeId}',
    parent.headers,
    { body, status },
    { id, routeId },
  )
const read = (caller: SignedIn, id: string, status = 200) =>
  client.request('GET', '/desk/enquiries/{id}', caller.headers, { status }, { id })
const inbox = (caller: SignedIn, schoolId: number) =>
  client.request('GET', '/desk/enquiries', caller.headers, {
    query: `kind=school&id=${schoolId}`,
  })
const emailsTo = (address: string) =>
  client.rows('select subject, text_body from outgoing_mail where to_address = $1 order by id', [
    address,
  ])

describe('a general enquiry', () => {
  it('has a form with a notice of its own, for visitors and users', async () => {
    const form = await client.request('GET', '/enquiry-form', {})
    expect(form).toMatchObject({ name: 'EdBazaar', recipient: null, accepts: true, me: null })
    expect(form.notice.html).toContain('Only the EdBazaar team')
    const parent = await client.parent()
    const own = await client.request('GET', '/enquiry-form', parent.headers)
    expect(own.me.email).toBe(parent.email)
  })

  it('reaches the team and the inbox of admins, and nobody else', async () => {
    const { parent, id } = await newGeneral()
    const list = await client.request('GET', '/desk/enquiries', admin.headers, {
      query: 'kind=general',
    })
    expect(list.data.map((row: { id: string }) => row.id)).toContain(id)
    const [mail] = (await emailsTo('team@edbazaar.example')).slice(-1)
    expect(mail?.text_body).toContain('/dashboard/general-enquiries?enquiry=')
    const { owner } = await addDesk(database)
    await read(owner, id, 403)
    expect(await client.read(parent.headers, id)).toMatchObject({
      subject: null,
      recipient: 'EdBazaar',
      routes: [],
    })
    expect((await client.list(parent.headers)).data[0]).toMatchObject({ id, subject: null })
  })

  it('waits for a confirmation if the sender is not signed in', async () => {
    const email = `${randomUUID()}@example.in`
    const sent = await client.send({}, enquiryForm({ recipients: [], email, consent: consent() }))
    expect(sent).toMatchObject({ outcome: 'confirm' })
    const { enquiries } = await client.confirm(await client.lastToken(email))
    expect(enquiries[0]).toMatchObject({ name: 'EdBazaar' })
  })

  it('keeps the phone number hidden until an admin opens it, which the sender sees', async () => {
    const { parent, id } = await newGeneral({ consent: consent({ channels: ['phone'] }) })
    expect((await read(admin, id)).phone_hint).not.toContain('45012')
    await client.request(
      'POST',
      '/desk/enquiries/{id}/reveal',
      admin.headers,
      { body: { field: 'phone' } },
      { id },
    )
    expect((await client.read(parent.headers, id)).reveals).toHaveLength(1)
  })

  it('is not passed on after an admin closed it', async () => {
    const { parent, id } = await newGeneral()
    const { revision } = await read(admin, id)
    await client.request(
      'PATCH',
      '/desk/enquiries/{id}',
      admin.headers,
      { body: { revision, state: 'lost', lost_why: 'other' } },
      { id },
    )
    expect((await client.read(parent.headers, id)).state).toBe('closed')
    const { schoolId } = await addDesk(database)
    await propose(id, schoolId, 409)
  })
})

describe('passing a general enquiry on', () => {
  it('asks the sender by email, and tells the school nothing before the answer', async () => {
    const { owner, schoolId } = await addDesk(database)
    const { parent, id } = await newGeneral()
    expect(await propose(id, schoolId)).toMatchObject({ state: 'contacted' })
    const [mail] = (await emailsTo(parent.email)).slice(-1)
    expect(mail?.subject).toContain('Can we pass your enquiry to Vidya Niketan?')
    expect((await inbox(owner, schoolId)).total).toBe(0)
    await read(owner, id, 403)
    const { routes, timeline } = await client.read(parent.headers, id)
    expect(routes).toMatchObject([{ name: 'Vidya Niketan', is_accepted: null }])
    expect(timeline.at(-1)).toMatchObject({
      kind: expect.stringMatching('route|state'),
    })
    expect((await read(admin, id)).routes).toHaveLength(1)
    await propose(id, schoolId, 409)
  })

  it('gives the school an enquiry of its own, with the fresh consent', async () => {
    const { owner, schoolId } = await addDesk(database)
    const { parent, id } = await newGeneral({ message: 'A school with a hostel near Mysuru?' })
    await propose(id, schoolId)
    const [route] = (await client.read(parent.headers, id)).routes
    const accepted = await answer(parent, id, route.id, {
      accept: true,
      consent: consent({ channels: ['email'] }),
    })
    expect(accepted.routes).toMatchObject([{ is_accepted: true }])
    const { data } = await inbox(owner, schoolId)
    expect(data).toHaveLength(1)
    const passed = await read(owner, data[0].id)
    expect(passed).toMatchObject({ name: 'Meera Iyer', phone_hint: null, routes: [] })
    expect(passed.consent.channels).toEqual(['email'])
    expect(JSON.stringify(passed)).not.toContain(id)
    expect((await client.list(parent.headers)).total).toBe(2)
    await client.withdraw(parent.headers, data[0].id, 'permission')
    expect((await client.read(parent.headers, id)).is_permission_live).toBe(true)
  })

  it('needs the consent, with a number for calls, of a school that still answers', async () => {
    const { schoolId, owner } = await addDesk(database)
    const { parent, id } = await newGeneral({
      phone: undefined,
      consent: consent({ channels: ['email'] }),
    })
    await propose(id, schoolId)
    const [route] = (await client.read(parent.headers, id)).routes
    const refuse = async (body: object, status: number) =>
      answer(parent, id, route.id, { accept: true, ...body }, status)
    expect((await refuse({}, 400)).errors[0].field).toBe('consent')
    const byPhone = await refuse({ consent: consent({ channels: ['phone'] }) }, 400)
    expect(byPhone.errors[0].field).toBe('phone')
    await refuse({ consent: consent({ notice_version: 99 }) }, 409)
    await client.rows('update listing_member set removed_at = now() where user_id = $1', [owner.id])
    await refuse({ consent: consent({ channels: ['email'] }) }, 409)
    expect((await client.read(parent.headers, id)).routes[0].is_accepted).toBeNull()
  })

  it('is proposed by admins, to schools that answer, with the permission for emails', async () => {
    const { owner, schoolId } = await addDesk(database)
    const { id } = await newGeneral()
    await propose(id, schoolId, 403, owner)
    await propose(id, 2_000_000_000, 404)
    const { schoolId: unanswered, owner: former } = await addDesk(database)
    await client.rows('update listing_member set removed_at = now() where user_id = $1', [
      former.id,
    ])
    await propose(id, unanswered, 409)
    const byPhone = await newGeneral({ consent: consent({ channels: ['phone'] }) })
    await propose(byPhone.id, schoolId, 409)
    const toSchool = await addEnquiry(database, { schoolId })
    await propose(toSchool.publicId, schoolId, 409)
  })

  it('ends when the sender withdraws', async () => {
    const { schoolId } = await addDesk(database)
    const { parent, id } = await newGeneral()
    await propose(id, schoolId)
    await client.withdraw(parent.headers, id, 'enquiry')
    const [route] = (await client.read(parent.headers, id)).routes
    await answer(parent, id, route.id, { accept: true, consent: consent() }, 409)
    await propose(id, (await addDesk(database)).schoolId, 409)
  })

  it('is answered only by the sender', async () => {
    const { schoolId, owner } = await addDesk(database)
    const { id, parent } = await newGeneral()
    await propose(id, schoolId)
    const [route] = (await client.read(parent.headers, id)).routes
    await answer(owner, id, route.id, { accept: true, consent: consent() }, 404)
    await answer(admin, id, route.id, { accept: false }, 404)
    const other = await newGeneral()
    await answer(other.parent, other.id, route.id, { accept: false }, 404)
  })

  it('passes it on once when the answer is sent several times at once', async () => {
    const { owner, schoolId } = await addDesk(database)
    const { parent, id } = await newGeneral()
    await propose(id, schoolId)
    const [route] = (await client.read(parent.headers, id)).routes
    const yes = { accept: true, consent: consent({ channels: ['email'] }) }
    await Promise.all([1, 2, 3, 4].map(() => answer(parent, id, route.id, yes)))
    expect((await inbox(owner, schoolId)).total).toBe(1)
  })

  const pairs = routeStates.flatMap((from) =>
    (['accepted', 'declined'] as const).map((to) => ({ from, to })),
  )
  it.each(pairs)('from $from to $to is allowed only as the map says', async ({ from, to }) => {
    const { owner, schoolId } = await addDesk(database)
    const { parent, id } = await newGeneral()
    const [row] = await client.rows('select id from enquiry where public_id = $1', [id])
    const isAccepted = from === 'asked' ? null : from === 'accepted'
    const routeId = await addRoute(database, row?.id, schoolId, {
      isAccepted,
      answeredAt: from === 'asked' ? null : new Date(),
    })
    const accept = to === 'accepted'
    const body = { accept, ...(accept && { consent: consent({ channels: ['email'] }) }) }
    const isAllowed = mayAnswerRoute(from, to)
    await answer(parent, id, routeId, body, isAllowed || from === to ? 200 : 409)
    const [{ is_accepted: after }] = (await client.read(parent.headers, id)).routes
    expect(after).toBe(isAllowed ? accept : isAccepted)
    expect((await inbox(owner, schoolId)).total).toBe(isAllowed && accept ? 1 : 0)
  })
})
