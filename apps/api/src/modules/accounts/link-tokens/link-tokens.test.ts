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
const whose = () => ({ userId, email: 'meera@example.in' })

it('holds once, whatever was looked at before', async () => {
  const token = await newLogin()
  expect(await links.peek(token, 'login')).toEqual(whose())
  expect(await use(token)).toEqual(whose())
  expect(await use(token)).toBeNull()
  expect(await links.peek(token, 'login')).toBeNull()
})

it('is given to one of many who use it at once', async () => {
  const token = await newLogin()
  const used = await Promise.all(Array.from({ length: 8 }, () => use(token)))
  expect(used.filter((found) => found !== null)).toEqual([whose()])
})

it('does for its purpose alone', async () => {
  const token = await newLogin()
  expect(await use(token, 'reset-password')).toBeNull()
  expect(await use(token)).toEqual(whose())
})

it.each(['', 'A'.repeat(43), "' or 1=1 --"])('is not %j', async (token) => {
  expect(await use(token)).toBeNull()
})

it('still holds when what it was used for fails', async () => {
  const token = await newLogin()
  const failed = database.db.transaction(async (tx) => {
    await links.use(tx, token, 'login')
    throw new Error('Too bad')
  })
  await expect(failed).rejects.toThrow('Too bad')
  expect(await use(token)).toEqual(whose())
})

it.each([
  ['login', 30],
  ['jobs-site', 5],
] as const)('for %s holds for %i minutes', async (purpose, minutes) => {
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

it('goes with the next ones when it has expired', async () => {
  await newLogin()
  await database.pool.query(`update user_link_token set expires_at = now() - interval '1 second'`)
  const token = await newLogin()
  expect((await database.pool.query('select 1 from user_link_token')).rowCount).toBe(1)
  expect(await use(token)).toEqual(whose())
})

it('is void when all of a user are', async () => {
  const token = await newLogin()
  await links.revokeAll(database.db, userId)
  expect(await use(token)).toBeNull()
})

it('is kept as a hash alone', async () => {
  const token = await newLogin()
  const { rows } = await database.pool.query(
    'select row_to_json(t)::text as kept from user_link_token t',
  )
  expect(rows.some(({ kept }) => kept.includes(token))).toBe(false)
})
