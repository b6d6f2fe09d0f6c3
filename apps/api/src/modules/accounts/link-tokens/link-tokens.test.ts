import { beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { createLinkTokensRepository } from './link-tokens.repository.ts'
import { createLinkTokensService, type LinkTokensService } from './link-tokens.service.ts'

let database: TestDatabase
let links: LinkTokensService
let userId: number

beforeAll(async () => {
  database = await createTestDatabase()
  links = createLinkTokensService(createLinkTokensRepository(database.db))
  userId = (await addSignedIn(database)).id
})

const newLogin = () =>
  links.create(database.db, { userId, purpose: 'login', email: 'meera@example.in' })
const use = (token: string, purpose: 'login' | 'reset-password' = 'login') =>
  links.use(database.db, token, purpose)
const owner = () => ({ userId, email: 'meera@example.in' })

it('works once, and peeking does not consume it', async () => {
  const token = await newLogin()
  expect(await links.peek(token, 'login')).toEqual(owner())
  expect(await use(token)).toEqual(owner())
  expect(await use(token)).toBeNull()
  expect(await links.peek(token, 'login')).toBeNull()
})

it('works for one of many concurrent requests', async () => {
  const token = await newLogin()
  const used = await Promise.all(Array.from({ length: 8 }, () => use(token)))
  expect(used.filter((found) => found !== null)).toEqual([owner()])
})

it('works for its purpose only', async () => {
  const token = await newLogin()
  expect(await use(token, 'reset-password')).toBeNull()
  expect(await use(token)).toEqual(owner())
})

it.each(['', 'A'.repeat(43), "' or 1=1 --"])('rejects the token %j', async (token) => {
  expect(await use(token)).toBeNull()
})

it('stays valid when the transaction that used it is rolled back', async () => {
  const token = await newLogin()
  const failed = database.db.transaction(async (tx) => {
    await links.use(tx, token, 'login')
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await use(token)).toEqual(owner())
})

it.each([
  ['login', 30],
  ['jobs-site', 5],
] as const)('for %s expires after %i minutes', async (purpose, minutes) => {
  const token = await links.create(database.db, { userId, purpose })
  const age = (seconds: number) =>
    database.pool.query(
      `update user_link_token set expires_at = expires_at - make_interval(secs => $1)
       where hash = sha256(convert_to($2, 'UTF8'))`,
      [seconds, token],
    )
  await age(minutes * 60 - 5)
  expect(await links.peek(token, purpose)).toMatchObject({ userId })
  await age(6)
  expect(await links.use(database.db, token, purpose)).toBeNull()
})

it('is removed after expiry when the next one is created', async () => {
  await newLogin()
  await database.pool.query(`update user_link_token set expires_at = now() - interval '1 second'`)
  const token = await newLogin()
  expect((await database.pool.query('select 1 from user_link_token')).rowCount).toBe(1)
  expect(await use(token)).toEqual(owner())
})

it('stops working when all tokens of the user are revoked', async () => {
  const token = await newLogin()
  await links.revokeAll(database.db, userId)
  expect(await use(token)).toBeNull()
})

it('is stored only as a hash', async () => {
  const token = await newLogin()
  const { rows } = await database.pool.query(
    'select row_to_json(t)::text as stored from user_link_token t',
  )
  expect(rows.some(({ stored }) => stored.includes(token))).toBe(false)
})
