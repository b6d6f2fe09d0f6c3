import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../test/desk-client.ts'
import { addDesk, addDeskMember, addEnquiry } from '../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { addDays } from '../../platform/dates/days.ts'
import { hourMs } from '../../platform/dates/durations.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'

const ago = (days: number) => new Date(Date.now() - days * 24 * hourMs)
const today = todayInIndia()

let client: DeskClient
let owner: SignedIn
let schoolId: number
const storeId = 900

beforeAll(async () => {
  client = await createDeskClient()
  const { database } = client
  ;({ owner, schoolId } = await addDesk(database))
  await database.pool.query(
    `insert into store (id, brand_name, owner_id, is_active) values ($1, 'Ganit Maths', $2, true)`,
    [storeId, owner.id],
  )
  await database.pool.query(
    `insert into product (id, store_id, name, slug, kind, mode, price_unit, is_active) values
       (901, ${storeId}, 'Fractions', 'fractions-100901', 'tuition', 'centre', 'month', true),
       (902, ${storeId}, 'Olympiad', 'olympiad-100902', 'tuition', 'centre', 'month', true)`,
  )
  await database.pool.query(
    `insert into batch (product_id, name, days, starts_on, ends_on, start_time, end_time, seats, taken_elsewhere)
     values (901, 'Evening', '{Mon,Tue,Wed,Thu,Fri,Sat,Sun}', $1, null, '17:00', '18:00', 12, 10),
       (902, 'Weekend', '{Sat,Sun}', $1, $2, '09:00', '10:00', 20, 0),
       (902, 'Over', '{Sat,Sun}', $1, $3, '09:00', '10:00', 5, 5)`,
    [addDays(today, -40), addDays(today, 10), addDays(today, -10)],
  )
})

const dashboard = (caller: Partial<SignedIn>, userId: number, query = '', status = 200) =>
  client.send('GET', '/users/{userId}/dashboard', caller, { params: { userId }, query, status })
const insights = (caller: Partial<SignedIn>, kind: string, id: number, status = 200) =>
  client.send('GET', `/${kind}/{id}/insights`, caller, { params: { id }, status })
const batches = (caller: Partial<SignedIn>, query = '', status = 200) =>
  client.send('GET', '/users/{userId}/batches', caller, {
    params: { userId: owner.id },
    query,
    status,
  })

describe('figures', () => {
  beforeAll(async () => {
    const { database } = client
    const { pool } = database
    await pool.query(
      `insert into listing_view (kind, listing_id, day, source, views) values
         ('school', $1, $2, 'search', 10), ('school', $1, $3, 'map', 4), ('school', $1, $4, 'list', 7),
         ('store', $5, $2, 'search', 3), ('product', 901, $2, 'widget', 6),
         ('school', $6, $2, 'search', 99)`,
      [schoolId, today, addDays(today, -29), addDays(today, -30), storeId, schoolId + 500],
    )
    const first = await addEnquiry(database, { schoolId, confirmedAt: ago(3) })
    const second = await addEnquiry(database, { schoolId, confirmedAt: ago(2) })
    await addEnquiry(database, { schoolId, confirmedAt: ago(35) })
    await addEnquiry(database, { schoolId, state: 'invalid', invalidReason: 'abuse_or_test' })
    await addEnquiry(database, { schoolId, mergedIntoId: first.id })
    await addEnquiry(database, { schoolId, confirmedAt: null })
    await pool.query(
      `insert into enquiry_event (enquiry_id, kind, from_state, to_state, at) values
         ($1, 'state', 'new', 'visit', now() - interval '2 days'),
         ($1, 'state', 'visit', 'enrolled', now() - interval '1 day'),
         ($2, 'state', 'new', 'visit', now() - interval '1 day'),
         ($2, 'state', 'lost', 'visit', now())`,
      [first.id, second.id],
    )
  })

  it('count views, enquiries, visits and enrolments of 30 days in India, and the 30 before', async () => {
    const { steps, from, to } = await insights(owner, 'schools', schoolId)
    expect([from, to]).toEqual([addDays(today, -29), today])
    expect(steps.map(({ step, total, before }: never) => [step, total, before])).toEqual([
      ['views', 14, 7],
      ['enquiries', 2, 1],
      ['visits', 2, 0],
      ['enrolments', 1, 0],
    ])
    expect(steps[0].daily[0]).toBe(4)
    expect(steps[0].daily[29]).toBe(10)
  })

  it('hide sources with fewer than 5 views', async () => {
    const { sources } = await insights(owner, 'schools', schoolId)
    expect(sources).toEqual([
      { source: 'search', views: 10 },
      { source: 'map', views: null },
    ])
  })

  it('of a store include its products, and those of a product only its own', async () => {
    const store = await insights(owner, 'stores', storeId)
    expect(store.steps[0].total).toBe(9)
    expect(store.listings[0]).toMatchObject({ name: 'Ganit Maths', views: 9, n_products: 2 })
    expect(store.products).toMatchObject([
      { name: 'Fractions', views: 6, n_batches: 1, seats: 12, seats_left: 2 },
      { name: 'Olympiad', views: 0, n_batches: 1, seats: 20, seats_left: 20 },
    ])
    const product = await insights(owner, 'products', 901)
    expect(product.steps[0].total).toBe(6)
    expect(product.products).toMatchObject([{ name: 'Fractions' }])
  })

  it('of a user cover every listing, or the chosen one', async () => {
    const all = await dashboard(owner, owner.id)
    expect(all.steps[0].total).toBe(23)
    expect(all.own).toHaveLength(2)
    const one = await dashboard(owner, owner.id, `kind=store&id=${storeId}`)
    expect(one.steps[0].total).toBe(9)
    expect(one.own).toHaveLength(2)
    await dashboard(owner, owner.id, `id=${storeId}`, 400)
  })
})

describe('tasks', () => {
  it('come in the order of urgency, with replies, plans and missing facts', async () => {
    const { owner: other, schoolId: id } = await addDesk(client.database)
    const open = (row: object) => addEnquiry(client.database, { schoolId: id, ...row })
    await open({ parentName: 'Late', replyDueAt: ago(1) })
    const soon = new Date(Date.now() + hourMs)
    await open({ parentName: 'Soon', replyDueAt: soon })
    await open({
      parentName: 'Planned',
      firstReplyAt: ago(1),
      state: 'contacted',
      nextActionOn: today,
    })
    await open({
      parentName: 'Later',
      firstReplyAt: ago(1),
      state: 'contacted',
      nextActionOn: '2090-01-01',
    })
    await open({ parentName: 'Over', state: 'lost', lostReason: 'fees', replyDueAt: ago(1) })
    const { tasks, counts } = await dashboard(other, other.id)
    const shown = tasks.map(
      ({
        kind,
        is_overdue: isOverdue,
        enquiry,
      }: {
        kind: string
        is_overdue: boolean
        enquiry: { name: string } | null
      }) => [kind, enquiry?.name ?? null, isOverdue],
    )
    const reply = ['reply', 'Soon', false]
    const plan = ['follow_up', 'Planned', false]
    expect(shown).toEqual([
      ['reply', 'Late', true],
      // What is planned for today is due when the day ends in India.
      ...(soon < new Date(`${today}T23:59:59+05:30`) ? [reply, plan] : [plan, reply]),
      ['missing_facts', null, false],
    ])
    expect(tasks.at(-1).missing).toHaveLength(3)
    expect(counts).toMatchObject({ new: 2, overdue: 1 })
  })

  it('name nobody whose permission has ended', async () => {
    const { owner: other, schoolId: id } = await addDesk(client.database)
    await addEnquiry(
      client.database,
      { schoolId: id, replyDueAt: ago(1) },
      { expiresAt: ago(1), givenAt: ago(40) },
    )
    const { tasks } = await dashboard(other, other.id)
    expect(tasks[0].enquiry).toMatchObject({ name: null, child_name: null })
  })

  it('ask for fees that are a year old and for the next batch', async () => {
    const { pool } = client.database
    await pool.query('update school set fees = $2 where id = $1', [
      schoolId,
      JSON.stringify({ year: '2025–26', toldOn: addDays(today, -400), rows: [] }),
    ])
    const { tasks } = await dashboard(owner, owner.id)
    expect(tasks).toContainEqual(
      expect.objectContaining({ kind: 'confirm_fees', is_overdue: true }),
    )
    expect(tasks).toContainEqual(
      expect.objectContaining({
        kind: 'next_batch',
        is_overdue: false,
        product: { id: 902, name: 'Olympiad' },
      }),
    )
  })
})

describe('batches', () => {
  it('are listed with seats and the next day they meet', async () => {
    const { data, total, stores } = await batches(owner, 'time=running&sort=seats')
    expect(total).toBe(2)
    expect(stores).toEqual([{ kind: 'store', id: storeId, name: 'Ganit Maths' }])
    expect(data).toMatchObject([
      { name: 'Evening', product: { name: 'Fractions' }, next_on: today, seats: 12, seats_left: 2 },
      { name: 'Weekend', seats: 20 },
    ])
  })

  it.each([
    ['q=evening', ['Evening']],
    ['q=olympiad', ['Weekend', 'Over']],
    ['q=%25', []],
    ['time=ended', ['Over']],
    ['time=upcoming', []],
    ['product_id=901', ['Evening']],
    ['store_id=1', []],
    ['sort=-name', ['Weekend', 'Over', 'Evening']],
  ])('filter by %s', async (query, names) => {
    const { data } = await batches(owner, query)
    expect(data.map(({ name }: { name: string }) => name)).toEqual(names)
  })
})

describe('access', () => {
  it('is for members of any role and admins', async () => {
    const { database } = client
    const admin = await addSignedIn(database, { isAdmin: true })
    const callers: [SignedIn, number][] = [
      [owner, 200],
      [await addDeskMember(database, schoolId, 'manager'), 200],
      [await addDeskMember(database, schoolId, 'counsellor'), 200],
      [await addDeskMember(database, schoolId, 'viewer'), 200],
      [await addDeskMember(database, schoolId, 'manager', ago(1)), 403],
      [(await addDesk(database)).owner, 403],
      [admin, 200],
    ]
    for (const [caller, status] of callers) {
      await insights(caller, 'schools', schoolId, status)
      await dashboard(caller, caller.id, `kind=school&id=${schoolId}`, status)
      const isStaff = caller === owner || caller === admin
      await insights(caller, 'stores', storeId, isStaff ? 200 : 403)
      await insights(caller, 'products', 901, isStaff ? 200 : 403)
      await dashboard(caller, owner.id, '', isStaff ? 200 : 403)
      await batches(caller, '', isStaff ? 200 : 403)
    }
  })

  it('of a former member leaves the listing out of their dashboard', async () => {
    const former = await addDeskMember(client.database, schoolId, 'manager', ago(1))
    const { own, listings, steps } = await dashboard(former, former.id)
    expect([own, listings, steps[0].total]).toEqual([[], [], 0])
  })

  it('refuses listings that do not exist', async () => {
    const admin = await addSignedIn(client.database, { isAdmin: true })
    await insights(admin, 'schools', 999_999, 404)
    await insights(admin, 'products', 999_999, 404)
    await insights({}, 'schools', schoolId, 401)
  })
})
