import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { stepClock } from '../uniform-timing.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  check = await createContractCheck()
})

type Headers = Partial<SignedIn['headers']>

async function post(path: string, payload: object | null, status: number, headers: Headers = {}) {
  const body = payload && { payload }
  const response = await app.inject({ method: 'POST', url: `/api${path}`, headers, ...body })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), 'post')).toEqual([])
  return response.json()
}

const requestLink = (email: string) => post('/users/login-links', { email }, 202)
const login = (token: string) => post('/users/login-with-token', { token }, 200)
const isSignedIn = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: '/api/users/my-sessions', headers })).statusCode === 200
}
const rowOf = async (id: number) =>
  (await database.pool.query('select * from app_user where id = $1', [id])).rows[0]

async function emailsTo(email: string) {
  const query = 'select subject, text_body from outgoing_mail where to_address = $1 order by id'
  return (await database.pool.query(query, [email])).rows
}

/** The token in the last email to an address. */
async function emailedToken(email: string): Promise<string> {
  const [, token] = /\/login-by-link\?token=([\w-]{43})\n/.exec(
    (await emailsTo(email)).at(-1)?.text_body,
  ) ?? ['', '']
  return token
}

const confirmed = { emailConfirmedAt: new Date('2026-01-01') }
const linkExpired = {
  ok: 0,
  msg: 'This link has been used or has expired. Please request a new one.',
}

describe('an emailed link', () => {
  it('signs in once', async () => {
    const { id } = await addSignedIn(database, { email: 'once@example.in', ...confirmed })
    await requestLink('ONCE@example.in')
    const token = await emailedToken('once@example.in')
    const response = await login(token)
    expect(response).toMatchObject({ ok: 1, user: { id, email: 'once@example.in' } })
    expect(response.token).not.toBe(token)
    expect(await isSignedIn(response.token)).toBe(true)
    expect(await login(token)).toEqual(linkExpired)
  })

  it('starts one session when two requests use it at the same time', async () => {
    await addSignedIn(database, { email: 'twice@example.in', ...confirmed })
    await requestLink('twice@example.in')
    const token = await emailedToken('twice@example.in')
    const responses = await Promise.all([login(token), login(token)])
    expect(responses.map(({ ok }) => ok).sort()).toEqual([0, 1])
  })

  it('keeps the password and sessions of a user with a confirmed email', async () => {
    const user = { email: 'confirmed@example.in', passwordHash: 'argon2id', ...confirmed }
    const { id, token } = await addSignedIn(database, user)
    await requestLink(user.email)
    await login(await emailedToken(user.email))
    expect(await rowOf(id)).toMatchObject({ password_hash: 'argon2id' })
    expect(await isSignedIn(token)).toBe(true)
  })

  it('confirms the email, and removes a password and sessions from before', async () => {
    const user = { email: 'first@example.in', passwordHash: 'argon2id' }
    const { id, token } = await addSignedIn(database, user)
    await requestLink(user.email)
    const response = await login(await emailedToken(user.email))
    const row = await rowOf(id)
    expect(row.email_confirmed_at).not.toBeNull()
    expect(row.password_hash).toBeNull()
    expect(await isSignedIn(token)).toBe(false)
    expect(await isSignedIn(response.token)).toBe(true)
    expect((await emailsTo(user.email)).at(-1)).toMatchObject({
      subject: 'Please set a new password',
      text_body: expect.stringContaining('/users/forgot-password'),
    })
  })

  it('is refused if the email of the account has changed', async () => {
    const { id } = await addSignedIn(database, { email: 'former@example.in', ...confirmed })
    await requestLink('former@example.in')
    const token = await emailedToken('former@example.in')
    await database.pool.query(`update app_user set email = 'now@example.in' where id = $1`, [id])
    expect(await login(token)).toEqual(linkExpired)
  })

  it('returns -1 for a user who was blocked after the request', async () => {
    const { id } = await addSignedIn(database, { email: 'shut@example.in' })
    await requestLink('shut@example.in')
    await database.pool.query('update app_user set blocked_at = now() where id = $1', [id])
    const response = await login(await emailedToken('shut@example.in'))
    expect(response).toEqual({ ok: -1, msg: 'This account is blocked. Please contact us.' })
    expect((await rowOf(id)).email_confirmed_at).toBeNull()
  })

  it.each(['x', 'A'.repeat(43), `' or 1=1 --`, '\u0000', '😀'.repeat(100)])(
    'refuses the token %j',
    async (token) => {
      expect(await login(token)).toEqual(linkExpired)
    },
  )
})

describe('requesting a link', () => {
  it('has the same response for every address, and emails only active users', async () => {
    await addSignedIn(database, { email: 'known@example.in' })
    await addSignedIn(database, { email: 'blocked@example.in', blockedAt: new Date() })
    const addresses = ['known@example.in', 'unknown@example.in', 'blocked@example.in']
    const responses = await Promise.all(addresses.map(requestLink))
    const expected = {
      status: 202,
      msg: 'If this address has an account, we have sent a link to it.',
    }
    expect(responses).toEqual([expected, expected, expected])
    const emails = await Promise.all(addresses.map(emailsTo))
    expect(emails.map(({ length }) => length)).toEqual([1, 0, 0])
  })

  it.each([
    ['/users/login-links', 'known-link@example.in'],
    ['/users/login-links', 'unknown-link@example.in'],
    ['/users/forgot-password', 'known-reset@example.in'],
    ['/users/forgot-password', 'unknown-reset@example.in'],
  ])('to %s for %s takes whole steps of 100 ms', async (url, email) => {
    if (email.startsWith('known')) await addSignedIn(database, { email })
    const wait = vi.spyOn(stepClock, 'wait').mockResolvedValue()
    await post(url, { email }, 202)
    expect(wait).toHaveBeenCalledOnce()
    wait.mockRestore()
  })

  it('writes equally often to the database whether or not the account exists', async () => {
    await addSignedIn(database, { email: 'counted@example.in' })
    const count = async () =>
      (await database.pool.query('select count(*)::int from user_link_token')).rows[0].count
    const before = await count()
    await requestLink('counted@example.in')
    await requestLink('nobody-at-all@example.in')
    expect(await count()).toBe(before + 2)
  })

  it('emails one account at most five links in 30 minutes, without an error', async () => {
    await addSignedIn(database, { email: 'often@example.in' })
    for (let time = 0; time < 7; time += 1) await requestLink('Often@example.in')
    expect(await emailsTo('often@example.in')).toHaveLength(5)
  })

  it('is limited per IP prefix', async () => {
    const { app: strict } = await createTestApp({ database, config: { formRateLimit: 2 } })
    const send = (email: string) =>
      strict.inject({ method: 'POST', url: '/api/users/login-links', payload: { email } })
    await send('one@example.in')
    await send('two@example.in')
    const refused = await send('three@example.in')
    expect(refused.statusCode).toBe(429)
    expect(check('/users/login-links', 429, refused.json(), 'post')).toEqual([])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  })

  it('requires a valid email', async () => {
    const { errors } = await post('/users/login-links', { email: 'meera at example' }, 400)
    expect(errors[0].field).toBe('email')
  })
})

describe('a link to the jobs site', () => {
  it('contains a token that signs in once, expires in five minutes and is not a session', async () => {
    const { id, headers } = await addSignedIn(database)
    const { token } = await post('/users/link-tokens', null, 201, headers)
    expect(await isSignedIn(token)).toBe(false)
    expect(await login(token)).toMatchObject({ ok: 1, user: { id } })
    expect(await login(token)).toEqual(linkExpired)
    const late = await post('/users/link-tokens', null, 201, headers)
    await database.pool.query(
      `update user_link_token set expires_at = expires_at - interval '5 minutes'`,
    )
    expect(await login(late.token)).toEqual(linkExpired)
  })

  it('ends when its user signs out', async () => {
    const { headers } = await addSignedIn(database)
    const { token } = await post('/users/link-tokens', null, 201, headers)
    await post('/users/logout', null, 200, headers)
    expect(await login(token)).toEqual(linkExpired)
  })

  it('does not confirm the email', async () => {
    const { id, token, headers } = await addSignedIn(database, { passwordHash: 'argon2id' })
    await login((await post('/users/link-tokens', null, 201, headers)).token)
    expect(await rowOf(id)).toMatchObject({
      email_confirmed_at: null,
      password_hash: 'argon2id',
    })
    expect(await isSignedIn(token)).toBe(true)
  })

  it('is limited to a hundred in an hour per user', async () => {
    const { headers } = await addSignedIn(database)
    await database.pool.query('delete from rate_limit_counter')
    await post('/users/link-tokens', null, 201, headers)
    await database.pool.query('update rate_limit_counter set count = 100')
    await post('/users/link-tokens', null, 429, headers)
  })

  it('requires a session', async () => {
    await post('/users/link-tokens', null, 401)
  })
})
