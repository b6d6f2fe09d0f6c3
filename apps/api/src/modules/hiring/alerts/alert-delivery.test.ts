import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { seededRandom } from '../../../../test/random.ts'
import { dayMs, hourMs } from '../../platform/dates/durations.ts'
import { createOutboxRepository } from '../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../platform/mail/outbox.service.ts'
import { createJobsRepository } from '../jobs/jobs.repository.ts'
import { createAlertDelivery } from './alert-delivery.ts'
import { createAlertRunsRepository } from './alert-runs.repository.ts'
import { createJobAlertLinks } from './job-alert-links.ts'

const { db, pool } = await createTestDatabase()
const repository = createAlertRunsRepository(db)
const jobs = createJobsRepository(db)
const links = createJobAlertLinks('https://edbazaar.test', async () => Buffer.alloc(32, 7))
const outbox = createOutbox(createOutboxRepository(db))
const rows = async (query: string, ...values: unknown[]) => (await pool.query(query, values)).rows

/** 8 am in India, some days from now. */
const morning = (days: number) => {
  const at = new Date(Date.now() + days * dayMs)
  at.setUTCHours(2, 30, 0, 0)
  return at
}

const deliveryAt = (at: Date, batchSize?: number, runs = repository) =>
  createAlertDelivery({
    repository: runs,
    summaries: jobs.findSummaries,
    links,
    outbox,
    now: () => at,
    ...(batchSize !== undefined && { batchSize }),
  })

let alertCount = 0
async function addAlert(values: Record<string, unknown> = {}): Promise<number> {
  alertCount += 1
  const alert = {
    email: 'reader@example.in',
    every: 'day',
    criteria_key: alertCount,
    confirmed_at: morning(-3),
    matched_until: morning(-3),
    token_hash: Buffer.from(String(alertCount)),
    ...values,
  }
  const names = Object.keys(alert)
  const [{ id }] = await rows(
    `insert into job_alert (${names}) values (${names.map((_, i) => `$${i + 1}`)}) returning id`,
    ...Object.values(alert),
  )
  return id
}

const addJobs = (count: number, at = morning(-1)) =>
  rows(
    `insert into job (title, location, role, subject, salary_min, lat, lng, published_at, created_at)
     select 'Job ' || n, 'Pune', 'secondary', 'Mathematics', 20000 + n * 100, 18.5, 73.8, $2, $2
     from generate_series(1, $1) n`,
    count,
    at,
  )

const emails = () => rows('select * from outgoing_mail order by id')
const runs = () => rows('select alert_id, run_on::text, state from job_alert_run order by 1, 2')

beforeEach(() => pool.query('truncate job_alert, job, outgoing_mail cascade'))

describe('the delivery', () => {
  it('emails new jobs once a day, with a link that ends the alert', async () => {
    await addAlert()
    await addJobs(2)
    await deliveryAt(morning(0)).deliverDue()
    await deliveryAt(morning(0)).deliverDue()
    const [email, ...others] = await emails()
    expect(others).toEqual([])
    expect(email).toMatchObject({
      to_address: 'reader@example.in',
      subject: '2 new jobs: all jobs in India',
      unsubscribe_url: expect.stringMatching(
        /^https:\/\/edbazaar.test\/jobs\/alerts\/end\?token=[\w-]{43}$/,
      ),
    })
    expect(email.text_body).toContain('Job 2\nPune · ₹20,200 a month')
    expect(email.text_body).toContain(email.unsubscribe_url)
  })

  it('does not send a job twice, nor an email without jobs', async () => {
    const id = await addAlert()
    await addJobs(1)
    await deliveryAt(morning(0)).deliverDue()
    await deliveryAt(morning(1)).deliverDue()
    expect(await emails()).toHaveLength(1)
    expect((await runs()).map(({ state }) => state)).toEqual(['sent', 'empty'])
    const nextEvening = new Date(morning(1).getTime() + 12 * hourMs)
    await addJobs(1, nextEvening)
    await deliveryAt(morning(2)).deliverDue()
    expect((await emails()).map(({ subject }) => subject.slice(0, 10))).toEqual([
      '1 new job:',
      '1 new job:',
    ])
    expect(await rows('select 1 from job_alert_run where alert_id = $1', id)).toHaveLength(3)
  })

  it('sends a weekly alert every seven days', async () => {
    await addAlert({ every: 'week', confirmed_at: morning(-7) })
    await addJobs(1, morning(-1))
    await addJobs(1, morning(3))
    for (const day of [0, 1, 6, 7]) await deliveryAt(morning(day)).deliverDue()
    expect(await emails()).toHaveLength(2)
    expect(await runs()).toHaveLength(2)
  })

  it('sends nothing before seven in the morning, nor on the day of the confirmation', async () => {
    await addAlert()
    await addAlert({ confirmed_at: morning(0) })
    await addJobs(1)
    const night = morning(0)
    night.setUTCHours(1, 0)
    await deliveryAt(night).deliverDue()
    expect(await runs()).toEqual([])
    await deliveryAt(morning(0)).deliverDue()
    expect(await runs()).toHaveLength(1)
  })

  it('sends nothing to alerts that have ended or are not confirmed, nor to blocked users', async () => {
    const [{ id: userId }] = await rows(
      `insert into app_user (firstname, lastname, email, blocked_at)
       values ('A', 'B', 'blocked@example.in', now()) returning id`,
    )
    await addAlert({ ended_at: new Date() })
    await addAlert({ confirmed_at: null })
    await addAlert({ email: null, user_id: userId })
    await addJobs(1)
    await deliveryAt(morning(0)).deliverDue()
    expect(await emails()).toEqual([])
  })

  it('counts at most 500 jobs and names 20', async () => {
    await addAlert()
    await addJobs(510)
    await deliveryAt(morning(0)).deliverDue()
    const [email] = await emails()
    expect(email.subject).toMatch(/^500 new jobs/)
    expect(email.text_body.match(/jobs\/description/g)).toHaveLength(20)
  })

  it('gives up a run after four hours, and the next one has its jobs', async () => {
    const id = await addAlert()
    await addJobs(1)
    await repository.plan(morning(0))
    const later = new Date(morning(0).getTime() + 4 * hourMs)
    await deliveryAt(later).deliverDue()
    expect(await emails()).toEqual([])
    expect(await runs()).toMatchObject([{ alert_id: id, state: 'expired' }])
    await deliveryAt(morning(1)).deliverDue()
    expect(await emails()).toHaveLength(1)
  })
})

describe('a process that dies', () => {
  it('leaves each alert exactly one email, wherever it died', async () => {
    for (let n = 0; n < 23; n++) await addAlert({ email: `reader${n}@example.in` })
    await addJobs(3)
    let steps = 0
    // Dies between two batches, and inside of one before its commit.
    const dying: typeof repository = {
      ...repository,
      searchBatch: (...args) => {
        if (++steps % 3 === 0) throw new Error('killed')
        return repository.searchBatch(...args)
      },
      finish: async (...args) => {
        await repository.finish(...args)
        if (steps % 3 === 2) throw new Error('killed')
      },
    }
    for (let n = 0; n < 10; n++)
      await deliveryAt(morning(0), 3, dying)
        .deliverDue()
        .catch(() => {})
    await deliveryAt(morning(0), 3).deliverDue()
    const sent = (await emails()).map(({ to_address: address }) => address)
    expect(sent).toHaveLength(23)
    expect(new Set(sent).size).toBe(23)
  })

  it('emails each alert once when several processes deliver', async () => {
    for (let n = 0; n < 40; n++) await addAlert({ email: `reader${n}@example.in` })
    await addJobs(1)
    const delivery = deliveryAt(morning(0), 5)
    await Promise.all([delivery.deliverDue(), delivery.deliverDue(), delivery.deliverDue()])
    const sent = (await emails()).map(({ to_address: address }) => address)
    expect(sent).toHaveLength(40)
    expect(new Set(sent).size).toBe(40)
  })
})

it('finds the jobs that the list finds', async () => {
  const random = seededRandom('alerts and lists')
  const oneOf = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value
  for (let n = 0; n < 60; n++)
    await rows(
      `insert into job (title, location, role, type, subject, salary_max, pay_period, lat, lng, created_at)
       values ('J', 'L', $1, $2, $3, $4, $5, $6, $7, $8)`,
      oneOf(['primary', 'secondary', 'office']),
      oneOf(['full-time', 'part-time']),
      oneOf(['Mathematics', 'Physics', null]),
      oneOf([null, 20_000, 40_000, 60_000]),
      oneOf(['month', 'hour', 'year']),
      oneOf([18.5, 18.6, 19, null]),
      oneOf([73.8, 73.9, 74]),
      morning(-1),
    )
  const at = morning(0)
  for (let n = 0; n < 40; n++) {
    const isNear = random() < 0.5
    const criteria = {
      roles: oneOf([[], ['primary'], ['primary', 'office']] as const),
      subjects: oneOf([[], ['Physics'], ['Mathematics', 'Physics']] as const),
      types: oneOf([[], ['part-time']] as const),
      payFrom: oneOf([null, 30_000]),
    }
    const location = isNear
      ? { center: { lat: 18.52, lng: 73.85 }, radius: oneOf([5, 25]), isApproximate: false }
      : null
    await pool.query('truncate job_alert cascade')
    await addAlert({
      roles: criteria.roles,
      subjects: criteria.subjects,
      types: criteria.types,
      pay_from: criteria.payFrom,
      lat: location?.center.lat ?? null,
      lng: location?.center.lng ?? null,
      radius: location?.radius ?? null,
    })
    await repository.plan(at)
    const [found] = await repository.transaction((tx) =>
      repository.searchBatch(tx, at, { size: 10, shown: 100 }),
    )
    const listed = await jobs.list(criteria, location, {
      sort: 'relevance',
      offset: 0,
      limit: 100,
    })
    expect(found?.jobIds.toSorted(), JSON.stringify(criteria)).toEqual(
      listed.map(({ id }) => id).toSorted(),
    )
  }
})

describe('the yearly question', () => {
  it('asks once after a year, and ends the alert a month later without an answer', async () => {
    const id = await addAlert({ reviewed_at: morning(-366), confirmed_at: morning(-366) })
    await addAlert({ reviewed_at: morning(-300) })
    await deliveryAt(morning(0)).reviewOld()
    await deliveryAt(morning(1)).reviewOld()
    const [email, ...others] = await emails()
    expect(others).toEqual([])
    expect(email.subject).toBe('Do you still want this job alert?')
    expect(email.text_body).toMatch(/jobs\/alerts\/keep\?token=[\w-]{43}/)
    expect(await rows('select 1 from job_alert where ended_at is not null')).toEqual([])
    await deliveryAt(morning(32)).reviewOld()
    expect(await rows('select id from job_alert where ended_at is not null')).toEqual([{ id }])
  })
})
