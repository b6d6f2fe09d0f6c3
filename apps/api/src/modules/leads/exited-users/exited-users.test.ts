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

async function sendDetails(
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
const storedRows = async () => (await database.pool.query('select * from exited_user')).rows

describe('an exited user', () => {
  it('is stored and thanked', async () => {
    const response = await sendDetails({ ...good, first_name: ' Meera ' }, 201)
    expect(response.json()).toEqual({ status: 201, msg: 'Thanks' })
    expect(await storedRows()).toMatchObject([{ ...good, user_id: null, contacted_on: null }])
  })

  it('is stored with the user id if signed in', async () => {
    const { id, headers } = await addSignedIn(database)
    await sendDetails(good, 201, headers)
    expect(await storedRows()).toMatchObject([{ user_id: id }])
  })

  it('is stored as a visitor if the session is not valid', async () => {
    await sendDetails(good, 201, { authorization: `Bearer ${'A'.repeat(43)}` })
    expect(await storedRows()).toMatchObject([{ user_id: null }])
  })

  it('is stored with the path of the page, without query and fragment', async () => {
    await sendDetails({ ...good, exited_page: '/users/reset-password?token=secret#x' }, 201)
    expect(await storedRows()).toMatchObject([{ exited_page: '/users/reset-password' }])
  })

  it('is not stored if the honeypot is filled in', async () => {
    await sendDetails({ ...good, website: 'https://spam.example' }, 201)
    expect(await storedRows()).toEqual([])
  })

  it.each([
    [{ first_name: 'M' }, 'first_name', 'must have at least 2 characters'],
    [{ first_name: '   ' }, 'first_name', 'must be a name without line breaks'],
    [{ last_name: '' }, 'last_name', 'must not be empty'],
    [{ last_name: 'I\r\nBcc: x@y.in' }, 'last_name', 'must be a name without line breaks'],
    [{ email: 'meera' }, 'email', 'must be an email address'],
    [
      { phone: '98765 43210' },
      'phone',
      'must be a phone number of 4 to 12 digits, such as 9845012345',
    ],
    [{ phone: '123' }, 'phone', 'must be a phone number of 4 to 12 digits, such as 9845012345'],
    [
      { exited_page: 'https://evil.example' },
      'exited_page',
      'must be the path of an EdBazaar page',
    ],
    [{ exited_page: '//evil.example' }, 'exited_page', 'must be the path of an EdBazaar page'],
    [{ user_id: 1 }, 'user_id', 'is not allowed here'],
    [{ email: undefined }, 'email', 'is required'],
  ])('%j is refused and names the field %s', async (wrong, field, msg) => {
    const response = await sendDetails({ ...good, ...wrong }, 400)
    expect(response.json().errors).toEqual([{ field, msg: expect.stringContaining(msg) }])
    expect(await storedRows()).toEqual([])
  })

  it('is limited per IP prefix', async () => {
    const strict = (await createTestApp({ config: { formRateLimit: 2 }, database })).app
    for (let sent = 0; sent < 2; sent++) await sendDetails(good, 201, {}, strict)
    const refused = await sendDetails(good, 429, {}, strict)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect(await storedRows()).toHaveLength(2)
  })
})
