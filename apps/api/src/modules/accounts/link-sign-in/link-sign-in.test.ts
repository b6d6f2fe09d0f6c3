import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

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
  const answer = await app.inject({ method: 'POST', url: `/api${path}`, headers, ...body })
  expect(answer.statusCode, answer.payload).toBe(status)
  expect(check(path, status, answer.json(), 'post')).toEqual([])
  return answer.json()
}

const requestLink = (email: string) => post('/users/login-links', { email }, 202)
const login = (token: string) => post('/users/login-with-token', { token }, 200)
const isSignedIn = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: '/api/users/my-sessions', headers })).statusCode === 200
}
const rowOf = async (id: number) =>
  (await database.pool.query('select * from app_user where id = $1', [id])).rows[0]

async function lettersTo(email: string) {
  const asked = 'select subject, text_body from outgoing_mail where to_address = $1 order by id'
  return (await database.pool.query(asked, [email])).rows
}

/** The token of the last letter to an address. */
async function mailedToken(email: string): Promise<string> {
  const [, token] = /\/login-by-link\?token=([\w-]{43})\n/.exec(
    (await lettersTo(email)).at(-1)?.text_body,
  ) ?? ['', '']
  return token
}

const confirmed = { emailConfirmedAt: new Date('2026-01-01') }
const usedUp = {
  ok: 0,
  msg: 'This link has been used, or is too old. Please ask for a new one.',
}

describe('a mailed link', () => {
  it('signs in once', async () => {
    const { id } = await addSignedIn(database, { email: 'once@example.in', ...confirmed })
    await requestLink('ONCE@example.in')
    const token = await mailedToken('once@example.in')
    const answer = await login(token)
    expect(answer).toMatchObject({ ok: 1, user: { id, email: 'once@example.in' } })
    expect(answer.token).not.toBe(token)
    expect(await isSignedIn(answer.token)).toBe(true)
    expect(await login(token)).toEqual(usedUp)
  })

  it('opens one session when two use it at once', async () => {
    await addSignedIn(database, { email: 'twice@example.in', ...confirmed })
    await requestLink('twice@example.in')
    const token = await mailedToken('twice@example.in')
    const answers = await Promise.all([login(token), login(token)])
    expect(answers.map(({ ok }) => ok).sort()).toEqual([0, 1])
  })

  it('keeps the password and sessions of whoever has shown before that the address is theirs', async () => {
    const user = { email: 'kept@example.in', passwordHash: 'argon2id', ...confirmed }
    const { id, token } = await addSignedIn(database, user)
    await requestLink(user.email)
    await login(await mailedToken(user.email))
    expect(await rowOf(id)).toMatchObject({ password_hash: 'argon2id' })
    expect(await isSignedIn(token)).toBe(true)
  })

  it('confirms the address; a password and sessions from before that end', async () => {
    const user = { email: 'first@example.in', passwordHash: 'argon2id' }
    const { id, token } = await addSignedIn(database, user)
    await requestLink(user.email)
    const answer = await login(await mailedToken(user.email))
    const row = await rowOf(id)
    expect(row.email_confirmed_at).not.toBeNull()
    expect(row.password_hash).toBeNull()
    expect(await isSignedIn(token)).toBe(false)
    expect(await isSignedIn(answer.token)).toBe(true)
    expect((await lettersTo(user.email)).at(-1)).toMatchObject({
      subject: 'Please set a new password',
      text_body: expect.stringContaining('/users/forgot-password'),
    })
  })

  it('to an address that is no longer the account’s opens nothing', async () => {
    const { id } = await addSignedIn(database, { email: 'former@example.in', ...confirmed })
    await requestLink('former@example.in')
    const token = await mailedToken('former@example.in')
    await database.pool.query(`update app_user set email = 'now@example.in' where id = $1`, [id])
    expect(await login(token)).toEqual(usedUp)
  })

  it('answers -1 to whom an admin has blocked meanwhile', async () => {
    const { id } = await addSignedIn(database, { email: 'shut@example.in' })
    await requestLink('shut@example.in')
    await database.pool.query('update app_user set blocked_at = now() where id = $1', [id])
    const answer = await login(await mailedToken('shut@example.in'))
    expect(answer).toEqual({ ok: -1, msg: 'This account has been blocked. Please write to us.' })
    expect((await rowOf(id)).email_confirmed_at).toBeNull()
  })

  it.each(['x', 'A'.repeat(43), `' or 1=1 --`, '\u0000', '😀'.repeat(100)])(
    'is not %j',
    async (token) => {
      expect(await login(token)).toEqual(usedUp)
    },
  )
})

describe('asking for a link', () => {
  it('is answered the same whoever has the address; only a user gets a letter', async () => {
    await addSignedIn(database, { email: 'known@example.in' })
    await addSignedIn(database, { email: 'blocked@example.in', blockedAt: new Date() })
    const asked = ['known@example.in', 'unknown@example.in', 'blocked@example.in']
    const answers = await Promise.all(asked.map(requestLink))
    const same = { status: 202, msg: 'If this address has an account, a link is on its way to it.' }
    expect(answers).toEqual([same, same, same])
    const letters = await Promise.all(asked.map(lettersTo))
    expect(letters.map(({ length }) => length)).toEqual([1, 0, 0])
  })

  it('writes as often to the database whether or not the address is known', async () => {
    await addSignedIn(database, { email: 'counted@example.in' })
    const count = async () =>
      (await database.pool.query('select count(*)::int from user_link_token')).rows[0].count
    const before = await count()
    await requestLink('counted@example.in')
    await requestLink('nobody-at-all@example.in')
    expect(await count()).toBe(before + 2)
  })

  it('mails one account five links in half an hour at most, and says nothing of it', async () => {
    await addSignedIn(database, { email: 'often@example.in' })
    for (let time = 0; time < 7; time += 1) await requestLink('Often@example.in')
    expect(await lettersTo('often@example.in')).toHaveLength(5)
  })

  it('is refused to a household that asks too often', async () => {
    const { app: strict } = await createTestApp({ database, config: { formRateLimit: 2 } })
    const ask = (email: string) =>
      strict.inject({ method: 'POST', url: '/api/users/login-links', payload: { email } })
    await ask('one@example.in')
    await ask('two@example.in')
    const refused = await ask('three@example.in')
    expect(refused.statusCode).toBe(429)
    expect(check('/users/login-links', 429, refused.json(), 'post')).toEqual([])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  })

  it('needs an address', async () => {
    const { errors } = await post('/users/login-links', { email: 'meera at example' }, 400)
    expect(errors[0].field).toBe('email')
  })
})

describe('a link to the jobs site', () => {
  it('carries a token that signs its bearer in once, for five minutes, and is no session', async () => {
    const { id, headers } = await addSignedIn(database)
    const { token } = await post('/users/link-tokens', null, 201, headers)
    expect(await isSignedIn(token)).toBe(false)
    expect(await login(token)).toMatchObject({ ok: 1, user: { id } })
    expect(await login(token)).toEqual(usedUp)
    const late = await post('/users/link-tokens', null, 201, headers)
    await database.pool.query(
      `update user_link_token set expires_at = expires_at - interval '5 minutes'`,
    )
    expect(await login(late.token)).toEqual(usedUp)
  })

  it('confirms no address', async () => {
    const { id, token, headers } = await addSignedIn(database, { passwordHash: 'argon2id' })
    await login((await post('/users/link-tokens', null, 201, headers)).token)
    expect(await rowOf(id)).toMatchObject({
      email_confirmed_at: null,
      password_hash: 'argon2id',
    })
    expect(await isSignedIn(token)).toBe(true)
  })

  it('is made a hundred times an hour by one user at most', async () => {
    const { headers } = await addSignedIn(database)
    await database.pool.query('delete from rate_limit_counter')
    await post('/users/link-tokens', null, 201, headers)
    await database.pool.query('update rate_limit_counter set count = 100')
    await post('/users/link-tokens', null, 429, headers)
  })

  it('is not given to visitors', async () => {
    await post('/users/link-tokens', null, 401)
  })
})
