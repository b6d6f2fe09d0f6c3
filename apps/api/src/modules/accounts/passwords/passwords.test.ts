import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createAsking } from '../../../../test/asking.ts'
import { addSignedIn } from '../../../../test/users.ts'
import type { users } from '../../../db/schema/index.ts'
import { createLinkTokensRepository } from '../link-tokens/link-tokens.repository.ts'
import {
  createLinkTokensService,
  type LinkTokensService,
} from '../link-tokens/link-tokens.service.ts'
import { hashPassword } from './password-hashes.ts'

const site = 'https://edbazaar.test'
const old = 'neem tree 7'
const fresh = 'banyan tree 8'
let app: TestApp['app']
let database: TestApp['database']
let ask: Awaited<ReturnType<typeof createAsking>>
let links: LinkTokensService
let passwordHash: string

beforeAll(async () => {
  const config = { trustProxy: true, publicUrl: site, basePath: '' }
  ;({ app, database } = await createTestApp({ config }))
  ask = await createAsking(app)
  links = createLinkTokensService(createLinkTokensRepository(database.db))
  passwordHash = await hashPassword(old)
})
beforeEach(() =>
  database.pool.query(
    'delete from rate_limit_counter; delete from outgoing_mail; delete from user_link_token; delete from app_user',
  ),
)

let made = 0
async function addUser(user: Partial<typeof users.$inferInsert> = {}) {
  const email = `Owner${++made}@example.in`
  return { email, ...(await addSignedIn(database, { email, passwordHash, ...user })) }
}
type Added = Awaited<ReturnType<typeof addUser>>

const mails = async () =>
  (await database.pool.query('select * from outgoing_mail order by id')).rows
const forgot = (email: string, status = 202, from?: string) =>
  ask('/users/forgot-password', status, { body: { email }, ...(from !== undefined && { from }) })
const checkLink = (token: string, status: number) =>
  ask('/users/reset-password/checks', status, { body: { token } })
const reset = (token: string, password: string, status: number) =>
  ask('/users/reset-password', status, { body: { token, password } })
const signIn = (email: string, password: string, status: number) =>
  ask('/users/login-with-pass', status, { body: { email, password } })
const isSignedIn = ({ headers }: Pick<Added, 'headers'>, status: number) =>
  ask('/users/my-sessions', status, { method: 'GET', headers })
async function mailedToken(): Promise<string> {
  const [mail] = (await mails()).slice(-1)
  return /reset-password\?token=([A-Za-z0-9_-]{43})\n/.exec(mail.text_body)?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('is set anew by a mailed link, once; the address is confirmed, and all are signed out', async () => {
    const owner = await addUser()
    await forgot(owner.email.toLowerCase())
    expect(await mails()).toMatchObject([
      { to_address: owner.email, subject: 'Your link to set a new password' },
    ])
    const token = await mailedToken()
    await checkLink(token, 200)
    await checkLink(token, 200)
    await reset(token, `  ${fresh} `, 200)
    await isSignedIn(owner, 401)
    await signIn(owner.email, old, 401)
    await signIn(owner.email, fresh, 200)
    await checkLink(token, 404)
    expect((await reset(token, 'another tree 9', 404)).json().msg).toContain('ask for a new one')
    await signIn(owner.email, fresh, 200)
    const { rows } = await database.pool.query('select email_confirmed_at from app_user')
    expect(rows[0].email_confirmed_at).not.toBeNull()
    expect((await mails())[1]).toMatchObject({
      to_address: owner.email,
      subject: 'Your password was changed',
      html_body: expect.stringContaining(`${site}/users/forgot-password`),
    })
  })

  it('may be the first: who came with Google has none', async () => {
    const { email } = await addUser({ passwordHash: null, googleId: 'g-1' })
    await forgot(email)
    await reset(await mailedToken(), fresh, 200)
    await signIn(email, fresh, 200)
  })

  it('is answered alike for an address that nobody has, or a blocked user: and nothing is mailed', async () => {
    const { email } = await addUser({ blockedAt: new Date() })
    const { email: known } = await addUser()
    const answers = [await forgot(known), await forgot('nobody@example.in'), await forgot(email)]
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json())
    expect(await mails()).toHaveLength(1)
  })

  it('asked for again and again is mailed thrice, and then one of those links holds', async () => {
    const { email } = await addUser()
    for (let i = 0; i < 6; i++) await forgot(i % 2 ? email : email.toUpperCase())
    expect(await mails()).toHaveLength(3)
    await checkLink(await mailedToken(), 200)
    await database.pool.query(`update rate_limit_counter set ends_at = now()`)
    await forgot(email)
    expect(await mails()).toHaveLength(4)
  })

  it('is not asked for too often by one address, in whichever process', async () => {
    const config = { trustProxy: true, formRateLimit: 2 }
    const limited = await createAsking((await createTestApp({ config, database })).app)
    for (const [i, status] of [202, 202, 429].entries())
      await limited('/users/forgot-password', status, {
        body: { email: `a${i}@example.in` },
        from: '192.0.2.1',
      })
  })

  it.each([
    ['short', 'at least 6'],
    ['password1', 'many people use'],
    ['MeeraIyer', 'your name'],
  ])('is not replaced by %j; the link still holds', async (weak, why) => {
    const owner = await addUser()
    await forgot(owner.email)
    const token = await mailedToken()
    const answer = await reset(token, weak, 400)
    expect(answer.json().errors).toEqual([{ field: 'password', msg: expect.stringContaining(why) }])
    await isSignedIn(owner, 200)
    await reset(token, fresh, 200)
  })

  it('of two who use the link at once, one sets', async () => {
    const { email } = await addUser()
    await forgot(email)
    const token = await mailedToken()
    const passwords = ['banyan tree 8', 'peepal tree 9', 'mango tree 10', 'banana tree 11']
    const answers = await Promise.all(
      passwords.map((password) =>
        app.inject({
          method: 'POST',
          url: '/api/users/reset-password',
          payload: { token, password },
        }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect([...statuses].sort()).toEqual([200, 404, 404, 404])
    for (const [i, password] of passwords.entries())
      await signIn(email, password, statuses[i] === 200 ? 200 : 401)
    expect(await mails()).toHaveLength(2)
  })

  it('ends every other link too: one may have been sent to a thief', async () => {
    const { id, email } = await addUser()
    await forgot(email)
    const first = await mailedToken()
    await forgot(email)
    const thiefs = { userId: id, purpose: 'confirm-email', email: 'thief@example.in' } as const
    const theirs = await links.create(database.db, thiefs)
    await reset(await mailedToken(), fresh, 200)
    await checkLink(first, 404)
    expect(await links.peek(theirs, 'confirm-email')).toBeNull()
  })

  it.each([
    ['that is forged', async () => 'A'.repeat(43)],
    [
      'for something else',
      ({ id: userId, email }: Added) =>
        links.create(database.db, { userId, purpose: 'login', email }),
    ],
    [
      'that is too old',
      async ({ id: userId, email }: Added) => {
        const purpose = 'reset-password'
        const token = await links.create(database.db, { userId, purpose, email })
        await database.pool.query('update user_link_token set expires_at = now()')
        return token
      },
    ],
    [
      'mailed to an address that the account no longer has',
      ({ id: userId }: Added) =>
        links.create(database.db, {
          userId,
          purpose: 'reset-password',
          email: 'before@example.in',
        }),
    ],
  ])('is not set by a link %s', async (_, linkFor) => {
    const owner = await addUser()
    const token = await linkFor(owner)
    await checkLink(token, 404)
    await reset(token, fresh, 404)
    await isSignedIn(owner, 200)
    await signIn(owner.email, old, 200)
  })

  it.each([
    ['/users/forgot-password', { email: 'meera' }, 'email'],
    ['/users/forgot-password', {}, 'email'],
    ['/users/reset-password/checks', { token: "' or 1=1" }, 'token'],
    ['/users/reset-password', { token: 'A'.repeat(43) }, 'password'],
    ['/users/reset-password', { token: 'A'.repeat(44), password: fresh }, 'token'],
  ])('%s with %j is refused, naming %s', async (path, body, field) => {
    expect((await ask(path, 400, { body })).json().errors).toMatchObject([{ field }])
  })
})

describe('changing one’s password', () => {
  const change = (
    { headers }: { headers?: Added['headers'] },
    body: { current_password?: string; password?: string },
    status: number,
  ) => ask('/users/my-password', status, { method: 'PUT', body, ...(headers && { headers }) })

  it.each([
    ['a customer', {}],
    ['an admin', { isAdmin: true }],
    ['one of few permissions', { permissions: [3] }],
  ])('as %s needs the current one, signs out elsewhere, and is told by mail', async (_, user) => {
    const owner = await addUser(user)
    const { token } = (await signIn(owner.email, old, 200)).json()
    const link = { userId: owner.id, purpose: 'reset-password', email: owner.email } as const
    const reset = await links.create(database.db, link)
    await change(owner, { current_password: ` ${old} `, password: fresh }, 200)
    await isSignedIn(owner, 200)
    await isSignedIn({ headers: { authorization: `Bearer ${token}` } }, 401)
    await checkLink(reset, 404)
    await signIn(owner.email, old, 401)
    await signIn(owner.email, fresh, 200)
    expect(await mails()).toMatchObject([{ subject: 'Your password was changed' }])
  })

  it('with a wrong one is refused, naming the field; one stays signed in', async () => {
    const owner = await addUser()
    const answer = await change(owner, { current_password: 'guess', password: fresh }, 401)
    expect(answer.json()).toMatchObject({
      code: 'wrong_credentials',
      errors: [{ field: 'current_password' }],
    })
    await isSignedIn(owner, 200)
    await signIn(owner.email, old, 200)
    expect(await mails()).toEqual([])
  })

  it('cannot be guessed by who has found a device, and right ones do not count', async () => {
    const owner = await addUser()
    await change(owner, { current_password: old, password: old }, 200)
    for (let i = 0; i < 10; i++)
      await change(owner, { current_password: `guess ${i}`, password: fresh }, 401)
    const refused = await change(owner, { current_password: old, password: fresh }, 429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    await signIn(owner.email, old, 200)
  })

  it('to one that others guess is refused, naming the field', async () => {
    const owner = await addUser()
    for (const password of ['dragon', 'qwerty123', owner.email]) {
      const answer = await change(owner, { current_password: old, password }, 400)
      expect(answer.json().errors).toMatchObject([{ field: 'password' }])
    }
  })

  it('is not for who has none: that takes a mailed link', async () => {
    const owner = await addUser({ passwordHash: null })
    const answer = await change(owner, { current_password: 'any', password: fresh }, 400)
    expect(answer.json().errors).toEqual([
      { field: 'current_password', msg: 'is not set yet: ask for a link to set one' },
    ])
  })

  it('twice at once changes it once', async () => {
    const owner = await addUser()
    const answers = await Promise.all(
      [fresh, 'peepal tree 9'].map((password) =>
        app.inject({
          method: 'PUT',
          url: '/api/users/my-password',
          headers: owner.headers,
          payload: { current_password: old, password },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('is for those who are signed in', async () => {
    const body = { current_password: old, password: fresh }
    const answer = await change({}, body, 401)
    expect(answer.json().code).toBe('not_signed_in')
  })
})

it('stands nowhere in the database, nor does a token, once the mails are sent', async () => {
  const registered = await ask('/users/signup', 201, {
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
  const token = await mailedToken()
  const { token: session } = (await signIn(email, old, 200)).json()
  const secrets = ['lotus pond 12', old, token, registered.json().token, session]
  // What a mail said is blanked when it is sent: see mail.test.ts.
  await database.pool.query('delete from outgoing_mail')
  const dump = await everything()
  expect(dump).toContain('asha@example.in')
  expect(dump).toContain('$argon2id$')
  for (const secret of secrets) {
    expect(secret).toMatch(/^(?:[A-Za-z0-9_-]{43}|[a-z]+ [a-z]+ \d+)$/)
    expect(dump).not.toContain(secret)
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'))
  }
  // Nor does what is kept open a door.
  const { rows } = await database.pool.query(
    `select encode(token_hash, 'hex') as kept from user_session
     union all select encode(hash, 'hex') from user_link_token
     union all select password_hash from app_user`,
  )
  for (const { kept } of rows) {
    const bearer = kept.length === 64 ? Buffer.from(kept, 'hex').toString('base64url') : kept
    await isSignedIn({ headers: { authorization: `Bearer ${bearer}` } }, 401)
    if (/^[\w-]{43}$/.test(bearer)) await checkLink(bearer, 404)
    await signIn(email, kept, 401)
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
