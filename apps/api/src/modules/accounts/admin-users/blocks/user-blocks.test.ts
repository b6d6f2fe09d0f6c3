import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { startGoogleSigner } from '../../../../../test/google.ts'
import { createRequestSender } from '../../../../../test/request-sender.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import { hashPassword } from '../../passwords/password-hashes.ts'

const password = 'kadamba tree 7x'

let database: TestApp['database']
let send: Awaited<ReturnType<typeof createRequestSender>>
let google: Awaited<ReturnType<typeof startGoogleSigner>>
let passwordHash: string
let admin: SignedIn

beforeAll(async () => {
  google = await startGoogleSigner()
  const { app, database: created } = await createTestApp({
    config: {
      site: { googleClientId: google.clientId },
      googleIssuer: google.issuer,
      googleKeysUrl: google.keysUrl,
    },
  })
  database = created
  send = await createRequestSender(app)
  passwordHash = await hashPassword(password)
  return () => google.close()
})
beforeEach(async () => {
  await database.pool.query('delete from app_user; delete from outgoing_mail')
  admin = await addSignedIn(database, { email: 'admin@example.in', isAdmin: true })
})

const email = 'asha@example.in'
const addUser = () =>
  addSignedIn(database, { email, passwordHash, emailConfirmedAt: new Date(), googleId: 'g-1' })
const rows = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows
const spam = { reason_code: 'spam', reason: 'The same text to 60 schools', until: null }
const block = async ({ id }: SignedIn, body: object = spam, status = 200, by = admin) =>
  (
    await send('/admin/users/{userId}/block', status, {
      method: 'PUT',
      params: { userId: id },
      headers: by.headers,
      body,
    })
  ).json()
const unblock = ({ id }: SignedIn, status = 200) =>
  send('/admin/users/{userId}/block', status, {
    method: 'DELETE',
    params: { userId: id },
    headers: admin.headers,
  })
const signIn = async (status: number) =>
  (await send('/users/login-with-pass', status, { body: { email, password } })).json()
const signInWithGoogle = async () => {
  const { nonce } = (await send('/users/google-nonces', 201)).json()
  const idToken = await google.sign({ sub: 'g-1', email, nonce })
  return (await send('/users/login-with-google', 200, { body: { idToken } })).json()
}
const sessionStatus = async ({ headers }: SignedIn, status: number) =>
  send('/users/my-sessions', status, { method: 'GET', headers })
const subjectsTo = async (address: string) =>
  (
    await rows('select subject from outgoing_mail where to_address = $1 order by id', [address])
  ).map(({ subject }) => subject)
const tomorrow = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + dayMs)

describe('a block', () => {
  it('ends sessions at once, and every way to sign in says so', async () => {
    const user = await addUser()
    await block(user)
    await sessionStatus(user, 401)
    expect(await rows('select id from user_session where user_id = $1', [user.id])).toEqual([])
    expect((await signIn(403)).msg).toBe('This account is blocked. Please contact us.')
    expect(await signInWithGoogle()).toEqual({
      ok: -1,
      msg: 'This account is blocked. Please contact us.',
    })
    expect(await subjectsTo(email)).toEqual(['Your EdBazaar account is blocked'])
    await send('/users/login-links', 202, { body: { email } })
    expect(await subjectsTo(email)).toEqual(['Your EdBazaar account is blocked'])
  })

  it('with an end date says until when, and ends by itself', async () => {
    const user = await addUser()
    await block(user, { reason_code: 'security', until: tomorrow() })
    expect((await signIn(403)).msg).toMatch(
      /^This account is blocked until \d{1,2} \w+ \d{4}\. Please contact us\.$/,
    )
    await rows(`update app_user set blocked_until = now() where id = $1`, [user.id])
    expect((await signIn(200)).user.id).toBe(user.id)
    expect((await signInWithGoogle()).ok).toBe(1)
    await unblock(user, 409)
  })

  it('can be changed and ended, which the audit log and the user hear of', async () => {
    const user = await addUser()
    await block(user)
    await block(user, { reason_code: 'legal', until: tomorrow() })
    await unblock(user)
    await signIn(200)
    const entries = await rows(
      `select user_id, field, before, after, reason, action_id is not null as is_grouped
       from audit_entry where entity = 'user' and entity_id = $1 order by id`,
      [user.id],
    )
    expect(entries).toMatchObject([
      { user_id: admin.id, before: null, after: { until: null, reason_code: 'spam' } },
      { before: { reason_code: 'spam' }, after: { reason_code: 'legal' } },
      { before: { reason_code: 'legal' }, after: null, is_grouped: true },
    ])
    expect(await subjectsTo(email)).toEqual([
      'Your EdBazaar account is blocked',
      'Your EdBazaar account is blocked',
      'You can sign in to EdBazaar again',
    ])
  })

  it.each([
    [{ ...spam, reason_code: 'boring' }, 'reason_code'],
    [{ reason_code: 'other', until: null }, 'reason'],
    [{ ...spam, until: '2020-01-01' }, 'until'],
    [{ ...spam, until: 'tomorrow' }, 'until'],
  ])('is not %j', async (body, field) => {
    expect((await block(await addUser(), body, 400)).errors[0].field).toBe(field)
  })

  it('is never of the admin’s own account, and needs an existing user', async () => {
    await block(admin, spam, 409)
    await block({ ...admin, id: 999_999 }, spam, 404)
  })

  it('of an admin needs a recent password and is told to all admins', async () => {
    const other = await addSignedIn(database, { email: 'other@example.in', isAdmin: true })
    await rows(`update user_session set confirmed_at = null`)
    expect((await block(other, spam, 403)).code).toBe('confirm_password')
    await rows(`update user_session set confirmed_at = now()`)
    await block(other)
    expect(await subjectsTo('admin@example.in')).toEqual(['The admin Meera Iyer was blocked'])
  })

  it('never blocks two admins at once', async () => {
    const other = await addSignedIn(database, { email: 'other@example.in', isAdmin: true })
    await Promise.allSettled([block(other, spam, 200, admin), block(admin, spam, 200, other)])
    expect(
      await rows('select id from app_user where is_admin and blocked_at is null'),
    ).toHaveLength(1)
  })
})

describe('the sessions of a user', () => {
  const end = ({ id }: SignedIn, path: string, status = 200, sessionId = 0) =>
    send(path, status, {
      method: 'DELETE',
      params: { userId: id, sessionId },
      headers: admin.headers,
    })

  it('can be ended one by one or all at once', async () => {
    const user = await addUser()
    const { token } = await signIn(200)
    const one = '/admin/users/{userId}/sessions/{sessionId}'
    const [{ id }] = await rows('select id from user_session where user_id = $1 order by id', [
      user.id,
    ])
    await end(user, one, 200, id)
    await end(user, one, 404, id)
    await sessionStatus(user, 401)
    const second = { ...user, headers: { authorization: `Bearer ${token}` } }
    await sessionStatus(second, 200)
    await end(user, '/admin/users/{userId}/sessions')
    await sessionStatus(second, 401)
    await end(admin, '/admin/users/{userId}/sessions', 409)
  })
})
