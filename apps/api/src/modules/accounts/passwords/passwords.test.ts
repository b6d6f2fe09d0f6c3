import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createRequestSender } from '../../../../test/request-sender.ts'
import { addSignedIn } from '../../../../test/users.ts'
import type { users } from '../../../db/schema/index.ts'
import { createLinkTokensRepository } from '../link-tokens/link-tokens.repository.ts'
import {
  createLinkTokensService,
  type LinkTokensService,
} from '../link-tokens/link-tokens.service.ts'
import { hashPassword } from './password-hashes.ts'

const site = 'https://edbazaar.test'
const oldPassword = 'neem tree 7'
const newPassword = 'banyan tree 8'
let app: TestApp['app']
let database: TestApp['database']
let send: Awaited<ReturnType<typeof createRequestSender>>
let links: LinkTokensService
let passwordHash: string

beforeAll(async () => {
  const config = { trustProxy: true, publicUrl: site, basePath: '' }
  ;({ app, database } = await createTestApp({ config }))
  send = await createRequestSender(app)
  links = createLinkTokensService(createLinkTokensRepository(database.db))
  passwordHash = await hashPassword(oldPassword)
})
beforeEach(() =>
  database.pool.query(
    'delete from rate_limit_counter; delete from outgoing_mail; delete from user_link_token; delete from app_user',
  ),
)

let userCount = 0
async function addUser(user: Partial<typeof users.$inferInsert> = {}) {
  const email = `Owner${++userCount}@example.in`
  return { email, ...(await addSignedIn(database, { email, passwordHash, ...user })) }
}
type TestUser = Awaited<ReturnType<typeof addUser>>

const emails = async () =>
  (await database.pool.query('select * from outgoing_mail order by id')).rows
const forgot = (email: string, status = 202, from?: string) =>
  send('/users/forgot-password', status, { body: { email }, ...(from !== undefined && { from }) })
const checkLink = (token: string, status: number) =>
  send('/users/reset-password/checks', status, { body: { token } })
const reset = (token: string, password: string, status: number) =>
  send('/users/reset-password', status, { body: { token, password } })
const signIn = (email: string, password: string, status: number) =>
  send('/users/login-with-pass', status, { body: { email, password } })
const isSignedIn = ({ headers }: Pick<TestUser, 'headers'>, status: number) =>
  send('/users/my-sessions', status, { method: 'GET', headers })
async function emailedToken(): Promise<string> {
  const [lastEmail] = (await emails()).slice(-1)
  return /reset-password\?token=([A-Za-z0-9_-]{43})\n/.exec(lastEmail.text_body)?.[1] ?? ''
}

describe('resetting a password by link', () => {
  it('sets the password once, confirms the email and signs out all devices', async () => {
    const owner = await addUser()
    await forgot(owner.email.toLowerCase())
    expect(await emails()).toMatchObject([
      { to_address: owner.email, subject: 'Set a new password' },
    ])
    const token = await emailedToken()
    await checkLink(token, 200)
    await checkLink(token, 200)
    await reset(token, `  ${newPassword} `, 200)
    await isSignedIn(owner, 401)
    await signIn(owner.email, oldPassword, 401)
    await signIn(owner.email, newPassword, 200)
    await checkLink(token, 404)
    expect((await reset(token, 'another tree 9', 404)).json().msg).toContain('request a new one')
    await signIn(owner.email, newPassword, 200)
    const { rows } = await database.pool.query('select email_confirmed_at from app_user')
    expect(rows[0].email_confirmed_at).not.toBeNull()
    expect((await emails())[1]).toMatchObject({
      to_address: owner.email,
      subject: 'Your password was changed',
      html_body: expect.stringContaining(`${site}/users/forgot-password`),
    })
  })

  it('sets a first password for a user who registered with Google', async () => {
    const { email } = await addUser({ passwordHash: null, googleId: 'g-1' })
    await forgot(email)
    await reset(await emailedToken(), newPassword, 200)
    await signIn(email, newPassword, 200)
  })

  it('sends the same response for unknown addresses and blocked users, and emails neither', async () => {
    const { email } = await addUser({ blockedAt: new Date() })
    const { email: known } = await addUser()
    const responses = [await forgot(known), await forgot('nobody@example.in'), await forgot(email)]
    for (const response of responses) expect(response.json()).toEqual(responses[0]?.json())
    expect(await emails()).toHaveLength(1)
  })

  it('emails at most three links in 30 minutes, and the last one stays valid', async () => {
    const { email } = await addUser()
    for (let i = 0; i < 6; i++) await forgot(i % 2 ? email : email.toUpperCase())
    expect(await emails()).toHaveLength(3)
    await checkLink(await emailedToken(), 200)
    await database.pool.query(`update rate_limit_counter set ends_at = now()`)
    await forgot(email)
    expect(await emails()).toHaveLength(4)
  })

  it('limits requests per IP prefix', async () => {
    const config = { trustProxy: true, formRateLimit: 2 }
    const limited = await createRequestSender((await createTestApp({ config, database })).app)
    for (const [i, status] of [202, 202, 429].entries())
      await limited('/users/forgot-password', status, {
        body: { email: `a${i}@example.in` },
        from: '192.0.2.1',
      })
  })

  it.each([
    ['short', 'at least 6'],
    ['password1', 'is too common'],
    ['MeeraIyer', 'your name'],
  ])('refuses the weak password %j and keeps the link valid', async (weak, msg) => {
    const owner = await addUser()
    await forgot(owner.email)
    const token = await emailedToken()
    const response = await reset(token, weak, 400)
    expect(response.json().errors).toEqual([
      { field: 'password', msg: expect.stringContaining(msg) },
    ])
    await isSignedIn(owner, 200)
    await reset(token, newPassword, 200)
  })

  it('sets one password when several requests use the link at the same time', async () => {
    const { email } = await addUser()
    await forgot(email)
    const token = await emailedToken()
    const passwords = ['banyan tree 8', 'peepal tree 9', 'mango tree 10', 'banana tree 11']
    const responses = await Promise.all(
      passwords.map((password) =>
        app.inject({
          method: 'POST',
          url: '/api/users/reset-password',
          payload: { token, password },
        }),
      ),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect([...statuses].sort()).toEqual([200, 404, 404, 404])
    for (const [i, password] of passwords.entries())
      await signIn(email, password, statuses[i] === 200 ? 200 : 401)
    expect(await emails()).toHaveLength(2)
  })

  it('revokes all other links of the user', async () => {
    const { id, email } = await addUser()
    await forgot(email)
    const first = await emailedToken()
    await forgot(email)
    const attacker = { userId: id, purpose: 'confirm-email', email: 'thief@example.in' } as const
    const attackerLink = await links.create(database.db, attacker)
    await reset(await emailedToken(), newPassword, 200)
    await checkLink(first, 404)
    expect(await links.peek(attackerLink, 'confirm-email')).toBeNull()
  })

  it.each([
    ['unknown', async () => 'A'.repeat(43)],
    [
      'created for signing in',
      ({ id: userId, email }: TestUser) =>
        links.create(database.db, { userId, purpose: 'login', email }),
    ],
    [
      'expired',
      async ({ id: userId, email }: TestUser) => {
        const purpose = 'reset-password'
        const token = await links.create(database.db, { userId, purpose, email })
        await database.pool.query('update user_link_token set expires_at = now()')
        return token
      },
    ],
    [
      'sent to a former email of the account',
      ({ id: userId }: TestUser) =>
        links.create(database.db, {
          userId,
          purpose: 'reset-password',
          email: 'before@example.in',
        }),
    ],
  ])('refuses a link that is %s', async (_, linkFor) => {
    const owner = await addUser()
    const token = await linkFor(owner)
    await checkLink(token, 404)
    await reset(token, newPassword, 404)
    await isSignedIn(owner, 200)
    await signIn(owner.email, oldPassword, 200)
  })

  it.each([
    ['/users/forgot-password', { email: 'meera' }, 'email'],
    ['/users/forgot-password', {}, 'email'],
    ['/users/reset-password/checks', { token: "' or 1=1" }, 'token'],
    ['/users/reset-password', { token: 'A'.repeat(43) }, 'password'],
    ['/users/reset-password', { token: 'A'.repeat(44), password: newPassword }, 'token'],
  ])('refuses %s with %j and names the field %s', async (path, body, field) => {
    expect((await send(path, 400, { body })).json().errors).toMatchObject([{ field }])
  })
})

describe('changing a password', () => {
  const change = (
    { headers }: { headers?: TestUser['headers'] },
    body: { current_password?: string; password?: string },
    status: number,
  ) => send('/users/my-password', status, { method: 'PUT', body, ...(headers && { headers }) })

  it.each([
    ['a customer', {}],
    ['an admin', { isAdmin: true }],
    ['a user with few permissions', { permissions: [3] }],
  ])('of %s needs the current one, signs out other devices and sends an email', async (_, user) => {
    const owner = await addUser(user)
    const { token } = (await signIn(owner.email, oldPassword, 200)).json()
    const link = { userId: owner.id, purpose: 'reset-password', email: owner.email } as const
    const reset = await links.create(database.db, link)
    await change(owner, { current_password: ` ${oldPassword} `, password: newPassword }, 200)
    await isSignedIn(owner, 200)
    await isSignedIn({ headers: { authorization: `Bearer ${token}` } }, 401)
    await checkLink(reset, 404)
    await signIn(owner.email, oldPassword, 401)
    await signIn(owner.email, newPassword, 200)
    expect(await emails()).toMatchObject([{ subject: 'Your password was changed' }])
  })

  it('refuses a wrong current password, names the field and keeps the session', async () => {
    const owner = await addUser()
    const response = await change(owner, { current_password: 'guess', password: newPassword }, 401)
    expect(response.json()).toMatchObject({
      code: 'wrong_credentials',
      errors: [{ field: 'current_password' }],
    })
    await isSignedIn(owner, 200)
    await signIn(owner.email, oldPassword, 200)
    expect(await emails()).toEqual([])
  })

  it('limits wrong current passwords and does not count correct ones', async () => {
    const owner = await addUser()
    await change(owner, { current_password: oldPassword, password: oldPassword }, 200)
    for (let i = 0; i < 10; i++)
      await change(owner, { current_password: `guess ${i}`, password: newPassword }, 401)
    const refused = await change(
      owner,
      { current_password: oldPassword, password: newPassword },
      429,
    )
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    await signIn(owner.email, oldPassword, 200)
  })

  it('refuses a password that is easy to guess and names the field', async () => {
    const owner = await addUser()
    for (const password of ['dragon', 'qwerty123', owner.email]) {
      const response = await change(owner, { current_password: oldPassword, password }, 400)
      expect(response.json().errors).toMatchObject([{ field: 'password' }])
    }
  })

  it('refuses an account without a password, which needs a reset link', async () => {
    const owner = await addUser({ passwordHash: null })
    const response = await change(owner, { current_password: 'any', password: newPassword }, 400)
    expect(response.json().errors).toEqual([
      { field: 'current_password', msg: 'is not set. Ask for a link to set a password' },
    ])
  })

  it('changes the password once when two requests arrive at the same time', async () => {
    const owner = await addUser()
    const responses = await Promise.all(
      [newPassword, 'peepal tree 9'].map((password) =>
        app.inject({
          method: 'PUT',
          url: '/api/users/my-password',
          headers: owner.headers,
          payload: { current_password: oldPassword, password },
        }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('requires a session', async () => {
    const body = { current_password: oldPassword, password: newPassword }
    const response = await change({}, body, 401)
    expect(response.json().code).toBe('not_signed_in')
  })
})

it('stores no password and no token in plain text once the emails are sent', async () => {
  const registered = await send('/users/signup', 201, {
    body: {
      firstname: 'Asha',
      lastname: 'Rao',
      email: 'asha@example.in',
      user_type: 'edbazaar',
      password: 'lotus pond 12',
    },
  })
  const { email } = await addUser()
  await forgot(email)
  const token = await emailedToken()
  const { token: session } = (await signIn(email, oldPassword, 200)).json()
  const secrets = ['lotus pond 12', oldPassword, token, registered.json().token, session]
  // The text of an email is removed when it is sent: see mail.test.ts.
  await database.pool.query('delete from outgoing_mail')
  const dump = await everything()
  expect(dump).toContain('asha@example.in')
  expect(dump).toContain('$argon2id$')
  for (const secret of secrets) {
    expect(secret).toMatch(/^(?:[A-Za-z0-9_-]{43}|[a-z]+ [a-z]+ \d+)$/)
    expect(dump).not.toContain(secret)
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'))
  }
  // The stored hashes cannot be used to sign in either.
  const { rows } = await database.pool.query(
    `select encode(token_hash, 'hex') as stored from user_session
     union all select encode(hash, 'hex') from user_link_token
     union all select password_hash from app_user`,
  )
  for (const { stored } of rows) {
    const bearer = stored.length === 64 ? Buffer.from(stored, 'hex').toString('base64url') : stored
    await isSignedIn({ headers: { authorization: `Bearer ${bearer}` } }, 401)
    if (/^[\w-]{43}$/.test(bearer)) await checkLink(bearer, 404)
    await signIn(email, stored, 401)
    await database.pool.query('delete from rate_limit_counter')
  }
})

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const rows = await Promise.all(
    tables.rows.map(({ name }) => database.pool.query(`select t::text as row from ${name} t`)),
  )
  return rows.flatMap((result) => result.rows.map(({ row }) => row)).join('\n')
}
