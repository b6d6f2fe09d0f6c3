import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addAuthenticator, codeOf } from '../../../../test/authenticator.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { createPasskey } from '../../../../test/passkey.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { hashPassword } from '../passwords/password-hashes.ts'

const password = 'kadamba tree 7x'
const origin = 'http://localhost:3000'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>
let passwordHash: string

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { publicUrl: origin } }))
  check = await createContractCheck()
  passwordHash = await hashPassword(password)
})

interface User extends SignedIn {
  readonly email: string
}

let userCount = 0
async function addUser(more: Parameters<typeof addSignedIn>[1] = {}): Promise<User> {
  userCount += 1
  const email = `second${userCount}@example.in`
  const user = { email, passwordHash, emailConfirmedAt: new Date(), ...more }
  return { ...(await addSignedIn(database, user)), email }
}

/** Sends a request, and expects a status and a body of the contract. */
async function send(
  method: 'GET' | 'POST',
  path: string,
  status: number,
  payload?: object,
  caller?: Pick<SignedIn, 'headers'>,
) {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: caller?.headers ?? {},
    ...(payload && { payload }),
  })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), method.toLowerCase())).toEqual([])
  return response.json()
}
const post = (path: string, status: number, payload: object, caller?: Pick<SignedIn, 'headers'>) =>
  send('POST', `/users/${path}`, status, payload, caller)
const challengeOf = async (caller: SignedIn) =>
  (await send('POST', '/users/second-factor/challenges', 201, undefined, caller)).challenge
const signIn = (email: string, status: number) =>
  post('login-with-pass', status, { email, password })
const stateOf = (caller: SignedIn) => send('GET', '/users/second-factor', 200, undefined, caller)
const rows = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows
const subjectsTo = async (email: string) =>
  (await rows('select subject from outgoing_mail where to_address = $1 order by id', [email])).map(
    ({ subject }) => subject,
  )

/** Sets up an app as a user does. */
async function setUpApp(user: User): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await post('second-factor/authenticators', 201, { password }, user)
  const confirmed = await post(
    'second-factor/authenticators/confirmations',
    200,
    { code: codeOf(secret, -1) },
    user,
  )
  return { secret, codes: confirmed.recovery_codes }
}

async function setUpPasskey(user: User) {
  const { challenge } = await post('second-factor/passkeys/options', 201, { password }, user)
  const passkey = createPasskey(origin, challenge)
  const body = { challenge, name: 'My phone', credential: passkey.credential }
  const { recovery_codes: codes } = await post('second-factor/passkeys', 201, body, user)
  return { passkey, codes }
}

describe('setting up an authenticator app', () => {
  it('turns the second step on, shows recovery codes once and ends other sessions', async () => {
    const user = await addUser()
    const elsewhere = await signIn(user.email, 200)
    const { secret, uri } = await post('second-factor/authenticators', 201, { password }, user)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain(encodeURIComponent(user.email))
    expect(await stateOf(user)).toMatchObject({ authenticator_since: null })
    await signIn(user.email, 200)
    const code = codeOf(secret)
    const on = await post('second-factor/authenticators/confirmations', 200, { code }, user)
    expect(new Set(on.recovery_codes).size).toBe(10)
    expect(await stateOf(user)).toMatchObject({
      authenticator_since: expect.any(String),
      recovery_codes_left: 10,
    })
    await send('GET', '/users/my-profile', 401, undefined, {
      headers: { authorization: `Bearer ${elsewhere.token}` },
    })
    await send('GET', '/users/my-profile', 200, undefined, user)
    expect(await subjectsTo(user.email)).toEqual(['Two-step sign-in is on'])
    expect(
      await rows(`select field, after from audit_entry where entity = 'user' and entity_id = $1`, [
        user.id,
      ]),
    ).toEqual([{ field: 'authenticator', after: null }])
  })

  it('stores neither the secret nor a recovery code in a form that can be used', async () => {
    const user = await addUser()
    const { secret, codes } = await setUpApp(user)
    const stored = JSON.stringify(
      await rows(
        `select encode(secret, 'escape') s, encode(secret, 'base64') b,
           (select string_agg(encode(hash, 'escape'), ',') from recovery_code r where r.user_id = a.user_id) c
         from authenticator a where user_id = $1`,
        [user.id],
      ),
    )
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text)
    const exported = await send('GET', '/users/my-data', 200, undefined, user)
    expect(exported.second_factor).toMatchObject({ recovery_codes_left: 10 })
    for (const text of [secret, ...codes]) expect(JSON.stringify(exported)).not.toContain(text)
  })

  it('needs the current password, if there is one, and a confirmed email', async () => {
    const user = await addUser()
    const missing = await post('second-factor/authenticators', 400, {}, user)
    expect(missing.errors).toEqual([{ field: 'password', msg: 'is required' }])
    await post('second-factor/authenticators', 401, { password: 'wrong one' }, user)
    const unconfirmed = await addUser({ emailConfirmedAt: null })
    await post('second-factor/authenticators', 409, { password }, unconfirmed)
    const withoutPassword = await addUser({ passwordHash: null })
    await post('second-factor/authenticators', 201, {}, withoutPassword)
  })

  it('refuses a wrong code, and a code without a set-up', async () => {
    const user = await addUser()
    const path = 'second-factor/authenticators/confirmations'
    await post(path, 404, { code: '123456' }, user)
    const { secret } = await post('second-factor/authenticators', 201, { password }, user)
    const wrong = codeOf(secret, 5)
    expect(await post(path, 401, { code: wrong }, user)).toMatchObject({
      errors: [{ field: 'code' }],
    })
    expect(await stateOf(user)).toMatchObject({ authenticator_since: null })
    await rows(`update authenticator set pending_since = now() - interval '31 minutes'
      where user_id = ${user.id}`)
    await post(path, 404, { code: codeOf(secret) }, user)
  })

  it('replaces an earlier app only with its proof', async () => {
    const user = await addUser()
    const { secret } = await setUpApp(user)
    const refused = await post('second-factor/authenticators', 400, { password }, user)
    expect(refused.errors).toEqual([{ field: 'proof', msg: 'is required' }])
    const proof = { challenge: await challengeOf(user), method: 'totp', code: codeOf(secret) }
    const next = await post('second-factor/authenticators', 201, { proof }, user)
    const code = codeOf(next.secret)
    const done = await post('second-factor/authenticators/confirmations', 200, { code }, user)
    expect(done.recovery_codes).toEqual([])
    expect(await subjectsTo(user.email)).toContain('A sign-in step was added to your account')
  })
})

describe('signing in with an authenticator app', () => {
  it('starts no session before the second step', async () => {
    const user = await addUser()
    const { secret } = await setUpApp(user)
    const step = await signIn(user.email, 202)
    expect(step).toMatchObject({ methods: ['totp', 'recovery_code'], passkey_options: null })
    expect(JSON.stringify(step)).not.toContain('token')
    expect(await rows('select id from user_session where user_id = $1', [user.id])).toHaveLength(1)
    const bearer = { headers: { authorization: `Bearer ${step.challenge}` } }
    await send('GET', '/users/my-profile', 401, undefined, bearer)
    const body = { challenge: step.challenge, method: 'totp', code: codeOf(secret) }
    const signedIn = await post('second-step', 200, body)
    expect(signedIn.user.id).toBe(user.id)
    await post('second-step', 404, { ...body, code: codeOf(secret, 1) })
  })

  it('refuses a code that was used before, also in another sign-in', async () => {
    const user = await addUser()
    const { secret } = await setUpApp(user)
    const code = codeOf(secret)
    const first = await signIn(user.email, 202)
    await post('second-step', 200, { challenge: first.challenge, method: 'totp', code })
    const second = await signIn(user.email, 202)
    const refusal = await post('second-step', 401, {
      challenge: second.challenge,
      method: 'totp',
      code,
    })
    expect(refusal.msg).toContain('already been used')
    const earlier = codeOf(secret, -1)
    await post('second-step', 401, { challenge: second.challenge, method: 'totp', code: earlier })
    const later = codeOf(secret, 1)
    await post('second-step', 200, { challenge: second.challenge, method: 'totp', code: later })
  })

  it('accepts one of two requests with the same code', async () => {
    const user = await addUser()
    const { secret } = await setUpApp(user)
    const challenges = [await signIn(user.email, 202), await signIn(user.email, 202)]
    const responses = await Promise.all(
      challenges.map(({ challenge }) =>
        app.inject({
          method: 'POST',
          url: '/api/users/second-step',
          payload: { challenge, method: 'totp', code: codeOf(secret) },
        }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('accepts a clock that is one step off, but not three', async () => {
    const user = await addUser()
    const { secret } = await addAuthenticator(database, user.id)
    const { challenge } = await signIn(user.email, 202)
    for (const steps of [-3, 3])
      await post('second-step', 401, { challenge, method: 'totp', code: codeOf(secret, steps) })
    await post('second-step', 200, { challenge, method: 'totp', code: codeOf(secret, 1) })
  })

  it('accepts a recovery code once, in any case and without dashes', async () => {
    const user = await addUser()
    const { codes } = await setUpApp(user)
    const code = (codes[0] ?? '').toLowerCase().replaceAll('-', '')
    const { challenge } = await signIn(user.email, 202)
    const signedIn = await post('second-step', 200, { challenge, method: 'recovery_code', code })
    const again = await signIn(user.email, 202)
    await post('second-step', 401, {
      challenge: again.challenge,
      method: 'recovery_code',
      code: codes[0] ?? '',
    })
    const now = { ...user, headers: { authorization: `Bearer ${signedIn.token}` } }
    expect(await stateOf(now)).toMatchObject({ recovery_codes_left: 9 })
  })

  it('stops after ten wrong codes of an account, whatever the challenge', async () => {
    const user = await addUser()
    const { code } = await addAuthenticator(database, user.id)
    const wrong = code(20)
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt++) {
      const { challenge } = await signIn(user.email, 202)
      const response = await app.inject({
        method: 'POST',
        url: '/api/users/second-step',
        payload: { challenge, method: 'totp', code: wrong },
      })
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const { challenge } = await signIn(user.email, 202)
    const refusal = await post('second-step', 429, { challenge, method: 'totp', code: code() })
    expect(refusal.msg).toContain('Too many attempts')
  })

  it('refuses an expired challenge, and one for another purpose', async () => {
    const user = await addUser()
    const { secret } = await setUpApp(user)
    const { challenge } = await signIn(user.email, 202)
    await rows(`update user_link_token set expires_at = now() where user_id = ${user.id}`)
    await post('second-step', 404, { challenge, method: 'totp', code: codeOf(secret) })
    const change = await challengeOf(user)
    await post('second-step', 404, { challenge: change, method: 'totp', code: codeOf(secret) })
  })

  it('names what is missing', async () => {
    const user = await addUser()
    await setUpApp(user)
    const { challenge } = await signIn(user.email, 202)
    const code = await post('second-step', 400, { challenge, method: 'totp' })
    expect(code.errors).toEqual([{ field: 'code', msg: 'is required' }])
    const credential = await post('second-step', 400, { challenge, method: 'passkey' })
    expect(credential.errors).toEqual([{ field: 'credential', msg: 'is required' }])
  })

  it('refuses a user who has been blocked meanwhile', async () => {
    const user = await addUser()
    const { secret } = await setUpApp(user)
    const { challenge } = await signIn(user.email, 202)
    await rows('update app_user set blocked_at = now() where id = $1', [user.id])
    await post('second-step', 403, { challenge, method: 'totp', code: codeOf(secret) })
  })

  it('ends challenges when the password is reset', async () => {
    const user = await addUser()
    const { secret } = await setUpApp(user)
    const { challenge } = await signIn(user.email, 202)
    await post('forgot-password', 202, { email: user.email })
    const [{ text_body: text }] = await rows(
      `select text_body from outgoing_mail where to_address = $1 and text_body like '%reset-password%'`,
      [user.email],
    )
    const [, token] = /reset-password\?token=([\w-]{43})/.exec(text) ?? []
    await post('reset-password', 200, { token, password: 'gulmohar tree 8y' })
    await post('second-step', 404, { challenge, method: 'totp', code: codeOf(secret) })
  })
})

describe('signing in with an emailed link', () => {
  it('asks for the second step, and not on the jobs site', async () => {
    const user = await addUser()
    const { secret } = await setUpApp(user)
    await post('login-links', 202, { email: user.email })
    const [{ text_body: text }] = await rows(
      `select text_body from outgoing_mail where to_address = $1 and text_body like '%login-by-link%'`,
      [user.email],
    )
    const [, token] = /token=([\w-]{43})/.exec(text) ?? []
    const { challenge } = await post('login-with-token', 202, { token })
    await post('second-step', 200, { challenge, method: 'totp', code: codeOf(secret) })
    const jobs = await send('POST', '/users/link-tokens', 201, undefined, user)
    expect(await post('login-with-token', 200, { token: jobs.token })).toMatchObject({ ok: 1 })
  })
})

describe('passkeys', () => {
  it('are added, sign in, and are listed with their last use', async () => {
    const user = await addUser()
    const { passkey, codes } = await setUpPasskey(user)
    expect(codes).toHaveLength(10)
    const step = await signIn(user.email, 202)
    expect(step.methods).toEqual(['passkey', 'recovery_code'])
    expect(step.passkey_options).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [{ id: passkey.credential.id }],
    })
    const credential = passkey.sign(step.challenge)
    const body = { challenge: step.challenge, method: 'passkey', credential }
    await post('second-step', 200, body)
    const { passkeys } = await stateOf(user)
    expect(passkeys).toMatchObject([{ name: 'My phone', last_used_at: expect.any(String) }])
  })

  it('refuse signatures for another site, another challenge, another key and an old counter', async () => {
    const user = await addUser()
    const { passkey } = await setUpPasskey(user)
    const other = createPasskey(origin, 'other')
    const { challenge } = await signIn(user.email, 202)
    const refused = [
      passkey.sign(challenge, 'https://edbazaar.example'),
      passkey.sign('another challenge'),
      other.sign(challenge),
      { ...other.sign(challenge), id: passkey.credential.id, rawId: passkey.credential.id },
    ]
    for (const credential of refused)
      await post('second-step', 401, { challenge, method: 'passkey', credential })
    const credential = passkey.sign(challenge, origin, 9)
    await post('second-step', 200, { challenge, method: 'passkey', credential })
    const next = await signIn(user.email, 202)
    const cloned = passkey.sign(next.challenge, origin, 9)
    await post('second-step', 401, {
      challenge: next.challenge,
      method: 'passkey',
      credential: cloned,
    })
  })

  it('refuse a registration for another challenge, of another user, or twice', async () => {
    const user = await addUser()
    const { challenge } = await post('second-factor/passkeys/options', 201, { password }, user)
    const wrong = createPasskey(origin, 'another challenge')
    const body = { challenge, name: 'Key', credential: wrong.credential }
    await post('second-factor/passkeys', 401, body, user)
    const right = createPasskey(origin, challenge)
    await post(
      'second-factor/passkeys',
      404,
      { ...body, credential: right.credential },
      await addUser(),
    )
    await post('second-factor/passkeys', 201, { ...body, credential: right.credential }, user)
    await post('second-factor/passkeys', 404, { ...body, credential: right.credential }, user)
  })

  it('are ten at most, also if more set-ups have started', async () => {
    const user = await addUser()
    const { challenge } = await post('second-factor/passkeys/options', 201, { password }, user)
    await database.pool.query(
      `insert into passkey (user_id, name, credential_id, public_key, counter, transports)
       select $1::int, 'Key', gen_random_uuid()::text, '\\x00', 0, array[]::text[] from generate_series(1, 10) as n`,
      [user.id],
    )
    const { credential } = createPasskey(origin, challenge)
    const refused = await post(
      'second-factor/passkeys',
      409,
      { challenge, name: 'Eleventh', credential },
      user,
    )
    expect(refused.msg).toBe('You have ten passkeys. Remove one first.')
    expect((await stateOf(user)).passkeys).toHaveLength(10)
  })

  it('are not offered where the site is opened by an IP address', async () => {
    const { app: byAddress } = await createTestApp({
      database,
      config: { publicUrl: 'http://192.0.2.7:3000' },
    })
    const { headers } = await addUser()
    const state = await byAddress.inject({ url: '/api/users/second-factor', headers })
    expect(state.json()).toMatchObject({ can_add_passkeys: false })
    const start = await byAddress.inject({
      method: 'POST',
      url: '/api/users/second-factor/passkeys/options',
      headers,
      payload: { password },
    })
    expect(start.statusCode).toBe(409)
  })
})

describe('changing second factors', () => {
  it('needs a proof to remove one, and the last one turns the second step off', async () => {
    const user = await addUser()
    const { secret } = await setUpApp(user)
    const path = 'second-factor/removals'
    await post(path, 400, { factor: 'authenticator' }, user)
    const challenge = await challengeOf(user)
    const wrong = { challenge, method: 'totp', code: codeOf(secret, 9) }
    await post(path, 401, { factor: 'authenticator', proof: wrong }, user)
    const proof = { challenge, method: 'totp', code: codeOf(secret) }
    await post(path, 200, { factor: 'authenticator', proof }, user)
    expect(await stateOf(user)).toMatchObject({
      authenticator_since: null,
      recovery_codes_left: 0,
    })
    await signIn(user.email, 200)
    expect((await subjectsTo(user.email)).at(-1)).toBe('Two-step sign-in is off')
  })

  it('refuses the challenge of another user', async () => {
    const [user, other] = [await addUser(), await addUser()]
    const { code } = await addAuthenticator(database, user.id)
    await addAuthenticator(database, other.id)
    const proof = { challenge: await challengeOf(user), method: 'totp', code: code() }
    await post('second-factor/removals', 404, { factor: 'authenticator', proof }, other)
    await post('second-factor/removals', 200, { factor: 'authenticator', proof }, user)
  })

  it('removes a passkey of the caller and keeps the step on while an app is left', async () => {
    const user = await addUser()
    await setUpPasskey(user)
    const { code } = await addAuthenticator(database, user.id)
    const [passkey] = (await stateOf(user)).passkeys
    const path = 'second-factor/removals'
    const proof = { challenge: await challengeOf(user), method: 'totp', code: code() }
    const refused = await post(path, 400, { factor: 'passkey', proof }, user)
    expect(refused.errors).toEqual([{ field: 'passkey_id', msg: 'is required' }])
    const body = { factor: 'passkey', passkey_id: passkey.id, proof }
    await post(path, 200, body, user)
    expect((await subjectsTo(user.email)).at(-1)).toBe(
      'A sign-in step was removed from your account',
    )
    await signIn(user.email, 202)
  })

  it('replaces the recovery codes', async () => {
    const user = await addUser()
    const { secret, codes } = await setUpApp(user)
    const proof = { challenge: await challengeOf(user), method: 'totp', code: codeOf(secret) }
    const next = await post('second-factor/recovery-codes', 201, { proof }, user)
    expect(next.recovery_codes).toHaveLength(10)
    const { challenge } = await signIn(user.email, 202)
    const earlier = { challenge, method: 'recovery_code', code: codes[0] }
    await post('second-step', 401, earlier)
    await post('second-step', 200, { ...earlier, code: next.recovery_codes[0] })
  })

  it('has no challenge for a user without a second factor', async () => {
    const user = await addUser()
    await send('POST', '/users/second-factor/challenges', 409, undefined, user)
  })
})

describe('REQUIRE_ADMIN_2FA', () => {
  let required: TestApp['app']
  beforeAll(async () => {
    const config = { publicUrl: origin, requireAdmin2fa: true }
    ;({ app: required } = await createTestApp({ database, config }))
  })
  const call = (url: string, caller: SignedIn, payload?: object) =>
    required.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api${url}`,
      headers: caller.headers,
      ...(payload && { payload }),
    })

  it('lets an admin without a second factor only set one up', async () => {
    const admin = await addUser({ isAdmin: true })
    const signedIn = await required.inject({
      method: 'POST',
      url: '/api/users/login-with-pass',
      payload: { email: admin.email, password },
    })
    expect(signedIn.json()).toMatchObject({ needs_second_factor: true })
    const refused = await call('/audit-entries', admin)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'second_factor_required' })
    expect((await call('/users/my-bookmarks', admin)).statusCode).toBe(403)
    expect((await call('/users/my-data', admin)).statusCode).toBe(403)
    expect((await call('/users/my-profile', admin)).statusCode).toBe(200)
    expect((await call('/schools/all', admin)).statusCode).toBe(200)
    const start = await call('/users/second-factor/authenticators', admin, { password })
    const code = codeOf(start.json().secret)
    const done = await call('/users/second-factor/authenticators/confirmations', admin, { code })
    expect(done.statusCode).toBe(200)
    expect((await call('/audit-entries', admin)).statusCode).toBe(200)
  })

  it('keeps the last second factor of an admin', async () => {
    const admin = await addUser({ isAdmin: true })
    const { code } = await addAuthenticator(database, admin.id)
    const { challenge } = (await call('/users/second-factor/challenges', admin, {})).json()
    const proof = { challenge, method: 'totp', code: code() }
    const body = { factor: 'authenticator', proof }
    expect((await call('/users/second-factor/removals', admin, body)).statusCode).toBe(409)
    expect((await call('/audit-entries', admin)).statusCode).toBe(200)
  })

  it('asks nothing of other users', async () => {
    const user = await addUser()
    expect((await call('/users/my-bookmarks', user)).statusCode).toBe(200)
  })
})
