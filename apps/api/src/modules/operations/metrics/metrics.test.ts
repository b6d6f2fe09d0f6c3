import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../test/desk-client.ts'
import { addDesk, addEnquiry } from '../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import type { Schema } from '../../../contract/operations.ts'
import { addDays } from '../../platform/dates/days.ts'
import { hourMs } from '../../platform/dates/durations.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { metricNames } from './metric-rows.repository.ts'
import { createRecountRepository } from './recount.repository.ts'
import { createRecountService } from './recount.service.ts'
import { createStatusRepository } from './status.repository.ts'

const today = todayInIndia()
const yesterday = addDays(today, -1)
const ago = (hours: number) => new Date(Date.now() - hours * hourMs)

let client: DeskClient
let admin: SignedIn
let recount: ReturnType<typeof createRecountService>

beforeAll(async () => {
  client = await createDeskClient()
  const { database } = client
  admin = await addSignedIn(database, { isAdmin: true })
  recount = createRecountService(createRecountRepository(database.db))
  const { schoolId, owner } = await addDesk(database)
  const run = (text: string, ...values: unknown[]) => database.pool.query(text, values)
  await run(
    `update school set state = 'Kerala', lat = 10, lng = 76, place_accuracy = 'exact',
    contact_phone = '98450 12345' where id = $1`,
    schoolId,
  )
  await run(`insert into school (name, slug, state, files, is_active) values
    ('Two', 'two', 'Goa', '["/a.webp"]', true), ('Three', 'three', 'Goa', '[]', true),
    ('Hidden', 'hidden', 'Goa', '[]', false)`)
  await run(
    `insert into store (id, brand_name, owner_id, state) values (70, 'Chess', $1, 'Goa')`,
    owner.id,
  )
  await run(`insert into product (id, store_id, name, slug, kind, mode, price_unit)
    values (71, 70, 'Chess', 'chess', 'activity', 'centre', 'month')`)
  await run(
    `insert into listing_view (kind, listing_id, day, source, views) values
      ('school', $1, $2, 'search', 12), ('school', $1, $3, 'list', 7), ('product', 71, $2, 'map', 5)`,
    schoolId,
    today,
    addDays(today, -3),
  )
  // Answered after 30 minutes, 3 hours, 20 hours, 5 days, and not yet.
  for (const hours of [0.5, 3, 20, 120, null]) {
    const confirmedAt = ago(200)
    const { id } = await addEnquiry(database, {
      schoolId,
      confirmedAt,
      firstReplyAt: hours === null ? null : new Date(confirmedAt.getTime() + hours * hourMs),
    })
    if (hours === 3)
      await run(
        `insert into enquiry_event (enquiry_id, kind, from_state, to_state, at) values
          ($1, 'state', 'new', 'visit', now() - interval '2 days'),
          ($1, 'state', 'visit', 'enrolled', now() - interval '1 day')`,
        id,
      )
  }
  await addEnquiry(database, { schoolId, state: 'invalid', invalidReason: 'abuse_or_test' })
  await addEnquiry(database, { storeId: 70, productId: 71 })
  await addEnquiry(database, {})
  await run(
    `insert into moderation_case (subject_kind, subject_id, why, subject_name, opened_at, outcome, decided_at) values
      ('school', $1, 'edit', 'One', now() - interval '50 hours', 'approved', now() - interval '47 hours'),
      ('school', $1, 'report', 'One', now() - interval '40 hours', 'hidden', now() - interval '10 hours'),
      ('store', 70, 'new', 'Chess', now() - interval '80 hours', null, null),
      ('product', 71, 'new', 'Chess', now() - interval '2 hours', null, null)`,
    schoolId,
  )
  await run(
    `insert into search_unanswered_query (day, query, empty, relaxed) values
      ($1, 'robotics', 4, 1), ($2, 'robotics', 3, 0), ($1, 'rare words', 2, 0)`,
    today,
    addDays(today, -2),
  )
  await run(
    `insert into search_answered_query (day, query, searches, clicks, clicks_by_rank)
       values ($1, 'cbse', 9, 6, '{3,1,0,0,0,0,0,0,0,0,1}')`,
    today,
  )
  await recount.nightly()
})

const page = async (query = `from=${addDays(today, -30)}&to=${today}`, status = 200) =>
  client.send('GET', '/admin/metrics', admin, { query, status })
const rowsOf = (name: string, query: string, status = 200) =>
  client.send('GET', '/admin/metrics/{name}', admin, { params: { name }, query, status })
const metric = async (name: string): Promise<Schema<'Metric'>> =>
  (await page()).metrics.find((each: Schema<'Metric'>) => each.name === name)

describe('every figure', () => {
  const period = `from=${addDays(today, -30)}&to=${today}`

  it.each(metricNames)('%s is the number of the records that its link opens', async (name) => {
    const { value, parts, daily } = await metric(name)
    const { total, kind } = await rowsOf(name, period)
    if (name !== 'school_fields') {
      expect(value).toBeGreaterThan(0)
      expect(total).toBe(value)
    }
    for (const { part, value: ofPart } of parts) {
      const found = await rowsOf(name, `${period}&part=${encodeURIComponent(part)}&per_page=100`)
      expect(found.total, part).toBe(ofPart)
      expect(sum(found.data.map(({ n }: { n: number }) => n)), part).toBe(ofPart)
    }
    if (kind === 'flow') expect(sum(daily.map((each) => each.value))).toBe(value)
  })
})

describe('metrics', () => {
  it('count days in India, and leave out invalid and merged enquiries', async () => {
    expect(await metric('enquiries')).toMatchObject({ value: 7 })
    expect((await metric('enquiries')).parts).toEqual([
      { part: 'school', value: 5, before: null },
      { part: 'general', value: 1, before: null },
      { part: 'store', value: 1, before: null },
    ])
  })

  it('group opened results by their rank', async () => {
    expect((await metric('opened_results')).parts).toEqual([
      { part: 'rank_1', value: 3, before: null },
      { part: '', value: 1, before: null },
      { part: 'rank_2', value: 1, before: null },
      { part: 'rank_later', value: 1, before: null },
    ])
  })

  it('group answers by the hours that senders waited', async () => {
    const { parts } = await metric('answer_times')
    expect(Object.fromEntries(parts.map(({ part, value }) => [part, value]))).toEqual({
      h1: 1,
      h4: 1,
      h24: 1,
      d7: 1,
      none: 3,
    })
  })

  it('say how long each answer and decision took', async () => {
    const period = `from=${addDays(today, -30)}&to=${today}`
    const minutesIn = async (name: string) =>
      (await rowsOf(name, period)).data.map(({ minutes }: { minutes: number | null }) => minutes)
    expect((await minutesIn('decision_times')).sort()).toEqual([180, 1800])
    const answers = await minutesIn('answer_times')
    expect(answers.filter((minutes: number | null) => minutes === null)).toHaveLength(3)
    expect(answers.filter((minutes: number | null) => minutes !== null)).toHaveLength(4)
    expect(new Set(await minutesIn('enquiries'))).toEqual(new Set([null]))
  })

  it('count public listings only, by state', async () => {
    const { value, parts } = await metric('schools')
    expect(value).toBe(3)
    expect(parts).toEqual([
      { part: 'Goa', value: 2, before: null },
      { part: 'Kerala', value: 1, before: null },
    ])
  })

  it('have the median and 90% of decisions by day', async () => {
    const { decisions } = await page()
    const cases = decisions.map((each: { cases: number }) => each.cases)
    expect(sum(cases)).toBe(2)
  })

  it('show words of at least 5 searches, and hide rarer ones in rows too', async () => {
    const { words } = await page()
    expect(words).toEqual([{ query: 'robotics', searches: 7, before: 0 }])
    const { data } = await rowsOf('empty_searches', `from=${addDays(today, -30)}&to=${today}`)
    expect(JSON.stringify(data)).not.toContain('rare words')
  })

  it('compare with the days before or the same days a year earlier', async () => {
    const query = `from=${addDays(today, -2)}&to=${today}`
    const { metrics, before_from: from, before_to: to } = await page(query)
    expect([from, to]).toEqual([addDays(today, -5), addDays(today, -3)])
    expect(metrics.find(({ name }: { name: string }) => name === 'views')).toMatchObject({
      value: 17,
      before: 7,
    })
    const year = await page(`${query}&compare=year`)
    expect(year.before_to).toBe(addDays(today, -364))
  })

  it.each([
    [`from=${today}&to=2020-01-01`, 'to'],
    [`from=2000-01-01&to=${today}`, 'from'],
    ['from=yesterday', 'from'],
  ])('refuse the period %s', async (query, field) => {
    expect((await page(query, 400)).errors[0].field).toBe(field)
    expect((await rowsOf('views', query, 400)).errors[0].field).toBe(field)
  })

  it('are the same after a second recount', async () => {
    const before = await page()
    await recount.recount({ from: addDays(today, -30), to: today })
    expect((await page()).metrics).toEqual(before.metrics)
  })

  it('are checked against a fresh count, and differences are shown', async () => {
    expect((await page()).check.differences).toEqual([])
    await client.database.pool.query(
      `update metric_day set value = value + 1 where metric = 'stores' and day = $1`,
      [yesterday],
    )
    await createRecountRepository(client.database.db).check('stores', yesterday)
    expect((await page()).check.differences).toEqual([{ name: 'stores', stored: 2, live: 1 }])
    await recount.nightly()
    expect((await page()).check.differences).toEqual([])
  })
})

describe('the state of the site', () => {
  const status = () => client.send('GET', '/admin/status', admin)

  it('has queues by age, and what happened today', async () => {
    const { queues, today: counts, database_bytes: bytes, mail, imports } = await status()
    const queue = (name: string) => queues.find((each: { queue: string }) => each.queue === name)
    expect(queue('store')).toMatchObject({ waiting: 1, ages: { h4: 0, h24: 0, d3: 0, over: 1 } })
    expect(queue('product')).toMatchObject({ waiting: 1, ages: { h4: 1, h24: 0, d3: 0, over: 0 } })
    expect(queue('general_enquiry').waiting).toBe(1)
    expect(queue('school').median_minutes).toBe(990)
    expect(counts.new_enquiries).toBeGreaterThanOrEqual(2)
    expect(bytes).toBeGreaterThan(1_000_000)
    expect(mail.waiting).toBe(0)
    expect(imports).toEqual([])
  })

  it('counts received enquiries of today: none that is merged or a test', async () => {
    const { database } = client
    const newEnquiries = async () => (await status()).today.new_enquiries
    const before = await newEnquiries()
    const { schoolId } = await addDesk(database)
    const { id } = await addEnquiry(database, { schoolId, confirmedAt: new Date() })
    await addEnquiry(database, { schoolId, confirmedAt: new Date(), mergedIntoId: id })
    await addEnquiry(database, { schoolId, confirmedAt: new Date(), isTest: true })
    expect((await newEnquiries()) - before).toBe(1)
  })

  it('counts server errors by route, without what was sent', async () => {
    const { database, app } = client
    await database.pool.query('alter table listing_view rename to listing_view_gone')
    const response = await app.inject({
      method: 'POST',
      url: '/api/views',
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/150.0' },
      payload: { views: [{ kind: 'school', slug: 'secret-words', source: 'list' }] },
    })
    await database.pool.query('alter table listing_view_gone rename to listing_view')
    expect(response.statusCode).toBe(500)
    await expect.poll(async () => (await status()).errors).toHaveLength(1)
    const { errors } = await status()
    expect(errors[0]).toMatchObject({ source: 'POST /api/views', count: 1 })
    expect(JSON.stringify(errors)).not.toContain('secret-words')
  })

  it('forgets old errors', async () => {
    const { db, pool } = client.database
    await pool.query(`update server_error set day = day - 100`)
    await createStatusRepository(db).pruneErrors(90)
    expect((await pool.query('select from server_error')).rowCount).toBe(0)
  })
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
