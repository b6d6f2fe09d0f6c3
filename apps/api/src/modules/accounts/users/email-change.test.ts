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

async function post(path: string, payload: object, status: number, who: Partial<SignedIn> = {}) {
  const headers = who.headers ?? {}
  const answer = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  expect(answer.statusCode, answer.payload).toBe(status)
  expect(check(path, status, answer.json(), 'post')).toEqual([])
  return answer.json()
}
const change = (who: Partial<SignedIn>, payload: object, status = 202) =>
  post('/users/email-changes', payload, status, who)
const confirm = (who: Partial<SignedIn>, token: string, status = 200) =>
  post('/users/email-confirmations', { token }, status, who)

const rows = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows
const rowOf = async (id: number) =>
  (await rows('select email, email_confirmed_at from app_user where id = $1', [id]))[0]
const lettersTo = (email: string) =>
  rows('select subject, text_body from outgoing_mail where to_address = $1 order by id', [email])
const isSignedIn = async ({ headers }: SignedIn) =>
  (await app.inject({ url: '/api/users/my-profile', headers })).statusCode === 200

const link = /https:\/\/edbazaar\.test\/users\/confirm-email\?token=([\w-]{43})\n/

async function mailedToken(email: string): Promise<string> {
  const [, token = ''] = link.exec((await lettersTo(email)).at(-1)?.text_body) ?? []
  return token
}

let made = 0
async function addUser(user: Parameters<typeof addSignedIn>[1] = {}) {
  made += 1
  const email = `old${made}@example.in`
  const signedIn = await addSignedIn(database, { email, emailConfirmedAt: new Date(), ...user })
  return { ...signedIn, email, next: `new${made}@example.in` }
}

describe('one’s own address', () => {
  it('is confirmed by the link that is mailed to it, once, without a password', async () => {
    const me = await addUser({ emailConfirmedAt: null, passwordHash })
    expect(await change(me, { email: me.email.toUpperCase() })).toMatchObject({ status: 202 })
    expect(await rowOf(me.id)).toMatchObject({ email_confirmed_at: null })
    const token = await mailedToken(me.email)
    await confirm(me, token)
    expect(await rowOf(me.id)).toEqual({ email: me.email, email_confirmed_at: expect.any(Date) })
    const used = await confirm(me, token, 404)
    expect(used.msg).toContain('Please ask for a new one')
    expect(await lettersTo(me.email)).toHaveLength(1)
  })

  it('that is confirmed is not confirmed again', async () => {
    const me = await addUser()
    const refusal = await change(me, { email: me.email }, 400)
    expect(refusal.errors).toMatchObject([{ field: 'email' }])
    expect(await lettersTo(me.email)).toEqual([])
  })
})

describe('an address that a stranger has registered', () => {
  it('is not confirmed by its owner’s press of the button, nor by another user’s', async () => {
    const stranger = await addUser({ emailConfirmedAt: null, passwordHash })
    await change(stranger, { email: stranger.email })
    const token = await mailedToken(stranger.email)
    expect(await confirm({}, token, 401)).toMatchObject({ code: 'not_signed_in' })
    const refusal = await confirm(await addUser(), token, 403)
    expect(refusal.msg).toContain('Please sign in to that one first')
    expect(await rowOf(stranger.id)).toMatchObject({ email_confirmed_at: null })
    await confirm(stranger, token)
  })

  it('does not become their account’s by its owner’s press of the button', async () => {
    const stranger = await addUser()
    await change(stranger, { email: stranger.next })
    await confirm({}, await mailedToken(stranger.next), 401)
    expect(await rowOf(stranger.id)).toMatchObject({ email: stranger.email })
  })
})

describe('another address', () => {
  it('becomes the account’s with the link mailed to it; the one before is told twice', async () => {
    const me = await addUser({ passwordHash })
    await change(me, { email: me.next, password })
    expect(await rowOf(me.id)).toMatchObject({ email: me.email })
    expect(await lettersTo(me.email)).toMatchObject([{ subject: 'Another email was asked for' }])
    await confirm(me, await mailedToken(me.next))
    expect(await rowOf(me.id)).toEqual({ email: me.next, email_confirmed_at: expect.any(Date) })
    const told = await lettersTo(me.email)
    expect(told[1]).toMatchObject({ subject: 'Your account has another email now' })
    expect(JSON.stringify(told)).not.toContain(me.next)
    expect(await isSignedIn(me)).toBe(true)
  })

  it('needs no password of those who have none', async () => {
    const me = await addUser({ googleId: 'google-1' })
    await change(me, { email: me.next })
    await confirm(me, await mailedToken(me.next))
    expect(await rowOf(me.id)).toMatchObject({ email: me.next })
  })

  it('is not asked for without the password, or with a wrong one', async () => {
    const me = await addUser({ passwordHash })
    const missing = await change(me, { email: me.next }, 400)
    expect(missing.errors).toEqual([{ field: 'password', msg: 'is missing' }])
    const wrong = await change(me, { email: me.next, password: 'Mangoes in June' }, 401)
    expect(wrong).toMatchObject({ code: 'wrong_credentials', msg: 'This is not your password.' })
    expect(await lettersTo(me.next)).toEqual([])
    expect(await isSignedIn(me)).toBe(true)
  })

  it('with an account is answered in the same words; its owner is told, and gets no link', async () => {
    const owner = await addUser()
    const me = await addUser()
    const answers = [await change(me, { email: owner.email }), await change(me, { email: me.next })]
    expect(answers[0]).toEqual(answers[1])
    const told = await lettersTo(owner.email)
    expect(told).toMatchObject([{ subject: 'This email has an account already' }])
    expect(told[0].text_body).not.toMatch(/token=/)
    expect(await lettersTo(me.email)).toHaveLength(2)
  })

  it('that got an account meanwhile stays that account’s', async () => {
    const me = await addUser()
    await change(me, { email: me.next })
    const token = await mailedToken(me.next)
    await addSignedIn(database, { email: me.next.toUpperCase() })
    expect(await confirm(me, token, 409)).toMatchObject({
      code: 'conflict',
      msg: 'This email has an account already.',
    })
    expect(await rowOf(me.id)).toMatchObject({ email: me.email })
  })

  it('goes to one of two who confirm it at once', async () => {
    const one = await addUser()
    const other = await addUser()
    const tokens = []
    for (const user of [one, other]) {
      await change(user, { email: one.next })
      tokens.push({ headers: user.headers, token: await mailedToken(one.next) })
    }
    const url = '/api/users/email-confirmations'
    const answers = await Promise.all(
      tokens.map(({ headers, token }) =>
        app.inject({ method: 'POST', url, headers, payload: { token } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('voids the links that went to the one before', async () => {
    const me = await addUser()
    await change(me, { email: `other-${me.next}` })
    await change(me, { email: me.next })
    const [first, second] = [await mailedToken(`other-${me.next}`), await mailedToken(me.next)]
    await confirm(me, second)
    await confirm(me, first, 404)
    expect(await rowOf(me.id)).toMatchObject({ email: me.next })
  })

  it('is mailed ten times a day at most, whoever asks', async () => {
    const email = 'victim@example.in'
    for (let asked = 0; asked < 12; asked++) await change(await addUser(), { email })
    expect(await lettersTo(email)).toHaveLength(10)
  })
})

describe('a request to change an address', () => {
  it.each([
    [{ email: 'meera' }, 'email', 'must be an email address'],
    [{ email: 'a@b.in\r\nBcc: c@d.in' }, 'email', 'must be an email address'],
    [{}, 'email', 'is missing'],
    [{ email: 'a@b.in', password: '' }, 'password', 'must not be empty'],
    [{ email: 'a@b.in', user_id: 1 }, 'user_id', 'is not a parameter here'],
  ])('%j is refused, naming %s', async (payload, field, words) => {
    const refusal = await change(await addUser(), payload, 400)
    expect(refusal.errors).toEqual([{ field, msg: expect.stringContaining(words) }])
  })

  it('is nobody’s who is not signed in', async () => {
    await change({}, { email: 'a@b.in' }, 401)
  })

  it('is refused after ten within an hour, attemptLimits of the password among them', async () => {
    const me = await addUser({ passwordHash })
    const guess = { email: me.next, password: 'guess' }
    for (let guessed = 0; guessed < 10; guessed++) await change(me, guess, 401)
    await change(me, { email: me.next, password }, 429)
  })
})

it.each([
  ['A'.repeat(43), 404],
  ["' or 1=1 --", 400],
  ['', 400],
])('the link %s confirms nothing', async (token, status) => {
  await confirm(await addUser(), token, status)
})

it('a link that is older than half an hour, or for something else, confirms nothing', async () => {
  const me = await addUser({ emailConfirmedAt: null })
  await change(me, { email: me.email })
  const token = await mailedToken(me.email)
  const set = (assignment: string) =>
    database.pool.query(`update user_link_token set ${assignment} where user_id = $1`, [me.id])
  await set(`purpose = 'reset-password'`)
  await confirm(me, token, 404)
  await set(`purpose = 'confirm-email', expires_at = now() - interval '1 second'`)
  await confirm(me, token, 404)
  expect(await rowOf(me.id)).toMatchObject({ email_confirmed_at: null })
})
