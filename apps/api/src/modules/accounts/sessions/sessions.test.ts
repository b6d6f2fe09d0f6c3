import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { dayMs } from '../../platform/dates/durations.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  check = await createContractCheck()
})

type Method = 'GET' | 'POST' | 'DELETE'
type Operation = readonly [method: Method, path: string, url?: string]

async function send([method, path, url = path]: Operation, token: string | null, status: number) {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const response = await app.inject({ method, url: `/api${url}`, headers })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), method.toLowerCase())).toEqual([])
  return response
}

const list = ['GET', '/users/my-sessions'] as const
const set = (assignment: string, token: string) =>
  database.pool.query(
    `update user_session set ${assignment} where token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  )

describe('a session', () => {
  it('is listed with its device as the current one, in a response that is not cached', async () => {
    const { id, token } = await addSignedIn(database)
    const other = await addSignedIn(database)
    const response = await send(list, token, 200)
    expect(response.json()).toMatchObject([{ device: 'Firefox on Linux', is_current: true }])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(id).not.toBe(other.id)
  })

  it.each([
    ['missing', null],
    ['unknown', 'A'.repeat(43)],
    ['malformed', "' or 1=1 --"],
  ])('is refused if its token is %s', async (_, token) => {
    const response = await send(list, token, 401)
    expect(response.json()).toMatchObject({ code: 'not_signed_in', msg: 'Please sign in.' })
    expect(response.headers['www-authenticate']).toBe('Bearer')
  })

  it('is refused after it has expired', async () => {
    const { token } = await addSignedIn(database)
    await set(`expires_at = now() - interval '1 second'`, token)
    await send(list, token, 401)
  })

  it('is refused if the user is blocked', async () => {
    const { id, token } = await addSignedIn(database)
    await database.pool.query('update app_user set blocked_at = now() where id = $1', [id])
    await send(list, token, 401)
  })

  it.each<readonly [Method, string]>([
    ['POST', '/users/logout'],
    ['DELETE', '/users/my-sessions'],
  ])('stays if the links of its user can’t be removed: %s %s', async (method, path) => {
    const { token } = await addSignedIn(database)
    const { token: other } = await addSignedIn(database)
    await database.pool.query(
      `update user_session set user_id = s.user_id from user_session s
       where s.token_hash = sha256(convert_to($1, 'UTF8'))
         and user_session.token_hash = sha256(convert_to($2, 'UTF8'))`,
      [token, other],
    )
    await database.pool.query('alter table user_link_token rename to user_link_token_away')
    await send([method, path], token, 500)
    await database.pool.query('alter table user_link_token_away rename to user_link_token')
    expect((await send(list, other, 200)).json()).toHaveLength(2)
  })

  it('is extended when it is used, up to 180 days', async () => {
    const { token } = await addSignedIn(database)
    const expiry = async () => (await send(list, token, 200)).json()[0].expires_at
    await set(
      `last_seen_at = now() - interval '1 day', expires_at = now() + interval '1 day'`,
      token,
    )
    await send(list, token, 200)
    expect(Date.parse(await expiry()) - Date.now()).toBeGreaterThan(29 * dayMs)
    await set(
      `last_seen_at = now() - interval '1 day', created_at = now() - interval '179 days'`,
      token,
    )
    await send(list, token, 200)
    expect(Date.parse(await expiry()) - Date.now()).toBeLessThan(86_400_001)
  })

  it('ends when the user signs out', async () => {
    const { token } = await addSignedIn(database)
    const response = await send(['POST', '/users/logout'], token, 200)
    expect(response.json().msg).toBe('Logged Out Successfully')
    await send(['POST', '/users/logout'], token, 401)
  })

  it('is removed after expiry when another session starts', async () => {
    const { token } = await addSignedIn(database)
    await set(`expires_at = now() - interval '1 second'`, token)
    await addSignedIn(database)
    const { rows } = await database.pool.query(
      'select 1 from user_session where expires_at < now()',
    )
    expect(rows).toEqual([])
  })

  it('replaces the least recently used one if the user has a hundred', async () => {
    const { id, token } = await addSignedIn(database)
    await database.pool.query(
      `insert into user_session (token_hash, user_id, device, ip_prefix_hash, last_seen_at, expires_at)
       select sha256(convert_to(n || ' of many', 'UTF8')), $1, 'Firefox', 'x',
         now() - interval '1 day' * n, now() + interval '1 day' from generate_series(1, 150) n`,
      [id],
    )
    const { rows } = await database.pool.query('select email from app_user where id = $1', [id])
    const url = '/api/users/login-links'
    await app.inject({ method: 'POST', url, payload: rows[0] })
    const email = await database.pool.query('select text_body from outgoing_mail order by id desc')
    const [, link] = /token=([\w-]{43})/.exec(email.rows[0].text_body) ?? []
    await database.pool.query('update app_user set email_confirmed_at = now() where id = $1', [id])
    const login = { method: 'POST', url: '/api/users/login-with-token' } as const
    expect((await app.inject({ ...login, payload: { token: link } })).json().ok).toBe(1)
    const remaining = (await send(list, token, 200)).json()
    expect(remaining).toHaveLength(100)
    const oldest = Date.parse(remaining.at(-1).last_seen_at)
    expect((Date.now() - oldest) / dayMs).toBeCloseTo(98, 0)
  })

  it('is stored only as a hash', async () => {
    const { token } = await addSignedIn(database)
    const { rows } = await database.pool.query(
      'select row_to_json(s)::text as stored from user_session s',
    )
    expect(rows.some(({ stored }) => stored.includes(token))).toBe(false)
  })
})

describe('signing out other devices', () => {
  it.each([
    ['all other devices', () => '/users/my-sessions'],
    ['one device', (id: number) => `/users/my-sessions/${id}`],
  ])('%s revokes the links that the session may have created', async (_, pathOf) => {
    const mine = await addSignedIn(database)
    const [{ id: here }] = (await send(list, mine.token, 200)).json()
    const thief = await addSignedIn(database)
    await database.pool.query('update user_session set user_id = $1 where user_id = $2', [
      mine.id,
      thief.id,
    ])
    const { token } = (await send(['POST', '/users/link-tokens'], thief.token, 201)).json()
    const sessions: { id: number }[] = (await send(list, mine.token, 200)).json()
    const stolen = sessions.find(({ id }) => id !== here)?.id ?? 0
    const path = pathOf(0) === '/users/my-sessions' ? pathOf(0) : '/users/my-sessions/{id}'
    await send(['DELETE', path, pathOf(stolen)], mine.token, 200)
    const signIn = await app.inject({
      method: 'POST',
      url: '/api/users/login-with-token',
      payload: { token },
    })
    expect(signIn.json()).toMatchObject({ ok: 0 })
  })

  it('ends a session of the user, but not of another user', async () => {
    const mine = await addSignedIn(database)
    const theirs = await addSignedIn(database)
    const [{ id }] = (await send(list, theirs.token, 200)).json()
    await send(['DELETE', '/users/my-sessions/{id}', `/users/my-sessions/${id}`], mine.token, 404)
    await send(list, theirs.token, 200)
    await send(['DELETE', '/users/my-sessions/{id}', `/users/my-sessions/${id}`], theirs.token, 200)
    await send(list, theirs.token, 401)
  })

  it('ends all other sessions', async () => {
    const here = await addSignedIn(database)
    const there = await addSignedIn(database)
    await database.pool.query('update user_session set user_id = $1 where user_id = $2', [
      here.id,
      there.id,
    ])
    await send(['DELETE', '/users/my-sessions'], here.token, 200)
    await send(list, here.token, 200)
    await send(list, there.token, 401)
  })
})
