import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

const path = '/users/exited-users'
let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  check = await createContractCheck()
})
beforeEach(() => database.pool.query('truncate exited_user, rate_limit_counter'))

const good = {
  first_name: 'Meera',
  last_name: 'Iyer',
  email: 'meera@example.in',
  phone: '9876543210',
  exited_page: '/schools',
}

async function leave(
  payload: object,
  status: number,
  headers: Partial<SignedIn['headers']> = {},
  from = app,
) {
  const response = await from.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), 'post')).toEqual([])
  return response
}
const kept = async () => (await database.pool.query('select * from exited_user')).rows

describe('whoever leaves', () => {
  it('is thanked, and their details are kept', async () => {
    const response = await leave({ ...good, first_name: ' Meera ' }, 201)
    expect(response.json()).toEqual({ status: 201, msg: 'Thanks' })
    expect(await kept()).toMatchObject([{ ...good, user_id: null, contacted_on: null }])
  })

  it('while signed in is known as that user', async () => {
    const { id, headers } = await addSignedIn(database)
    await leave(good, 201, headers)
    expect(await kept()).toMatchObject([{ user_id: id }])
  })

  it('with a session that is over is a visitor', async () => {
    await leave(good, 201, { authorization: `Bearer ${'A'.repeat(43)}` })
    expect(await kept()).toMatchObject([{ user_id: null }])
  })

  it('leaves the page alone, not what its address says behind it', async () => {
    await leave({ ...good, exited_page: '/users/reset-password?token=secret#x' }, 201)
    expect(await kept()).toMatchObject([{ exited_page: '/users/reset-password' }])
  })

  it('and fills in the field that nobody sees is thanked, and not kept', async () => {
    await leave({ ...good, website: 'https://spam.example' }, 201)
    expect(await kept()).toEqual([])
  })

  it.each([
    [{ first_name: 'M' }, 'first_name', 'must have at least 2 characters'],
    [{ first_name: '   ' }, 'first_name', 'must be a name, without line breaks'],
    [{ last_name: '' }, 'last_name', 'must not be empty'],
    [{ last_name: 'I\r\nBcc: x@y.in' }, 'last_name', 'must be a name, without line breaks'],
    [{ email: 'meera' }, 'email', 'must be an email address'],
    [{ phone: '98765 43210' }, 'phone', 'must be 4 to 12 digits, without spaces or signs'],
    [{ phone: '123' }, 'phone', 'must be 4 to 12 digits, without spaces or signs'],
    [{ exited_page: 'https://evil.example' }, 'exited_page', 'must be the path of a page'],
    [{ exited_page: '//evil.example' }, 'exited_page', 'must be the path of a page'],
    [{ user_id: 1 }, 'user_id', 'is not a parameter here'],
    [{ email: undefined }, 'email', 'is missing'],
  ])('%j is refused, naming %s', async (wrong, field, words) => {
    const response = await leave({ ...good, ...wrong }, 400)
    expect(response.json().errors).toEqual([{ field, msg: expect.stringContaining(words) }])
    expect(await kept()).toEqual([])
  })

  it('again and again from one address is asked for patience', async () => {
    const strict = (await createTestApp({ config: { formRateLimit: 2 }, database })).app
    for (let sent = 0; sent < 2; sent++) await leave(good, 201, {}, strict)
    const refused = await leave(good, 429, {}, strict)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect(await kept()).toHaveLength(2)
  })
})
