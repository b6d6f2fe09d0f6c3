import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addAuthenticator } from '../../../../test/authenticator.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { type GoogleSigner, startGoogleSigner } from '../../../../test/google.ts'
import { addSignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let google: GoogleSigner
let check: Awaited<ReturnType<typeof createContractCheck>>

beforeAll(async () => {
  google = await startGoogleSigner()
  ;({ app, database } = await createTestApp({ config: configOf(google) }))
  check = await createContractCheck()
})
afterAll(() => google.close())

const configOf = ({ clientId, issuer, keysUrl }: GoogleSigner) => ({
  site: { googleClientId: clientId },
  googleIssuer: issuer,
  googleKeysUrl: keysUrl,
})

async function post(path: string, payload: object | undefined, status: number, to = app) {
  const response = await to.inject({
    method: 'POST',
    url: `/api${path}`,
    ...(payload && { payload }),
  })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), 'post')).toEqual([])
  return response.json()
}

const newNonce = async () => (await post('/users/google-nonces', undefined, 201)).nonce
const login = (idToken: string, status = 200) =>
  post('/users/login-with-google', { idToken }, status)

let accountCount = 0
/** The claims of a new Google account, with a new nonce. */
async function newClaims() {
  accountCount += 1
  const email = `asha${accountCount}@gmail.example`
  const names = { given_name: 'Asha', family_name: 'Rao' }
  return { sub: `1000${accountCount}`, email, ...names, nonce: await newNonce() }
}
const withNewNonce = async <Claims>(claims: Claims) => ({ ...claims, nonce: await newNonce() })
const rowOf = async (id: number) =>
  (await database.pool.query('select * from app_user where id = $1', [id])).rows[0]
const emailsTo = async (email: string) =>
  (await database.pool.query('select subject from outgoing_mail where to_address = $1', [email]))
    .rows
const listSessions = (token: string) =>
  app.inject({ url: '/api/users/my-sessions', headers: { authorization: `Bearer ${token}` } })

describe('signing in with Google', () => {
  it('registers a new user with a confirmed email and no password', async () => {
    const claims = await newClaims()
    const { ok, token, user } = await login(await google.sign(claims))
    expect(ok).toBe(1)
    expect(user).toMatchObject({
      firstname: 'Asha',
      lastname: 'Rao',
      email: claims.email,
      user_type: 'edbazaar',
      permissions: [1, 2, 3, 4, 5, 6],
    })
    expect((await listSessions(token)).statusCode).toBe(200)
    const row = await rowOf(user.id)
    expect(row.email_confirmed_at).not.toBeNull()
    expect(row).toMatchObject({ password_hash: null, google_id: claims.sub, is_admin: false })
  })

  it('finds the same user after the email of the Google account has changed', async () => {
    const claims = await newClaims()
    const first = await login(await google.sign(claims))
    const changed = { ...(await withNewNonce(claims)), email: 'new-name@gmail.example' }
    const second = await login(await google.sign(changed))
    expect(second.user).toMatchObject({ id: first.user.id, email: claims.email })
    expect(second.token).not.toBe(first.token)
  })

  it('is open to job seekers', async () => {
    const claims = await newClaims()
    const { id } = await addSignedIn(database, {
      email: claims.email,
      userType: 'edjobs',
      emailConfirmedAt: new Date(),
    })
    const { ok, user } = await login(await google.sign(claims))
    expect({ ok, id: user.id, type: user.user_type }).toEqual({ ok: 1, id, type: 'edjobs' })
  })

  it('accepts Google’s issuer with and without https://', async () => {
    const claims = { ...(await newClaims()), iss: 'accounts.google.com' }
    expect(await login(await google.sign(claims))).toMatchObject({ ok: 1 })
  })

  it('cuts hostile names to one line of 60 characters, and accepts missing names', async () => {
    const hostile = {
      ...(await newClaims()),
      given_name: ` Asha\u202E\u0000\r\nBcc: <script>alert(1)</script>${'😀'.repeat(99)}`,
      family_name: 7,
    }
    const { user } = await login(await google.sign(hostile))
    expect(user.firstname).toMatch(/^Asha Bcc: <script>alert\(1\)<\/script>😀+$/u)
    expect([...user.firstname]).toHaveLength(60)
    expect(user.lastname).toBe('')
    const nameless = { ...(await newClaims()), given_name: '\u0007 ' }
    const response = await login(await google.sign(nameless))
    expect(response.user.firstname).toBe(nameless.email.split('@')[0])
  })

  it('adds one user when two requests arrive at the same time', async () => {
    const claims = await newClaims()
    const tokens = [await google.sign(claims), await google.sign(await withNewNonce(claims))]
    const responses = await Promise.all(tokens.map((token) => login(token)))
    expect(responses.map(({ ok }) => ok)).toEqual([1, 1])
    expect(responses[0].user.id).toBe(responses[1].user.id)
  })
})

describe('an existing account', () => {
  it('is linked by its email, ignoring case, and keeps its password and sessions', async () => {
    const claims = await newClaims()
    const { id, token } = await addSignedIn(database, {
      email: claims.email.toUpperCase(),
      passwordHash: 'argon2id',
      emailConfirmedAt: new Date(),
    })
    expect(await login(await google.sign(claims))).toMatchObject({ ok: 1, user: { id } })
    expect(await rowOf(id)).toMatchObject({ google_id: claims.sub, password_hash: 'argon2id' })
    expect((await listSessions(token)).statusCode).toBe(200)
  })

  it('with an unconfirmed email loses its password, sessions and links', async () => {
    const claims = await newClaims()
    const squatter = await addSignedIn(database, { email: claims.email, passwordHash: 'argon2id' })
    const made = await app.inject({
      method: 'POST',
      url: '/api/users/link-tokens',
      headers: squatter.headers,
    })
    const { ok, user, token } = await login(await google.sign(claims))
    expect({ ok, id: user.id }).toEqual({ ok: 1, id: squatter.id })
    const row = await rowOf(squatter.id)
    expect(row.password_hash).toBeNull()
    expect(row.email_confirmed_at).not.toBeNull()
    expect((await listSessions(squatter.token)).statusCode).toBe(401)
    expect((await listSessions(token)).statusCode).toBe(200)
    expect(await post('/users/login-with-token', made.json(), 200)).toMatchObject({ ok: 0 })
    expect(await emailsTo(claims.email)).toEqual([{ subject: 'Please set a new password' }])
  })

  it('of a blocked user returns -1 and is not linked', async () => {
    const claims = await newClaims()
    const { id } = await addSignedIn(database, { email: claims.email, blockedAt: new Date() })
    const response = await login(await google.sign(claims))
    expect(response).toEqual({ ok: -1, msg: 'This account is blocked. Please contact us.' })
    expect(await rowOf(id)).toMatchObject({ google_id: null, email_confirmed_at: null })
  })

  it('with a second factor gets a session only after the second step', async () => {
    const claims = await newClaims()
    const { user } = await login(await google.sign(claims))
    const { code } = await addAuthenticator(database, user.id)
    const sessionsOf = async () =>
      (await database.pool.query('select id from user_session where user_id = $1', [user.id])).rows
    const before = await sessionsOf()
    const step = await login(await google.sign(await withNewNonce(claims)), 202)
    expect(step).toMatchObject({ methods: ['totp'], challenge: expect.any(String) })
    expect(step.token).toBeUndefined()
    expect(await sessionsOf()).toEqual(before)
    const proof = { challenge: step.challenge, method: 'totp' }
    await post('/users/second-step', { ...proof, code: code(20) }, 401)
    const signedIn = await post('/users/second-step', { ...proof, code: code() }, 200)
    expect((await listSessions(signedIn.token)).statusCode).toBe(200)
  })

  it('of a new link to a Google account asks for the second factor too', async () => {
    const claims = await newClaims()
    const { id } = await addSignedIn(database, {
      email: claims.email,
      emailConfirmedAt: new Date(),
    })
    const { code } = await addAuthenticator(database, id)
    const { challenge } = await login(await google.sign(claims), 202)
    const proof = { challenge, method: 'totp', code: code() }
    expect((await post('/users/second-step', proof, 200)).user.id).toBe(id)
  })

  it('cannot be taken over by another Google account with the same email', async () => {
    const claims = await newClaims()
    await login(await google.sign(claims))
    const other = { ...(await withNewNonce(claims)), sub: 'another' }
    expect(await login(await google.sign(other))).toEqual({ ok: 0, msg: 'Cannot login.' })
  })
})

describe('an ID token', () => {
  const past = () => Math.floor(Date.now() / 1000) - 120
  const future = () => Math.floor(Date.now() / 1000) + 120

  it.each<[string, () => object, object?]>([
    ['for another client', () => ({ aud: 'somebody-else.apps.googleusercontent.com' })],
    ['from another issuer', () => ({ iss: 'https://accounts.example.com' })],
    ['that has expired', () => ({ exp: past() })],
    ['that was issued in the future', () => ({ iat: future() })],
    ['that was issued days ago', () => ({ iat: past() - 200_000 })],
    ['without an expiry', () => ({ exp: undefined })],
    ['with an unverified email', () => ({ email_verified: false })],
    ['that does not say whether the email is verified', () => ({ email_verified: undefined })],
    ['without an email', () => ({ email: undefined })],
    ['with a list of emails', () => ({ email: ['asha@gmail.example'] })],
    ['without an account id', () => ({ sub: undefined })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['with an unknown nonce', () => ({ nonce: 'A'.repeat(43) })],
    ['signed with a forged key', () => ({}), { isForged: true }],
    ['signed with an unknown key', () => ({}), { kid: 'two' }],
  ])('%s is refused without a reason', async (_, wrong, signing) => {
    const claims = await newClaims()
    const response = await login(await google.sign({ ...claims, ...wrong() }, signing))
    expect(response).toEqual({ ok: 0, msg: 'Cannot login.' })
    const { rowCount } = await database.pool.query('select 1 from app_user where email = $1', [
      claims.email,
    ])
    expect(rowCount).toBe(0)
  })

  it('with the algorithm "none", or signed with the public key, is refused', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [, claims = ''] = (await google.sign(await newClaims())).split('.')
    for (const alg of ['none', 'HS256'])
      expect(await login(`${part({ alg, kid: 'one' })}.${claims}.`)).toMatchObject({ ok: 0 })
  })

  it('works once', async () => {
    const token = await google.sign(await newClaims())
    const responses = await Promise.all([login(token), login(token), login(token)])
    expect(responses.map(({ ok }) => ok).sort()).toEqual([0, 0, 1])
  })

  it('is refused when its nonce is older than 30 minutes', async () => {
    const token = await google.sign(await newClaims())
    await database.pool.query(
      `update user_link_token set expires_at = expires_at - interval '30 minutes'`,
    )
    expect(await login(token)).toMatchObject({ ok: 0 })
  })
})

describe('Google’s keys', () => {
  it('are requested once, even if tokens name unknown keys', async () => {
    await login(await google.sign(await newClaims()))
    const before = google.keyRequests()
    const forged = await google.sign(await newClaims(), { kid: 'two' })
    await Promise.all(Array.from({ length: 5 }, () => login(forged)))
    expect(google.keyRequests()).toBe(before)
  })

  it('that cannot be loaded answer 503, and the same token works later', async () => {
    const other = await createTestApp({ database, config: configOf(google) })
    const idToken = await google.sign(await newClaims())
    const path = '/users/login-with-google'
    google.setDown(true)
    const response = await post(path, { idToken }, 503, other.app)
    expect(response).toMatchObject({ code: 'unavailable' })
    google.setDown(false)
    expect(await post(path, { idToken }, 200, other.app)).toMatchObject({ ok: 1 })
  })
})

it('returns 404 if no Google client is configured', async () => {
  const { app: appWithoutGoogle } = await createTestApp({ database })
  await post('/users/google-nonces', undefined, 404, appWithoutGoogle)
  await post('/users/login-with-google', { idToken: 'x'.repeat(30) }, 404, appWithoutGoogle)
})

it('limits nonces to 300 in an hour per IP prefix', async () => {
  const remoteAddress = '10.9.8.7'
  const requestNonce = () =>
    app.inject({ method: 'POST', url: '/api/users/google-nonces', remoteAddress })
  await requestNonce()
  await database.pool.query('update rate_limit_counter set count = 300')
  const refused = await requestNonce()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
})
