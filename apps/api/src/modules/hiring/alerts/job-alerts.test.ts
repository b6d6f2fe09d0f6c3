import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>
let userCount = 0

beforeAll(async () => {
  ;({ app, database } = await createTestApp({
    config: { publicUrl: 'https://edbazaar.test', basePath: '/in' },
  }))
  check = await createContractCheck()
})
beforeEach(() =>
  database.pool.query('truncate job_alert, outgoing_mail, rate_limit_counter cascade'),
)

const rows = async (query: string) => (await database.pool.query(query)).rows
const criteria = { roles: ['secondary'], subjects: ['Mathematics'], pay_from: 40_000 }

async function post(path: string, body: object, status: number, caller?: SignedIn) {
  const response = await app.inject({
    method: 'POST',
    url: `/in/api${path}`,
    payload: body,
    ...(caller && { headers: caller.headers }),
  })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), 'post')).toEqual([])
  return response.json()
}

async function lastToken(page: string): Promise<string> {
  const [email] = await rows('select * from outgoing_mail order by id desc limit 1')
  return new RegExp(`/in/jobs/alerts/${page}\\?token=([\\w-]{43})`).exec(email.text_body)?.[1] ?? ''
}

async function newUser(isConfirmed = true) {
  const email = `seeker${++userCount}@example.in`
  const emailConfirmedAt = isConfirmed ? new Date() : null
  return { email, ...(await addSignedIn(database, { email, emailConfirmedAt })) }
}

async function listOf(caller: SignedIn) {
  const path = '/users/my-job-alerts'
  const response = await app.inject({ url: `/in/api${path}`, headers: caller.headers })
  expect(check(path, 200, response.json())).toEqual([])
  return response.json().data
}

const endOwn = (caller: SignedIn, id: number) =>
  app.inject({
    method: 'DELETE',
    url: `/in/api/users/my-job-alerts/${id}`,
    headers: caller.headers,
  })

describe('an alert of an address', () => {
  const request = { email: 'Reader@example.in', every: 'day', criteria }

  it('starts with the confirmation, whose link works once', async () => {
    await post('/jobs/alerts', request, 202)
    expect(await rows('select confirmed_at from job_alert')).toEqual([{ confirmed_at: null }])
    const token = await lastToken('confirm')
    await post('/jobs/alerts/confirmations', { token }, 200)
    expect(await rows('select roles, subjects, pay_from, every from job_alert')).toEqual([
      { roles: ['secondary'], subjects: ['Mathematics'], pay_from: 40_000, every: 'day' },
    ])
    await post('/jobs/alerts/confirmations', { token }, 404)
  })

  it('is not added twice, and a confirmed one is left alone', async () => {
    await post('/jobs/alerts', request, 202)
    await post('/jobs/alerts', { ...request, email: 'reader@EXAMPLE.in', every: 'week' }, 202)
    expect(await rows('select every from job_alert')).toEqual([{ every: 'week' }])
    await post('/jobs/alerts/confirmations', { token: await lastToken('confirm') }, 200)
    await post('/jobs/alerts', request, 202)
    expect(await rows('select every from job_alert')).toEqual([{ every: 'week' }])
    expect(await rows('select 1 from outgoing_mail')).toHaveLength(2)
  })

  it('cannot be confirmed after two days', async () => {
    await post('/jobs/alerts', request, 202)
    await database.pool.query(`update job_alert set confirm_expires_at = now()`)
    await post('/jobs/alerts/confirmations', { token: await lastToken('confirm') }, 404)
  })

  it('sends nothing for the honeypot, an unknown place, or half a point', async () => {
    await post('/jobs/alerts', { ...request, website: 'x' }, 202)
    const { errors } = await post(
      '/jobs/alerts',
      { ...request, criteria: { place: 'nowhere' } },
      400,
    )
    expect(errors).toMatchObject([{ field: 'criteria.place' }])
    await post('/jobs/alerts', { ...request, criteria: { lat: 18 } }, 400)
    expect(await rows('select 1 from outgoing_mail')).toEqual([])
  })

  it('sends an address at most five confirmation emails a day', async () => {
    for (let n = 1; n <= 7; n++)
      await post('/jobs/alerts', { ...request, criteria: { pay_from: n } }, 202)
    expect(await rows('select 1 from outgoing_mail')).toHaveLength(5)
  })
})

describe('an alert of a user', () => {
  it('starts at once if the address is confirmed, and is listed with its filters', async () => {
    const user = await newUser()
    const added = await post('/users/my-job-alerts', { every: 'week', criteria }, 200, user)
    expect(added).toMatchObject({ every: 'week', criteria, is_confirmed: true })
    expect(await listOf(user)).toMatchObject([{ id: added.id, criteria }])
    expect(await rows('select 1 from outgoing_mail')).toEqual([])
  })

  it('waits for a confirmation if the address is not confirmed', async () => {
    const user = await newUser(false)
    const body = { every: 'day', criteria: { lat: 18.5, lng: 73.8 } }
    const added = await post('/users/my-job-alerts', body, 200, user)
    expect(added).toMatchObject({ is_confirmed: false, criteria: { radius: 25 } })
    await post('/jobs/alerts/confirmations', { token: await lastToken('confirm') }, 200)
    expect(await listOf(user)).toMatchObject([{ is_confirmed: true }])
  })

  it('is changed instead of added twice, also by 8 requests at once', async () => {
    const user = await newUser()
    await Promise.all(
      Array.from({ length: 8 }, () =>
        post('/users/my-job-alerts', { every: 'day', criteria }, 200, user),
      ),
    )
    await post('/users/my-job-alerts', { every: 'week', criteria }, 200, user)
    expect(await listOf(user)).toMatchObject([{ every: 'week' }])
  })

  it('is refused after the twentieth', async () => {
    const user = await newUser()
    const add = (n: number, status: number) =>
      post('/users/my-job-alerts', { every: 'day', criteria: { pay_from: n } }, status, user)
    for (let n = 1; n <= 20; n++) await add(n, 200)
    expect((await add(21, 409)).msg).toContain('20 job alerts')
  })

  it('is ended by its user only, who also sees those of their confirmed address', async () => {
    const [user, other] = [await newUser(), await newUser()]
    const { id } = await post('/users/my-job-alerts', { every: 'day', criteria }, 200, user)
    await post('/jobs/alerts', { email: user.email, every: 'day', criteria }, 202)
    const alerts = await listOf(user)
    expect(alerts).toHaveLength(2)
    expect(await listOf(other)).toEqual([])
    expect((await endOwn(other, id)).statusCode).toBe(404)
    for (const alert of alerts) expect((await endOwn(user, alert.id)).statusCode).toBe(200)
    expect((await endOwn(user, id)).statusCode).toBe(200)
    expect(await listOf(user)).toEqual([])
  })
})
