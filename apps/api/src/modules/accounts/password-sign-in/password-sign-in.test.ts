import * as argon2 from '@node-rs/argon2'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createRequestSender } from '../../../../test/request-sender.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { users } from '../../../db/schema/index.ts'
import { hashPassword } from '../passwords/password-hashes.ts'

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})
const verified = vi.mocked(argon2.verify)

const path = '/users/login-with-pass'
const password = 'neem tree 7'
let app: TestApp['app']
let database: TestApp['database']
let send: Awaited<ReturnType<typeof createRequestSender>>
let passwordHash: string

beforeAll(async () => {
  ;({ app, database } = await createTestApp({
    config: { trustProxy: true, publicUrl: 'https://edbazaar.test', basePath: '' },
  }))
  send = await createRequestSender(app)
  passwordHash = await hashPassword(password)
})
beforeEach(async () => {
  await database.pool.query('delete from rate_limit_counter; delete from outgoing_mail')
  verified.mockClear()
})

let userCount = 0
/** A user with the password and without a session. */
async function addUser(user: Partial<typeof users.$inferInsert> = {}) {
  const email = `Person${++userCount}@example.in`
  const names = { firstname: 'Meera', lastname: 'Iyer' }
  const [added] = await database.db
    .insert(users)
    .values({ ...names, email, passwordHash, ...user })
    .returning({ id: users.id, email: users.email })
  if (!added) throw new Error('A user was not added')
  return added
}
const countOf = async (table: string) =>
  (await database.pool.query(`select 1 from ${table}`)).rowCount
const signIn = (email: string, typed: string, status: number, from?: string) =>
  send(path, status, { body: { email, password: typed }, ...(from !== undefined && { from }) })

describe('signing in with a password', () => {
  it('returns the user and a valid token', async () => {
    const { id, email } = await addUser()
    const response = await signIn(email, password, 200)
    expect(response.headers['cache-control']).toBe('no-store')
    const { token, user } = response.json()
    expect(user).toEqual({
      id,
      firstname: 'Meera',
      lastname: 'Iyer',
      email,
      phone: null,
      user_type: 'edbazaar',
      permissions: [1, 2, 3, 4, 5, 6],
      is_admin: false,
      user_has_institute: false,
      is_walkthrough_skipped: false,
      profile_image: null,
      cover_image: null,
    })
    const headers = { authorization: `Bearer ${token}` }
    await send('/users/my-sessions', 200, { method: 'GET', headers })
  })

  it.each([
    ['an admin', { isAdmin: true }, { is_admin: true }],
    ['a user with few permissions', { permissions: [3] }, { permissions: [3] }],
  ])('returns the role and permissions of %s', async (_, user, expected) => {
    const { email } = await addUser(user)
    expect((await signIn(email, password, 200)).json().user).toMatchObject(expected)
  })

  it('reports that a provider has an institute', async () => {
    const { id, email } = await addUser()
    await database.pool.query(
      `insert into store (owner_id, brand_name) values ($1, 'Tabla House')`,
      [id],
    )
    expect((await signIn(email, password, 200)).json().user.user_has_institute).toBe(true)
  })

  it('ignores the case of the email and spaces around the password', async () => {
    const { email } = await addUser()
    await signIn(email.toUpperCase(), `  ${password} `, 200)
  })

  it('treats a wrong email like a wrong password, in message and amount of work', async () => {
    const { email } = await addUser()
    const { email: without } = await addUser({ passwordHash: null })
    const responses = []
    for (const [at, typed] of [
      [email, 'wrong one'],
      ['nobody@example.in', password],
      [without, password],
    ] as const) {
      verified.mockClear()
      responses.push((await signIn(at, typed, 401)).json())
      expect(verified).toHaveBeenCalledTimes(1)
      expect(verified.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    }
    expect(responses[0]).toMatchObject({ code: 'wrong_credentials' })
    expect(responses[1]).toEqual(responses[0])
    expect(responses[2]).toEqual(responses[0])
  })

  it('refuses a job seeker who knows the password with the specified message', async () => {
    const { email } = await addUser({ userType: 'edjobs' })
    expect((await signIn(email, password, 403)).json()).toMatchObject({
      code: 'job_seeker',
      msg: 'You are a job seeker and cannot login. Please register with different email',
    })
    await signIn(email, 'wrong one', 401)
  })

  it('refuses a blocked user and says so only if the password is correct', async () => {
    const { email } = await addUser({ blockedAt: new Date() })
    expect((await signIn(email, password, 403)).json().msg).toContain('blocked')
    await signIn(email, 'wrong one', 401)
  })

  it('refuses a password that is changed while it is being checked', async () => {
    const { id, email } = await addUser()
    const real = verified.getMockImplementation()
    verified.mockImplementationOnce(async (...args) => {
      await database.pool.query(`update app_user set password_hash = 'x' where id = $1`, [id])
      return real?.(...args) ?? false
    })
    await signIn(email, password, 401)
  })

  it.each([
    [{ email: 'meera' }, 'email'],
    [{ email: ' meera@example.in' }, 'email'],
    [{ email: undefined }, 'email'],
    [{ password: '' }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ password: null }, 'password'],
    [{ is_admin: true }, 'is_admin'],
  ])('refuses %j and names the field %s', async (wrong, field) => {
    const body = { email: 'meera@example.in', password, ...wrong }
    const response = await send(path, 400, { body })
    expect(response.json().errors).toMatchObject([{ field }])
    expect(verified).not.toHaveBeenCalled()
  })
})

describe('failed sign-ins', () => {
  const ipAddress = (i: number) => `10.${i >> 8}.${i & 255}.7`

  it('from a thousand addresses do not succeed and do not lock the owner out', async () => {
    const { id, email } = await addUser()
    const home = '203.0.113.9'
    const away = '198.51.100.4'
    await signIn(email, password, 200, home)
    verified.mockClear()
    const flood = async (from: number, count: number) => {
      for (let i = from; i < from + count; i += 50) {
        const responses = await Promise.all(
          Array.from({ length: 50 }, (_, j) =>
            app.inject({
              method: 'POST',
              url: `/api${path}`,
              headers: { 'x-forwarded-for': ipAddress(i + j) },
              // The last password is correct, but beyond the limit no password is checked.
              payload: { email, password: i + j === 999 ? password : `guess ${i + j}` },
            }),
          ),
        )
        for (const { statusCode } of responses) expect([401, 429]).toContain(statusCode)
      }
    }
    await flood(0, 1_000)
    expect(verified).toHaveBeenCalledTimes(10)
    // The known IP prefix has its own limit.
    await signIn(email, password, 200, home)
    // From an unknown IP prefix the owner has to wait, and the message offers a sign-in link.
    const refused = await signIn(email, password, 429, away)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600)
    expect(refused.json().msg).toContain('link by email')
    // A reset link makes this IP prefix known too, while the attack continues.
    await send('/users/forgot-password', 202, { body: { email }, from: away })
    const resetEmail = await database.pool.query(
      `select text_body from outgoing_mail order by id desc limit 1`,
    )
    const [, token] = /reset-password\?token=(\S+)/.exec(resetEmail.rows[0].text_body) ?? []
    const body = { token, password: 'banyan tree 8' }
    await send('/users/reset-password', 200, { body, from: away })
    await flood(1_000, 100)
    expect((await signIn(email, 'banyan tree 8', 200, away)).json().user.id).toBe(id)
  })

  it('are limited equally if the account does not exist', async () => {
    for (let i = 0; i < 10; i++) await signIn('no@example.in', 'guess', 401, ipAddress(i))
    await signIn('NO@example.in', 'guess', 429, ipAddress(11))
    expect(verified).toHaveBeenCalledTimes(10)
  })

  it('are limited for a known IP prefix too', async () => {
    const { email } = await addUser()
    await signIn(email, password, 200, ipAddress(1))
    for (let i = 0; i < 20; i++) await signIn(email, 'guess', 401, ipAddress(1))
    await signIn(email, password, 429, ipAddress(1))
  })

  it('expire after an hour, and correct passwords do not count', async () => {
    const { email } = await addUser()
    for (let i = 0; i < 9; i++) await signIn(email, 'guess', 401, ipAddress(i))
    const { token } = (await signIn(email, password, 200, ipAddress(20))).json()
    await send('/users/logout', 200, { headers: { authorization: `Bearer ${token}` } })
    await signIn(email, 'guess', 401, ipAddress(21))
    await signIn(email, password, 429, ipAddress(22))
    await database.pool.query('update rate_limit_counter set ends_at = now()')
    await signIn(email, password, 200, ipAddress(22))
  })

  it('from one IP prefix to many accounts are limited across processes', async () => {
    const config = { trustProxy: true, signInRateLimit: 3 }
    const first = await createRequestSender((await createTestApp({ config, database })).app)
    const second = await createRequestSender((await createTestApp({ config, database })).app)
    const { email } = await addUser()
    const wrong = { email: 'a@example.in', password: 'guess' }
    await first(path, 401, { body: wrong, from: '2001:db8:1:2::1' })
    await second(path, 401, { body: { ...wrong, email: 'b@example.in' }, from: '2001:db8:1:2::2' })
    await first(path, 200, { body: { email, password }, from: '2001:db8:1:2::9' })
    await first(path, 401, { body: { ...wrong, email: 'c@example.in' }, from: '2001:db8:1:2::3' })
    await second(path, 429, { body: { ...wrong, email: 'd@example.in' }, from: '2001:db8:1:2::4' })
    await second(path, 401, { body: { ...wrong, email: 'd@example.in' }, from: '2001:db8:1:3::4' })
  })
})

describe('registering', () => {
  const at = '/users/signup'
  const registration = (changes: object = {}) => ({
    firstname: 'Meera',
    lastname: 'Iyer',
    email: `New${++userCount}@example.in`,
    password,
    user_type: 'edbazaar',
    ...changes,
  })

  it('adds a customer with the default permissions and signs them in', async () => {
    const body = registration({ firstname: '  Asha  Rani ', password: ` ${password}  ` })
    const { token, user } = (await send(at, 201, { body })).json()
    expect(user).toMatchObject({
      firstname: 'Asha Rani',
      lastname: 'Iyer',
      email: body.email,
      is_admin: false,
      user_type: 'edbazaar',
      permissions: [1, 2, 3, 4, 5, 6],
      user_has_institute: false,
    })
    const headers = { authorization: `Bearer ${token}` }
    await send('/users/my-sessions', 200, { method: 'GET', headers })
    await signIn(body.email, password, 200)
  })

  it('sends a welcome email with a link to confirm it, and no text from the registration', async () => {
    const body = registration({ firstname: 'Visit evil.example', lastname: 'now' })
    await send(at, 201, { body })
    const { rows } = await database.pool.query('select * from outgoing_mail')
    expect(rows).toMatchObject([{ to_address: body.email, subject: 'Welcome to EdBazaar' }])
    expect(rows[0].text_body).toMatch(
      /https:\/\/edbazaar\.test\/users\/confirm-email\?token=[A-Za-z0-9_-]{43}\n/,
    )
    expect(rows[0].html_body).toContain('https://edbazaar.test/users/confirm-email?token=')
    expect(`${rows[0].subject}${rows[0].text_body}${rows[0].html_body}`).not.toContain('evil')
    const link = await database.pool.query(
      `select email, purpose, expires_at - created_at as lasts from user_link_token
       order by created_at desc limit 1`,
    )
    expect(link.rows[0]).toMatchObject({
      email: body.email,
      purpose: 'confirm-email',
      lasts: { minutes: 30 },
    })
  })

  it('is refused for an email with an account, ignoring case, and changes nothing', async () => {
    const { email } = await addUser()
    const body = registration({ email: email.toUpperCase(), password: 'another one 9' })
    const response = await send(at, 409, { body })
    expect(response.json()).toMatchObject({
      code: 'conflict',
      errors: [{ field: 'email', msg: 'already has an account' }],
    })
    expect(await countOf('outgoing_mail')).toBe(0)
    await signIn(email, password, 200)
  })

  it('adds one account when several requests arrive at the same time', async () => {
    const body = registration()
    const responses = await Promise.all(
      Array.from({ length: 4 }, () =>
        app.inject({ method: 'POST', url: `/api${at}`, payload: body }),
      ),
    )
    const statuses = responses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([201, 409, 409, 409])
    expect(await countOf('outgoing_mail')).toBe(1)
  })

  it.each([
    [{ firstname: 'M' }, 'firstname'],
    [{ firstname: ' M ' }, 'firstname'],
    [{ lastname: '  ' }, 'lastname'],
    [{ lastname: 'gnp.\u202Eexe' }, 'lastname'],
    [{ email: 'meera' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: '      ' }, 'password'],
    [{ password: 'qwerty123' }, 'password'],
    [{ password: 'Meera Iyer' }, 'password'],
    [{ password: 'Meera.I@example.in', email: 'meera.i@example.in' }, 'password'],
    [{ user_type: 'edjobs' }, 'user_type'],
    [{ user_type: undefined }, 'user_type'],
    [{ is_admin: true }, 'is_admin'],
    [{ permissions: [1] }, 'permissions'],
  ])('with %j is refused and names the field %s', async (wrong, field) => {
    const accounts = await countOf('app_user')
    const response = await send(at, 400, { body: registration(wrong) })
    expect(response.json().errors).toMatchObject([{ field }])
    expect(await countOf('app_user')).toBe(accounts)
  })

  it('is limited per IP prefix, including registrations of taken addresses', async () => {
    const config = { trustProxy: true, signInRateLimit: 2 }
    const limited = await createRequestSender((await createTestApp({ config, database })).app)
    const body = registration()
    await limited(at, 201, { body, from: '192.0.2.1' })
    await limited(at, 409, { body, from: '192.0.2.1' })
    const refused = await limited(at, 429, { body: registration(), from: '192.0.2.1' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    await limited(at, 201, { body: registration(), from: '192.0.2.2' })
  })

  it('counts no form that is refused for its password or name', async () => {
    const config = { trustProxy: true, signInRateLimit: 1 }
    const limited = await createRequestSender((await createTestApp({ config, database })).app)
    const from = '192.0.2.3'
    await limited(at, 400, { body: registration({ password: 'qwerty123' }), from })
    await limited(at, 400, { body: registration({ firstname: ' M ' }), from })
    await limited(at, 201, { body: registration(), from })
    await limited(at, 429, { body: registration(), from })
  })

  it('refuses form posts, which other sites could send', async () => {
    for (const url of [at, path]) {
      const response = await app.inject({
        method: 'POST',
        url: `/api${url}`,
        payload: 'email=a',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(response.statusCode).toBe(415)
    }
  })
})

it('treats signed-in users like visitors', async () => {
  const { headers } = await addSignedIn(database, { isAdmin: true })
  const { email } = await addUser()
  await send(path, 200, { headers, body: { email, password } })
  await send(path, 401, { headers, body: { email, password: 'guess' } })
})

it('checks at most a hundred passwords in an hour for one account, including correct ones', async () => {
  const { email } = await addUser()
  await signIn(email, password, 200)
  await database.pool.query('update rate_limit_counter set count = 100 where count = 1')
  const refused = await signIn(email.toUpperCase(), password, 429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  await signIn((await addUser()).email, password, 200)
})
