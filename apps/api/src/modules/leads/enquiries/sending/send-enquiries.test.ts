import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import {
  createEnquiryClient,
  type EnquiryCaller,
  type EnquiryClient,
  enquiryConsent,
  enquiryForm,
  visitor,
} from '../../../../../test/enquiry-client.ts'

let database: TestApp['database']
let client: EnquiryClient
let school: Awaited<ReturnType<EnquiryClient['school']>>
let parent: Awaited<ReturnType<EnquiryClient['parent']>>

beforeAll(async () => {
  const created = await createTestApp()
  database = created.database
  client = await createEnquiryClient(created.app, database)
})

beforeEach(async () => {
  await database.pool.query('truncate outgoing_mail cascade')
  school = await client.school()
  parent = await client.parent()
})

const to = (...ids: number[]) => ({ recipients: ids.map((id) => ({ kind: 'school', id })) })
const fromParent = (fields: object = {}) =>
  enquiryForm({ ...to(school.id), email: parent.email, ...fields })
const subjects = async (email: string) =>
  (
    await client.rows('select subject from outgoing_mail where to_address = $1 order by id', [
      email,
    ])
  ).map(({ subject }) => subject)
const enquiriesTo = (schoolId: number) =>
  client.rows('select * from enquiry where school_id = $1 order by id', [schoolId])

describe('a signed-in parent with a confirmed address', () => {
  it('sends an enquiry, which the desk and the parent learn by email', async () => {
    const { outcome, enquiries } = await client.send(parent.headers, fromParent())
    expect(outcome).toBe('sent')
    expect(enquiries).toMatchObject([
      { name: 'Vidya Niketan', reference: expect.stringMatching(/^EB-\w{4}-\d\d$/) },
    ])
    const [row] = await enquiriesTo(school.id)
    expect(row).toMatchObject({ state: 'new', user_id: parent.id, phone: '9845012345' })
    expect(row.reply_due_at.toISOString()).toBe(enquiries[0].reply_by)
    expect(await subjects(parent.email)).toEqual([
      `Your enquiry to Vidya Niketan (${row.reference})`,
    ])
    const [desk] = await client.rows(
      `select m.* from outgoing_mail m join app_user u on u.email = m.to_address where u.id = $1`,
      [school.owner.id],
    )
    expect(desk.subject).toBe(`New enquiry for Vidya Niketan (${row.reference})`)
    expect(`${desk.text_body}${desk.html_body}`).not.toMatch(/Meera|9845012345|Anaya|example\.in/)
  })

  it('sends to five listings at once, each with a consent of its own', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => client.school()))
    const ids = [school.id, ...others.map(({ id }) => id)]
    const { enquiries } = await client.send(parent.headers, fromParent(to(...ids)))
    expect(enquiries).toHaveLength(5)
    const consents = await client.rows(
      'select recipient_school_id from consent where user_id = $1 order by 1',
      [parent.id],
    )
    expect(consents.map((row) => row.recipient_school_id)).toEqual(ids.sort((a, b) => a - b))
  })

  it('with another address must confirm that one', async () => {
    const { outcome } = await client.send(parent.headers, fromParent({ email: 'new@example.in' }))
    expect(outcome).toBe('confirm')
    expect(await enquiriesTo(school.id)).toMatchObject([{ confirmed_at: null }])
  })

  it.each([
    ['filled in the honeypot', { website: 'https://spam.example' }],
    ['was faster than three seconds', { seconds_open: 2.4 }],
  ])('who %s must confirm by email and is not refused', async (_, fields) => {
    const { outcome } = await client.send(parent.headers, fromParent(fields))
    expect(outcome).toBe('confirm')
    const [row] = await enquiriesTo(school.id)
    expect(row.held_at).not.toBeNull()
    await client.confirm(await client.lastToken(parent.email))
    expect(await enquiriesTo(school.id)).toMatchObject([{ confirmed_at: expect.any(Date) }])
  })

  it('names a child of the profile by its id', async () => {
    const [child] = await client.rows(
      `insert into child (user_id, name, born_on) values ($1, 'Kabir', '2018-03-04') returning id`,
      [parent.id],
    )
    await client.send(parent.headers, fromParent({ child: { id: child.id, class_sought: 'LKG' } }))
    expect(await enquiriesTo(school.id)).toMatchObject([
      { child_id: child.id, child_name: 'Kabir', born_month: '2018-03', class_sought: 'LKG' },
    ])
    const stranger = await client.parent()
    const form = enquiryForm({ ...to(school.id), email: stranger.email, child: { id: child.id } })
    const { errors } = await client.send(stranger.headers, form, 400)
    expect(errors).toMatchObject([{ field: 'child.id' }])
  })

  it('who sends the same form 32 times at once sends it once', async () => {
    const form = fromParent()
    const responses = await Promise.all(
      Array.from({ length: 32 }, () => client.send(parent.headers, form)),
    )
    expect(new Set(responses.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await enquiriesTo(school.id)).toHaveLength(1)
    expect(await subjects(parent.email)).toHaveLength(1)
    expect(await client.rows('select 1 from consent where user_id = $1', [parent.id])).toHaveLength(
      1,
    )
  })
})

describe('a visitor', () => {
  it('confirms by email, and then follows the enquiry by a link', async () => {
    const email = `visitor-${randomUUID()}@example.in`
    const form = enquiryForm({ ...to(school.id), email })
    expect(await client.send(visitor, form)).toMatchObject({
      outcome: 'confirm',
      enquiries: [{ reply_by: null, access_token: null }],
    })
    expect(await subjects(email)).toEqual(['Confirm your enquiry'])
    expect(await client.send(visitor, form)).toMatchObject({ outcome: 'confirm' })
    expect(await subjects(email)).toHaveLength(1)
    const token = await client.lastToken(email)
    const { enquiries } = await client.confirm(token)
    await client.confirm(token, 404)
    const [{ id, access_token: link }] = enquiries
    expect(await client.read({ 'x-enquiry-token': link }, id)).toMatchObject({ state: 'sent' })
    const fromEmail = await client.lastToken(email)
    expect(await client.read({ 'x-enquiry-token': fromEmail }, id)).toMatchObject({ email })
    expect(await client.send(visitor, form)).toMatchObject({ outcome: 'sent' })
  })

  it('whose link has expired sees that it has expired', async () => {
    const email = `late-${randomUUID()}@example.in`
    await client.send(visitor, enquiryForm({ ...to(school.id), email }))
    await database.pool.query('update enquiry_confirmation set expires_at = now()')
    await client.confirm(await client.lastToken(email), 404)
    await client.confirm('x'.repeat(43), 404)
  })

  it('cannot repeat the request of another sender', async () => {
    const form = enquiryForm({ ...to(school.id), email: `a-${randomUUID()}@example.in` })
    await client.send(visitor, form)
    await client.send(visitor, { ...form, email: `b-${randomUUID()}@example.in` }, 409)
  })
})

describe('a form', () => {
  const past = '2026-01-01'
  it.each<[string, object, string]>([
    ['without a phone for calls', { phone: undefined }, 'phone'],
    [
      'with hours that end first',
      { consent: enquiryConsent({ from: '17:00', to: '10:00' }) },
      'consent.to',
    ],
    ['with a past end', { consent: enquiryConsent({ expires_on: past }) }, 'consent.expires_on'],
    [
      'with an end in years',
      { consent: enquiryConsent({ expires_on: '2099-01-01' }) },
      'consent.expires_on',
    ],
    ['without channels', { consent: enquiryConsent({ channels: [] }) }, 'consent'],
    ['of a minor', { declared: 'child' }, 'declared'],
    ['without a message', { message: '' }, 'message'],
    ['to six listings', to(1, 2, 3, 4, 5, 6), 'recipients'],
  ])('%s is refused', async (_, fields, field) => {
    const { errors } = await client.send(parent.headers, fromParent(fields), 400)
    expect(errors.map((error: { field: string }) => error.field)).toContain(field)
    expect(await enquiriesTo(school.id)).toEqual([])
  })

  it('that agreed to an old notice is refused', async () => {
    const consent = enquiryConsent({ notice_version: 99 })
    await client.send(parent.headers, fromParent({ consent }), 409)
  })

  it('to an unknown listing, or one that nobody answers, is refused', async () => {
    await client.send(parent.headers, fromParent(to(2_000_000_000)), 404)
    await client.rows('update school set owner_id = null where id = $1', [school.id])
    await client.send(parent.headers, fromParent(), 409)
  })

  it('without a phone channel does not store the number', async () => {
    await client.send(
      parent.headers,
      fromParent({ consent: enquiryConsent({ channels: ['email'] }) }),
    )
    expect(await enquiriesTo(school.id)).toMatchObject([{ phone: null }])
  })
})

describe('limits', () => {
  it('allow three enquiries to a listing in 30 days', async () => {
    const child = (name: string) => fromParent({ child: { name } })
    for (const name of ['A', 'B', 'C']) await client.send(parent.headers, child(name))
    expect((await client.send(parent.headers, child('D'), 409)).msg).toContain('3 times in 30 days')
  })

  it('allow ten enquiries a day', async () => {
    const schools = await Promise.all(Array.from({ length: 11 }, () => client.school()))
    const ids = schools.map(({ id }) => id)
    await client.send(parent.headers, fromParent(to(...ids.slice(0, 5))))
    await client.send(parent.headers, fromParent(to(...ids.slice(5, 10))))
    await client.send(parent.headers, fromParent(to(...ids.slice(10))), 429)
  })

  it('allow fifteen that are still being answered', async () => {
    for (let count = 0; count < 15; count++) {
      const { id } = await client.school()
      await client.sent(parent, id)
      await client.rows(
        `update enquiry set created_at = created_at - interval '3 days' where user_id = $1`,
        [parent.id],
      )
    }
    await client.send(parent.headers, fromParent(), 409)
    await client.rows(
      `update enquiry set withdrawn_at = now() where id = (
      select max(id) from enquiry where user_id = $1)`,
      [parent.id],
    )
    await client.send(parent.headers, fromParent())
  })

  it('of an address do not count what somebody else entered', async () => {
    for (const name of ['A', 'B', 'C']) await client.send(visitor, fromParent({ child: { name } }))
    await client.send(visitor, fromParent({ child: { name: 'D' } }), 409)
    await client.send(parent.headers, fromParent())
  })
})

describe('the form for a listing', () => {
  it('tells a visitor who reads it, and when', async () => {
    const form = await client.form(visitor, 'school', school.id)
    expect(form).toMatchObject({
      name: 'Vidya Niketan',
      recipient: { kind: 'school', id: school.id },
      accepts: true,
      answer_time: null,
      mine: null,
      me: null,
      notice: { version: 1 },
    })
    expect(form.classes).toEqual([
      'Nursery',
      'LKG',
      'UKG',
      'Class 1',
      'Class 2',
      'Class 3',
      'Class 4',
      'Class 5',
    ])
    expect(form.hours).toHaveLength(6)
    expect(form.hours[0]).toEqual({ day: 1, from: '09:00', to: '16:00' })
    await client.form(visitor, 'school', 2_000_000_000, 404)
  })

  it('knows the details of a signed-in parent, and their enquiry', async () => {
    await client.rows(
      `insert into child (user_id, name, born_on) values ($1, 'Kabir', '2018-03-04')`,
      [parent.id],
    )
    const id = await client.sent(parent, school.id)
    expect(await client.form(parent.headers, 'school', school.id)).toMatchObject({
      mine: { id, state: 'sent' },
      me: {
        name: 'Meera Iyer',
        email: parent.email,
        is_email_confirmed: true,
        children: [{ name: 'Kabir', born_month: '2018-03' }],
      },
    })
  })

  it('shows the answer time from ten replies on', async () => {
    const add = (count: number) =>
      client.rows(
        `insert into enquiry (reference, school_id, message, parent_name, email, email_key, consent_id,
           request_key, recipient, first_reply_at, first_reply_minutes)
         select 'EB-' || gen_random_uuid(), $1, 'Hello', 'A', 'a@b.in', 'a@b.in',
           (select id from consent limit 1), gen_random_uuid(), 0, now(), n * 10
         from generate_series(1, $2::integer) n`,
        [school.id, count],
      )
    await add(9)
    expect((await client.form(visitor, 'school', school.id)).answer_time).toBeNull()
    await client.rows('delete from enquiry where school_id = $1', [school.id])
    await add(11)
    expect((await client.form(visitor, 'school', school.id)).answer_time).toEqual({
      median_minutes: 60,
      p90_minutes: 100,
      n: 11,
    })
  })

  it('is the same for a store and a product', async () => {
    const [store] = await client.rows(
      `insert into store (brand_name, owner_id) values ('Chess Club', $1) returning id`,
      [school.owner.id],
    )
    const [product] = await client.rows(
      `insert into product (store_id, slug, name, kind, mode, price_unit)
       values ($1, 'chess-1', 'Chess for beginners', 'activity', 'centre', 'month') returning id`,
      [store.id],
    )
    expect(await client.form(visitor, 'store', store.id)).toMatchObject({ name: 'Chess Club' })
    expect(await client.form(visitor, 'product', product.id)).toMatchObject({
      name: 'Chess for beginners',
      recipient: { kind: 'store', id: store.id, name: 'Chess Club' },
      classes: [],
    })
    const recipients = [{ kind: 'product', id: product.id }]
    const { enquiries } = await client.send(parent.headers, fromParent({ recipients }))
    expect(enquiries).toMatchObject([{ name: 'Chess for beginners' }])
    const { subject } = await client.read(parent.headers, enquiries[0].id)
    expect(subject).toMatchObject({ kind: 'product', id: product.id })
  })

  it('is about a batch of the product, and the list of that batch shows it', async () => {
    const [store] = await client.rows(
      `insert into store (brand_name, owner_id) values ('Go Club', $1) returning id`,
      [school.owner.id],
    )
    const addBatch = async (slug: string) => {
      const [product] = await client.rows(
        `insert into product (store_id, slug, name, kind, mode, price_unit)
         values ($1, $2, 'Go for beginners', 'activity', 'centre', 'month') returning id`,
        [store.id, slug],
      )
      const [batch] = await client.rows(
        `insert into batch (product_id, name, days, starts_on, start_time, end_time, seats, taken_elsewhere)
         values ($1, 'Evening', '{mon}', '2030-01-07', '17:00', '18:00', 12, 8) returning id`,
        [product.id],
      )
      return { productId: Number(product.id), batchId: Number(batch.id) }
    }
    const [own, other] = [await addBatch('go-1'), await addBatch('go-2')]
    const about = (batchId: number) => ({
      recipients: [{ kind: 'product', id: own.productId, batch_id: batchId }],
    })
    await client.send(parent.headers, fromParent(about(other.batchId)), 404)
    const { enquiries } = await client.send(parent.headers, fromParent(about(own.batchId)))
    const list = (id: number) =>
      client.request('GET', '/desk/enquiries', school.owner.headers, {
        query: `kind=batch&id=${id}`,
      })
    expect((await list(own.batchId)).data).toMatchObject([
      { id: enquiries[0].id, subject: { kind: 'batch' } },
    ])
    expect((await list(other.batchId)).data).toEqual([])
  })
})

describe('an enquiry from another address', () => {
  const other = () => `other-${randomUUID()}@example.in`
  const again = (headers: EnquiryCaller, id: string, status = 200) =>
    client.request('POST', '/my-enquiries/{id}/confirmation', headers, { status }, { id })

  it('says until when the link works, and sends it again', async () => {
    const email = other()
    const { enquiries } = await client.send(parent.headers, fromParent({ email }))
    const { data } = await client.request('GET', '/my-enquiries', parent.headers)
    expect(data).toMatchObject([{ state: 'unconfirmed', confirm_by: expect.any(String) }])
    await client.rows(`update enquiry_confirmation set expires_at = now() - interval '1 hour'`)
    const { id } = enquiries[0]
    const sent = await again(parent.headers, id)
    expect(Date.parse(sent.confirm_by)).toBeGreaterThan(Date.now())
    expect(sent.can.send_link_again).toBe(true)
    expect(await subjects(email)).toEqual(['Confirm your enquiry', 'Confirm your enquiry'])
    expect(await client.rows('select from enquiry_confirmation')).toHaveLength(1)
  })

  it('sends the link of one enquiry again three times a day', async () => {
    const email = other()
    const { enquiries } = await client.send(parent.headers, fromParent({ email }))
    for (const _ of [1, 2, 3]) await again(parent.headers, enquiries[0].id)
    const { msg } = await again(parent.headers, enquiries[0].id, 429)
    expect(msg).toMatch(/^We have sent the link 3 times today\./)
    expect(await subjects(email)).toHaveLength(4)
  })

  it('sends no link to others, nor once it was sent', async () => {
    const { enquiries } = await client.send(parent.headers, fromParent({ email: other() }))
    await again((await client.parent()).headers, enquiries[0].id, 404)
    await again(visitor, enquiries[0].id, 401)
    const { data } = await client.request('GET', '/my-enquiries', parent.headers)
    expect(data).toHaveLength(1)
    const id = await client.sent(parent, (await client.school()).id)
    await again(parent.headers, id, 409)
  })
})
