import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addAuthenticator } from '../../../../test/authenticator.ts'
import { createRequestSender } from '../../../../test/request-sender.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { hashPassword } from '../passwords/password-hashes.ts'

const password = 'kadamba tree 7x'

let app: TestApp['app']
let database: TestApp['database']
let send: Awaited<ReturnType<typeof createRequestSender>>
let passwordHash: string

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  send = await createRequestSender(app)
  passwordHash = await hashPassword(password)
})

let userCount = 0
/** A user with an authenticator app. */
async function addProtectedUser(more: Parameters<typeof addSignedIn>[1] = {}) {
  userCount += 1
  const email = `protected${userCount}@example.in`
  const user = { email, passwordHash, emailConfirmedAt: new Date(), ...more }
  const added = { ...(await addSignedIn(database, user)), email }
  const { code } = await addAuthenticator(database, added.id)
  return { ...added, code }
}
type ProtectedUser = Awaited<ReturnType<typeof addProtectedUser>>

const challengeOf = async ({ headers }: ProtectedUser) =>
  (await send('/users/second-factor/challenges', 201, { headers })).json().challenge
const proofOf = async (user: ProtectedUser, code = user.code()) => ({
  challenge: await challengeOf(user),
  method: 'totp',
  code,
})
const rows = async (query: string, values: unknown[]) =>
  (await database.pool.query(query, values)).rows
const emailsTo = (email: string) =>
  rows('select subject from outgoing_mail where to_address = $1', [email])

const changes = [
  {
    name: 'changing the email',
    path: '/users/email-changes',
    success: 202,
    bodyOf: (user: ProtectedUser) => ({ email: `new-${user.email}`, password }),
    hasHappened: async (user: ProtectedUser) => (await emailsTo(`new-${user.email}`)).length > 0,
  },
  {
    name: 'deleting the account',
    path: '/users/my-profile/deletions',
    success: 200,
    bodyOf: ({ email }: ProtectedUser) => ({ email, password }),
    hasHappened: async ({ id }: ProtectedUser) =>
      (await rows('select id from app_user where id = $1', [id])).length === 0,
  },
]

describe.each(changes)('$name', ({ path, success, bodyOf, hasHappened }) => {
  it('needs a proof of the second factor, and the password as well', async () => {
    const user = await addProtectedUser()
    const { headers } = user
    const body = bodyOf(user)
    const refused = await send(path, 400, { headers, body })
    expect(refused.json().errors).toEqual([{ field: 'proof', msg: 'is required' }])
    const proof = await proofOf(user)
    await send(path, 401, { headers, body: { ...body, password: 'wrong one', proof } })
    expect(await hasHappened(user)).toBe(false)
    await send(path, success, { headers, body: { ...body, proof } })
    expect(await hasHappened(user)).toBe(true)
  })

  it('refuses a wrong code, an expired challenge and the challenge of another user', async () => {
    const [user, other] = [await addProtectedUser(), await addProtectedUser()]
    const { headers } = user
    const refuse = (status: number, proof: object) =>
      send(path, status, { headers, body: { ...bodyOf(user), proof } })
    const wrong = await refuse(401, await proofOf(user, user.code(20)))
    expect(wrong.json().errors).toMatchObject([{ field: 'code' }])
    await refuse(404, await proofOf(other, user.code()))
    const expired = await proofOf(user)
    await rows('update user_link_token set expires_at = now() where user_id = $1', [user.id])
    await refuse(404, expired)
    expect(await hasHappened(user)).toBe(false)
  })

  it('of a user without a password needs the proof alone', async () => {
    const user = await addProtectedUser({ passwordHash: null })
    const { headers } = user
    const { email } = bodyOf(user)
    await send(path, 400, { headers, body: { email } })
    await send(path, success, { headers, body: { email, proof: await proofOf(user) } })
    expect(await hasHappened(user)).toBe(true)
  })
})

describe('changing the password', () => {
  const path = '/users/my-password'
  const body = { current_password: password, password: 'jamun season 9z' }
  const hashOf = async ({ id }: ProtectedUser) =>
    (await rows('select password_hash from app_user where id = $1', [id]))[0].password_hash
  const put = (status: number, { headers }: ProtectedUser, changed: object) =>
    send(path, status, { headers, body: { ...body, ...changed }, method: 'PUT' })

  it('needs a proof of the second factor, and the present password as well', async () => {
    const user = await addProtectedUser()
    const refused = await put(400, user, {})
    expect(refused.json().errors).toEqual([{ field: 'proof', msg: 'is required' }])
    const proof = await proofOf(user)
    await put(401, user, { current_password: 'wrong one', proof })
    expect(await hashOf(user)).toBe(passwordHash)
    await put(200, user, { proof })
    expect(await hashOf(user)).not.toBe(passwordHash)
  })

  it('refuses a wrong code, and leaves the challenge if the new password is refused', async () => {
    const user = await addProtectedUser()
    await put(401, user, { proof: await proofOf(user, user.code(20)) })
    const proof = await proofOf(user)
    await put(400, user, { password: '123456', proof })
    expect(await hashOf(user)).toBe(passwordHash)
    await put(200, user, { proof })
  })
})

it('confirming the present email needs no proof', async () => {
  const user = await addProtectedUser()
  const { headers, email } = user
  await rows('update app_user set email_confirmed_at = null where id = $1', [user.id])
  await send('/users/email-changes', 202, { headers, body: { email } })
  expect(await emailsTo(email)).toHaveLength(1)
})
