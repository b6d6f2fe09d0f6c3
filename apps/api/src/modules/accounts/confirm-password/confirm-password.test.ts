import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addAuthenticator } from '../../../../test/authenticator.ts'
import { createRequestSender } from '../../../../test/request-sender.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { hashPassword } from '../passwords/password-hashes.ts'

const path = '/users/confirm-password'
const password = 'kadamba tree 7x'

let database: TestApp['database']
let send: Awaited<ReturnType<typeof createRequestSender>>
let passwordHash: string

beforeAll(async () => {
  const { app, database: created } = await createTestApp()
  database = created
  send = await createRequestSender(app)
  passwordHash = await hashPassword(password)
})

/** A user whose session was confirmed 16 minutes ago. */
async function addUnconfirmed(user: Parameters<typeof addSignedIn>[1] = {}) {
  const added = await addSignedIn(database, user)
  await database.pool.query(
    `update user_session set confirmed_at = now() - interval '16 minutes' where user_id = $1`,
    [added.id],
  )
  return added
}
const isConfirmed = async ({ id }: SignedIn) => {
  const { rows } = await database.pool.query(
    `select confirmed_at > now() - interval '15 minutes' as confirmed from user_session
     where user_id = $1`,
    [id],
  )
  return rows[0].confirmed
}
const challengeOf = async ({ headers }: SignedIn) =>
  (await send('/users/second-factor/challenges', 201, { headers })).json().challenge

describe('confirming the password', () => {
  it('confirms the session with the right password, and not with a wrong or missing one', async () => {
    const user = await addUnconfirmed({ passwordHash })
    const { headers } = user
    await send(path, 401, { headers, body: { password: 'wrong one' } })
    const refused = await send(path, 400, { headers, body: {} })
    expect(refused.json().errors).toEqual([{ field: 'password', msg: 'is required' }])
    expect(await isConfirmed(user)).toBe(false)
    await send(path, 200, { headers, body: { password } })
    expect(await isConfirmed(user)).toBe(true)
  })

  it('limits wrong passwords', async () => {
    const { headers } = await addUnconfirmed({ passwordHash })
    for (let i = 0; i < 10; i += 1)
      await send(path, 401, { headers, body: { password: `guess ${i}` } })
    await send(path, 429, { headers, body: { password } })
  })

  it('accepts the second factor of an account without a password', async () => {
    const user = await addUnconfirmed({ passwordHash: null })
    const { headers } = user
    const { code } = await addAuthenticator(database, user.id)
    const refused = await send(path, 400, { headers, body: {} })
    expect(refused.json().errors).toEqual([{ field: 'proof', msg: 'is required' }])
    const proof = { challenge: await challengeOf(user), method: 'totp', code: code() }
    await send(path, 200, { headers, body: { proof } })
    expect(await isConfirmed(user)).toBe(true)
  })

  it('asks a user without password and second factor to sign in again', async () => {
    const user = await addUnconfirmed({ passwordHash: null })
    const refused = await send(path, 409, { headers: user.headers, body: { password } })
    expect(refused.json().msg).toContain('sign in again')
    expect(await isConfirmed(user)).toBe(false)
  })

  it('is done by a sign-in, and not by a session that another session started', async () => {
    const user = await addSignedIn(database, { passwordHash })
    expect(await isConfirmed(user)).toBe(true)
    const { token } = (await send('/users/link-tokens', 201, { headers: user.headers })).json()
    await send('/users/login-with-token', 200, { body: { token } })
    const { rows } = await database.pool.query(
      'select confirmed_at from user_session where user_id = $1 order by id desc limit 1',
      [user.id],
    )
    expect(rows).toEqual([{ confirmed_at: null }])
  })
})
