import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addSignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  check = await createContractCheck()
})

type Method = 'GET' | 'POST' | 'DELETE'
type Asked = readonly [method: Method, path: string, at?: string]

async function ask([method, path, at = path]: Asked, token: string | null, status: number) {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url: `/api${at}`, headers })
  expect(answer.statusCode, answer.payload).toBe(status)
  expect(check(path, status, answer.json(), method.toLowerCase())).toEqual([])
  return answer
}

const list = ['GET', '/users/my-sessions'] as const
const set = (assignment: string, token: string) =>
  database.pool.query(
    `update user_session set ${assignment} where token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  )

describe('a session', () => {
  it('is listed with its device, as the current one, and answers are kept by nobody', async () => {
    const { id, token } = await addSignedIn(database)
    const other = await addSignedIn(database)
    const answer = await ask(list, token, 200)
    expect(answer.json()).toMatchObject([{ device: 'Firefox on Linux', is_current: true }])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(id).not.toBe(other.id)
  })

  it.each([
    ['none', null],
    ['forged', 'A'.repeat(43)],
    ['of another shape', "' or 1=1 --"],
  ])('with a token that is %s is nobody’s', async (_, token) => {
    const answer = await ask(list, token, 401)
    expect(answer.json()).toMatchObject({ code: 'not_signed_in', msg: 'Please sign in.' })
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it('that has expired is nobody’s', async () => {
    const { token } = await addSignedIn(database)
    await set(`expires_at = now() - interval '1 second'`, token)
    await ask(list, token, 401)
  })

  it('of a user whom an admin has blocked is nobody’s', async () => {
    const { id, token } = await addSignedIn(database)
    await database.pool.query('update app_user set blocked_at = now() where id = $1', [id])
    await ask(list, token, 401)
  })

  it('lasts longer when it is used, but not for ever', async () => {
    const { token } = await addSignedIn(database)
    const ends = async () => (await ask(list, token, 200)).json()[0].expires_at
    await set(
      `last_seen_at = now() - interval '1 day', expires_at = now() + interval '1 day'`,
      token,
    )
    await ask(list, token, 200)
    expect(Date.parse(await ends()) - Date.now()).toBeGreaterThan(29 * 86_400_000)
    await set(
      `last_seen_at = now() - interval '1 day', created_at = now() - interval '179 days'`,
      token,
    )
    await ask(list, token, 200)
    expect(Date.parse(await ends()) - Date.now()).toBeLessThan(86_400_001)
  })

  it('ends with logging out, once', async () => {
    const { token } = await addSignedIn(database)
    const answer = await ask(['POST', '/users/logout'], token, 200)
    expect(answer.json().msg).toBe('Logged Out Successfully')
    await ask(['POST', '/users/logout'], token, 401)
  })

  it('that has ended is removed when others begin', async () => {
    const { token } = await addSignedIn(database)
    await set(`expires_at = now() - interval '1 second'`, token)
    await addSignedIn(database)
    const { rows } = await database.pool.query(
      'select 1 from user_session where expires_at < now()',
    )
    expect(rows).toEqual([])
  })

  it('takes the place of the one used longest ago, where an account has very many', async () => {
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
    const letter = await database.pool.query('select text_body from outgoing_mail order by id desc')
    const [, link] = /token=([\w-]{43})/.exec(letter.rows[0].text_body) ?? []
    await database.pool.query('update app_user set email_confirmed_at = now() where id = $1', [id])
    const login = { method: 'POST', url: '/api/users/login-with-token' } as const
    expect((await app.inject({ ...login, payload: { token: link } })).json().ok).toBe(1)
    const kept = (await ask(list, token, 200)).json()
    expect(kept).toHaveLength(100)
    const oldest = Date.parse(kept.at(-1).last_seen_at)
    expect((Date.now() - oldest) / 86_400_000).toBeCloseTo(98, 0)
  })

  it('is kept as a hash alone', async () => {
    const { token } = await addSignedIn(database)
    const { rows } = await database.pool.query(
      'select row_to_json(s)::text as kept from user_session s',
    )
    expect(rows.some(({ kept }) => kept.includes(token))).toBe(false)
  })
})

describe('signing out elsewhere', () => {
  it.each([
    ['everywhere', () => '/users/my-sessions'],
    ['on one device', (id: number) => `/users/my-sessions/${id}`],
  ])('%s voids the links that a thief of the session may have made', async (_, at) => {
    const mine = await addSignedIn(database)
    const [{ id: here }] = (await ask(list, mine.token, 200)).json()
    const thief = await addSignedIn(database)
    await database.pool.query('update user_session set user_id = $1 where user_id = $2', [
      mine.id,
      thief.id,
    ])
    const { token } = (await ask(['POST', '/users/link-tokens'], thief.token, 201)).json()
    const sessions: { id: number }[] = (await ask(list, mine.token, 200)).json()
    const stolen = sessions.find(({ id }) => id !== here)?.id ?? 0
    const path = at(0) === '/users/my-sessions' ? at(0) : '/users/my-sessions/{id}'
    await ask(['DELETE', path, at(stolen)], mine.token, 200)
    const back = await app.inject({
      method: 'POST',
      url: '/api/users/login-with-token',
      payload: { token },
    })
    expect(back.json()).toMatchObject({ ok: 0 })
  })

  it('ends one of one’s own sessions, and nobody else’s', async () => {
    const mine = await addSignedIn(database)
    const theirs = await addSignedIn(database)
    const [{ id }] = (await ask(list, theirs.token, 200)).json()
    await ask(['DELETE', '/users/my-sessions/{id}', `/users/my-sessions/${id}`], mine.token, 404)
    await ask(list, theirs.token, 200)
    await ask(['DELETE', '/users/my-sessions/{id}', `/users/my-sessions/${id}`], theirs.token, 200)
    await ask(list, theirs.token, 401)
  })

  it('ends all others at once', async () => {
    const here = await addSignedIn(database)
    const there = await addSignedIn(database)
    await database.pool.query('update user_session set user_id = $1 where user_id = $2', [
      here.id,
      there.id,
    ])
    await ask(['DELETE', '/users/my-sessions'], here.token, 200)
    await ask(list, here.token, 200)
    await ask(list, there.token, 401)
  })
})
