import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
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
  const answer = await to.inject({
    method: 'POST',
    url: `/api${path}`,
    ...(payload && { payload }),
  })
  expect(answer.statusCode, answer.payload).toBe(status)
  expect(check(path, status, answer.json(), 'post')).toEqual([])
  return answer.json()
}

const newNonce = async () => (await post('/users/google-nonces', undefined, 201)).nonce
const login = (idToken: string, status = 200) =>
  post('/users/login-with-google', { idToken }, status)

let people = 0
/** Claims of somebody new. */
async function somebody() {
  people += 1
  const email = `asha${people}@gmail.example`
  const names = { given_name: 'Asha', family_name: 'Rao' }
  return { sub: `1000${people}`, email, ...names, nonce: await newNonce() }
}
const again = async <Claims>(claims: Claims) => ({ ...claims, nonce: await newNonce() })
const rowOf = async (id: number) =>
  (await database.pool.query('select * from app_user where id = $1', [id])).rows[0]
const lettersTo = async (email: string) =>
  (await database.pool.query('select subject from outgoing_mail where to_address = $1', [email]))
    .rows
const profile = (token: string) =>
  app.inject({ url: '/api/users/my-sessions', headers: { authorization: `Bearer ${token}` } })

describe('signing in with Google', () => {
  it('registers who is new, with a confirmed address and without a password', async () => {
    const claims = await somebody()
    const { ok, token, user } = await login(await google.sign(claims))
    expect(ok).toBe(1)
    expect(user).toMatchObject({
      firstname: 'Asha',
      lastname: 'Rao',
      email: claims.email,
      user_type: 'edbazaar',
      permissions: [1, 2, 3, 4, 5, 6],
    })
    expect((await profile(token)).statusCode).toBe(200)
    const row = await rowOf(user.id)
    expect(row.email_confirmed_at).not.toBeNull()
    expect(row).toMatchObject({ password_hash: null, google_id: claims.sub, is_admin: false })
  })

  it('finds the same user again, also after their address at Google has changed', async () => {
    const claims = await somebody()
    const first = await login(await google.sign(claims))
    const changed = { ...(await again(claims)), email: 'new-name@gmail.example' }
    const second = await login(await google.sign(changed))
    expect(second.user).toMatchObject({ id: first.user.id, email: claims.email })
    expect(second.token).not.toBe(first.token)
  })

  it('is open to job seekers', async () => {
    const claims = await somebody()
    const { id } = await addSignedIn(database, {
      email: claims.email,
      userType: 'edjobs',
      emailConfirmedAt: new Date(),
    })
    const { ok, user } = await login(await google.sign(claims))
    expect({ ok, id: user.id, type: user.user_type }).toEqual({ ok: 1, id, type: 'edjobs' })
  })

  it('takes what Google calls itself with and without https://', async () => {
    const claims = { ...(await somebody()), iss: 'accounts.google.com' }
    expect(await login(await google.sign(claims))).toMatchObject({ ok: 1 })
  })

  it('keeps of hostile names one line of 60 characters, and does without any', async () => {
    const hostile = {
      ...(await somebody()),
      given_name: ` Asha\u202E\u0000\r\nBcc: <script>alert(1)</script>${'😀'.repeat(99)}`,
      family_name: 7,
    }
    const { user } = await login(await google.sign(hostile))
    expect(user.firstname).toMatch(/^Asha Bcc: <script>alert\(1\)<\/script>😀+$/u)
    expect([...user.firstname]).toHaveLength(60)
    expect(user.lastname).toBe('')
    const nameless = { ...(await somebody()), given_name: '\u0007 ' }
    const answer = await login(await google.sign(nameless))
    expect(answer.user.firstname).toBe(nameless.email.split('@')[0])
  })

  it('makes one user of two who come at once', async () => {
    const claims = await somebody()
    const tokens = [await google.sign(claims), await google.sign(await again(claims))]
    const answers = await Promise.all(tokens.map((token) => login(token)))
    expect(answers.map(({ ok }) => ok)).toEqual([1, 1])
    expect(answers[0].user.id).toBe(answers[1].user.id)
  })
})

describe('an account that is there already', () => {
  it('is linked by its address, in any case, and keeps its password and sessions', async () => {
    const claims = await somebody()
    const { id, token } = await addSignedIn(database, {
      email: claims.email.toUpperCase(),
      passwordHash: 'argon2id',
      emailConfirmedAt: new Date(),
    })
    expect(await login(await google.sign(claims))).toMatchObject({ ok: 1, user: { id } })
    expect(await rowOf(id)).toMatchObject({ google_id: claims.sub, password_hash: 'argon2id' })
    expect((await profile(token)).statusCode).toBe(200)
  })

  it('with an address that nobody had confirmed loses password, sessions and links to its owner', async () => {
    const claims = await somebody()
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
    expect((await profile(squatter.token)).statusCode).toBe(401)
    expect((await profile(token)).statusCode).toBe(200)
    expect(await post('/users/login-with-token', made.json(), 200)).toMatchObject({ ok: 0 })
    expect(await lettersTo(claims.email)).toEqual([{ subject: 'Please set a new password' }])
  })

  it('of a blocked user answers -1, and is neither linked nor opened', async () => {
    const claims = await somebody()
    const { id } = await addSignedIn(database, { email: claims.email, blockedAt: new Date() })
    const answer = await login(await google.sign(claims))
    expect(answer).toEqual({ ok: -1, msg: 'This account has been blocked. Please write to us.' })
    expect(await rowOf(id)).toMatchObject({ google_id: null, email_confirmed_at: null })
  })

  it('is not taken over by another Google account with its address', async () => {
    const claims = await somebody()
    await login(await google.sign(claims))
    const other = { ...(await again(claims)), sub: 'another' }
    expect(await login(await google.sign(other))).toEqual({ ok: 0, msg: 'Cannot login.' })
  })
})

describe('an ID token', () => {
  const past = () => Math.floor(Date.now() / 1000) - 120

  it.each<[string, () => object, object?]>([
    ['for another client', () => ({ aud: 'somebody-else.apps.googleusercontent.com' })],
    ['of another issuer', () => ({ iss: 'https://accounts.example.com' })],
    ['that has expired', () => ({ exp: past() })],
    ['without an end', () => ({ exp: undefined })],
    ['whose address is not verified', () => ({ email_verified: false })],
    ['that does not say so', () => ({ email_verified: undefined })],
    ['without an address', () => ({ email: undefined })],
    ['with a list for an address', () => ({ email: ['asha@gmail.example'] })],
    ['without a name of the account', () => ({ sub: undefined })],
    ['without nonce', () => ({ nonce: undefined })],
    ['with a nonce of its own', () => ({ nonce: 'A'.repeat(43) })],
    ['signed by a stranger', () => ({}), { isForged: true }],
    ['signed with a key that nobody knows', () => ({}), { kid: 'two' }],
  ])('%s is not believed, and nobody is told why', async (_, wrong, signing) => {
    const claims = await somebody()
    const answer = await login(await google.sign({ ...claims, ...wrong() }, signing))
    expect(answer).toEqual({ ok: 0, msg: 'Cannot login.' })
    const { rowCount } = await database.pool.query('select 1 from app_user where email = $1', [
      claims.email,
    ])
    expect(rowCount).toBe(0)
  })

  it('that says it needs no signature, or is signed with the public key, is not believed', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [, claims = ''] = (await google.sign(await somebody())).split('.')
    for (const alg of ['none', 'HS256'])
      expect(await login(`${part({ alg, kid: 'one' })}.${claims}.`)).toMatchObject({ ok: 0 })
  })

  it('holds once', async () => {
    const token = await google.sign(await somebody())
    const answers = await Promise.all([login(token), login(token), login(token)])
    expect(answers.map(({ ok }) => ok).sort()).toEqual([0, 0, 1])
  })

  it('is too late when its nonce is older than 30 minutes', async () => {
    const token = await google.sign(await somebody())
    await database.pool.query(
      `update user_link_token set expires_at = expires_at - interval '30 minutes'`,
    )
    expect(await login(token)).toMatchObject({ ok: 0 })
  })
})

describe('Google’s keys', () => {
  it('are asked for once, also when strangers name others', async () => {
    await login(await google.sign(await somebody()))
    const before = google.askedForKeys()
    const forged = await google.sign(await somebody(), { kid: 'two' })
    await Promise.all(Array.from({ length: 5 }, () => login(forged)))
    expect(google.askedForKeys()).toBe(before)
  })

  it('that can’t be had are our trouble: one may try again with the same token', async () => {
    const other = await createTestApp({ database, config: configOf(google) })
    const idToken = await google.sign(await somebody())
    const path = '/users/login-with-google'
    google.setDown(true)
    const answer = await post(path, { idToken }, 503, other.app)
    expect(answer).toMatchObject({ code: 'unavailable' })
    google.setDown(false)
    expect(await post(path, { idToken }, 200, other.app)).toMatchObject({ ok: 1 })
  })
})

it('is not there without a client', async () => {
  const { app: without } = await createTestApp({ database })
  await post('/users/google-nonces', undefined, 404, without)
  await post('/users/login-with-google', { idToken: 'x'.repeat(30) }, 404, without)
})

it('is begun 300 times an hour by one household at most', async () => {
  const remoteAddress = '10.9.8.7'
  const begin = () => app.inject({ method: 'POST', url: '/api/users/google-nonces', remoteAddress })
  await begin()
  await database.pool.query('update rate_limit_counter set count = 300')
  const refused = await begin()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
})
