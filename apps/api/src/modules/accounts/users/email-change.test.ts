import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { hashPassword } from '../passwords/password-hashes.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>
let passwordHash: string

const password = 'Mangoes in May'

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { publicUrl: 'https://edbazaar.test' } }))
  check = await createContractCheck()
  passwordHash = await hashPassword(password)
})

async function post(path: string, payload: object, status: number, caller: Partial<SignedIn> = {}) {
  const headers = caller.headers ?? {}
  const response = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), 'post')).toEqual([])
  return response.json()
}
const change = (caller: Partial<SignedIn>, payload: object, status = 202) =>
  post('/users/email-changes', payload, status, caller)
const confirm = (caller: Partial<SignedIn>, token: string, status = 200) =>
  post('/users/email-confirmations', { token }, status, caller)

const rows = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows
const rowOf = async (id: number) =>
  (await rows('select email, email_confirmed_at from app_user where id = $1', [id]))[0]
const emailsTo = (email: string) =>
  rows('select subject, text_body from outgoing_mail where to_address = $1 order by id', [email])
const isSignedIn = async ({ headers }: SignedIn) =>
  (await app.inject({ url: '/api/users/my-profile', headers })).statusCode === 200

const link = /https:\/\/edbazaar\.test\/users\/confirm-email\?token=([\w-]{43})\n/

async function emailedToken(email: string): Promise<string> {
  const [, token = ''] = link.exec((await emailsTo(email)).at(-1)?.text_body) ?? []
  return token
}

let userCount = 0
async function addUser(user: Parameters<typeof addSignedIn>[1] = {}) {
  userCount += 1
  const email = `old${userCount}@example.in`
  const signedIn = await addSignedIn(database, { email, emailConfirmedAt: new Date(), ...user })
  return { ...signedIn, email, next: `new${userCount}@example.in` }
}

describe('confirming an email', () => {
  it('works once with the emailed link and needs no password', async () => {
    const me = await addUser({ emailConfirmedAt: null, passwordHash })
    expect(await change(me, { email: me.email.toUpperCase() })).toMatchObject({ status: 202 })
    expect(await rowOf(me.id)).toMatchObject({ email_confirmed_at: null })
    const token = await emailedToken(me.email)
    await confirm(me, token)
    expect(await rowOf(me.id)).toEqual({ email: me.email, email_confirmed_at: expect.any(Date) })
    const used = await confirm(me, token, 404)
    expect(used.msg).toContain('Please request a new one')
    expect(await emailsTo(me.email)).toHaveLength(1)
  })

  it('refuses an email that is already confirmed', async () => {
    const me = await addUser()
    const refusal = await change(me, { email: me.email }, 400)
    expect(refusal.errors).toMatchObject([{ field: 'email' }])
    expect(await emailsTo(me.email)).toEqual([])
  })
})

describe('an email registered by someone else', () => {
  it('is not confirmed by a visitor or another user who opens the link', async () => {
    const stranger = await addUser({ emailConfirmedAt: null, passwordHash })
    await change(stranger, { email: stranger.email })
    const token = await emailedToken(stranger.email)
    expect(await confirm({}, token, 401)).toMatchObject({ code: 'not_signed_in' })
    const refusal = await confirm(await addUser(), token, 403)
    expect(refusal.msg).toContain('Sign in to that account first')
    expect(await rowOf(stranger.id)).toMatchObject({ email_confirmed_at: null })
    await confirm(stranger, token)
  })

  it('is not added to that account when a visitor opens the link', async () => {
    const stranger = await addUser()
    await change(stranger, { email: stranger.next })
    await confirm({}, await emailedToken(stranger.next), 401)
    expect(await rowOf(stranger.id)).toMatchObject({ email: stranger.email })
  })
})

describe('changing an email', () => {
  it('takes effect when the link is opened and sends two emails to the former address', async () => {
    const me = await addUser({ passwordHash })
    await change(me, { email: me.next, password })
    expect(await rowOf(me.id)).toMatchObject({ email: me.email })
    expect(await emailsTo(me.email)).toMatchObject([
      { subject: 'Request to change your email address' },
    ])
    await confirm(me, await emailedToken(me.next))
    expect(await rowOf(me.id)).toEqual({ email: me.next, email_confirmed_at: expect.any(Date) })
    const formerEmails = await emailsTo(me.email)
    expect(formerEmails[1]).toMatchObject({ subject: 'Your email address was changed' })
    expect(JSON.stringify(formerEmails)).not.toContain(me.next)
    expect(await isSignedIn(me)).toBe(true)
  })

  it('needs no password if the account has none', async () => {
    const me = await addUser({ googleId: 'google-1' })
    await change(me, { email: me.next })
    await confirm(me, await emailedToken(me.next))
    expect(await rowOf(me.id)).toMatchObject({ email: me.next })
  })

  it('refuses a missing or wrong password', async () => {
    const me = await addUser({ passwordHash })
    const missing = await change(me, { email: me.next }, 400)
    expect(missing.errors).toEqual([{ field: 'password', msg: 'is required' }])
    const wrong = await change(me, { email: me.next, password: 'Mangoes in June' }, 401)
    expect(wrong).toMatchObject({
      code: 'wrong_credentials',
      msg: 'This is not your current password.',
    })
    expect(await emailsTo(me.next)).toEqual([])
    expect(await isSignedIn(me)).toBe(true)
  })

  it('sends the same response if the email has an account, and emails its owner without a link', async () => {
    const owner = await addUser()
    const me = await addUser()
    const responses = [
      await change(me, { email: owner.email }),
      await change(me, { email: me.next }),
    ]
    expect(responses[0]).toEqual(responses[1])
    const ownerEmails = await emailsTo(owner.email)
    expect(ownerEmails).toMatchObject([{ subject: 'This email address already has an account' }])
    expect(ownerEmails[0].text_body).not.toMatch(/token=/)
    expect(await emailsTo(me.email)).toHaveLength(2)
  })

  it('fails if the email got an account after the request', async () => {
    const me = await addUser()
    await change(me, { email: me.next })
    const token = await emailedToken(me.next)
    await addSignedIn(database, { email: me.next.toUpperCase() })
    expect(await confirm(me, token, 409)).toMatchObject({
      code: 'conflict',
      msg: 'This email already has an account.',
    })
    expect(await rowOf(me.id)).toMatchObject({ email: me.email })
  })

  it('succeeds for one of two users who confirm the same email at the same time', async () => {
    const one = await addUser()
    const other = await addUser()
    const tokens = []
    for (const user of [one, other]) {
      await change(user, { email: one.next })
      tokens.push({ headers: user.headers, token: await emailedToken(one.next) })
    }
    const url = '/api/users/email-confirmations'
    const responses = await Promise.all(
      tokens.map(({ headers, token }) =>
        app.inject({ method: 'POST', url, headers, payload: { token } }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('revokes links that were sent to earlier addresses', async () => {
    const me = await addUser()
    await change(me, { email: `other-${me.next}` })
    await change(me, { email: me.next })
    const [first, second] = [await emailedToken(`other-${me.next}`), await emailedToken(me.next)]
    await confirm(me, second)
    await confirm(me, first, 404)
    expect(await rowOf(me.id)).toMatchObject({ email: me.next })
  })

  it('emails one address at most ten times a day', async () => {
    const email = 'victim@example.in'
    for (let attempt = 0; attempt < 12; attempt++) await change(await addUser(), { email })
    expect(await emailsTo(email)).toHaveLength(10)
  })
})

describe('a request to change an email', () => {
  it.each([
    [{ email: 'meera' }, 'email', 'must be an email address'],
    [{ email: 'a@b.in\r\nBcc: c@d.in' }, 'email', 'must be an email address'],
    [{}, 'email', 'is required'],
    [{ email: 'a@b.in', password: '' }, 'password', 'must not be empty'],
    [{ email: 'a@b.in', user_id: 1 }, 'user_id', 'is not allowed here'],
  ])('is refused for %j and names the field %s', async (payload, field, msg) => {
    const refusal = await change(await addUser(), payload, 400)
    expect(refusal.errors).toEqual([{ field, msg: expect.stringContaining(msg) }])
  })

  it('requires a session', async () => {
    await change({}, { email: 'a@b.in' }, 401)
  })

  it('is limited to ten in an hour, including wrong passwords', async () => {
    const me = await addUser({ passwordHash })
    const guess = { email: me.next, password: 'guess' }
    for (let attempt = 0; attempt < 10; attempt++) await change(me, guess, 401)
    await change(me, { email: me.next, password }, 429)
  })
})

it.each([
  ['A'.repeat(43), 404],
  ["' or 1=1 --", 400],
  ['', 400],
])('refuses the link token "%s"', async (token, status) => {
  await confirm(await addUser(), token, status)
})

it('refuses a link that has expired or has another purpose', async () => {
  const me = await addUser({ emailConfirmedAt: null })
  await change(me, { email: me.email })
  const token = await emailedToken(me.email)
  const set = (assignment: string) =>
    database.pool.query(`update user_link_token set ${assignment} where user_id = $1`, [me.id])
  await set(`purpose = 'reset-password'`)
  await confirm(me, token, 404)
  await set(`purpose = 'confirm-email', expires_at = now() - interval '1 second'`)
  await confirm(me, token, 404)
  expect(await rowOf(me.id)).toMatchObject({ email_confirmed_at: null })
})
