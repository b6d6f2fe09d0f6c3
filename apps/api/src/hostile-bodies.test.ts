import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessFixture, createAccessFixture } from '../test/access/access-fixture.ts'
import { addCaller, type TestCaller } from '../test/access/callers.ts'
import { requests } from '../test/access/operation-requests.ts'
import { type Operation, operations, sendOperation } from '../test/access/operations.ts'
import { bodyOf, createContractCheck } from '../test/contract-check.ts'

let fixture: AccessFixture
let check: Awaited<ReturnType<typeof createContractCheck>>
beforeAll(async () => {
  fixture = await createAccessFixture()
  check = await createContractCheck()
})
afterAll(() => fixture.google.close())

/** Values that users, broken programs and attackers send in place of text. */
const hostile: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eniemda',
  '￾',
  'null',
  '[object Object]',
  '😀'.repeat(300),
  'क्षि'.repeat(100),
  'x'.repeat(20_000),
  'a@b.in\r\nBcc: all@example.in',
  `' or 1=1; drop table app_user --`,
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>%s%n',
  '../../../etc/passwd',
  '__proto__',
  `${'x'.repeat(300)}@example.in`,
  'a@b..in',
  '"@"@b.in',
  null,
  true,
  0,
  -1,
  1e308,
  [],
  [''],
  {},
  { $ne: '' },
  { toString: 1 },
]

const writeOperations = operations.filter(({ method }) => method === 'post' || method === 'put')
const isAccountOperation = ({ path }: Operation) => path.startsWith('/users/')
const accountOperations = writeOperations.filter(isAccountOperation)
/** Each value is tried on one field; the tests of the modules cover every field. */
const otherOperations = writeOperations.filter((operation) => !isAccountOperation(operation))

/** A caller with access to the operation. */
const callerOf = ({ rule }: Operation) =>
  addCaller(fixture.database, rule === 'admin' ? 'an admin' : 'a user')

/**
 * Sends valid requests of the operation with a hostile value in one field, or in each in turn, and
 * expects responses of the contract. Creates what a request needs only once as long as all are
 * refused, because a refused request changes nothing.
 */
function createHostileSender(operation: Operation, caller: TestCaller) {
  const create = async () => requests[operation.id]?.(fixture, caller)
  let valid: Awaited<ReturnType<typeof create>>
  return async (value: unknown, pick: number | 'all') => {
    valid ??= await create()
    const fields = Object.keys(valid?.body ?? {})
    const chosen = pick === 'all' ? fields : fields.slice(pick % fields.length).slice(0, 1)
    for (const field of chosen) {
      valid ??= await create()
      const request = { ...valid, body: { ...valid?.body, [field]: value } }
      const response = await sendOperation(fixture.app, operation, request, caller.headers)
      const what = `${operation.id} ${field}=${JSON.stringify(value).slice(0, 80)}: ${response.payload}`
      expect(response.statusCode, what).toBeLessThan(500)
      expect(
        check(operation.path, response.statusCode, bodyOf(response), operation.method),
        what,
      ).toEqual([])
      if (response.statusCode < 400) valid = undefined
    }
  }
}

it.each(operations)('an unknown parameter is refused by $id', async (operation) => {
  const caller = await callerOf(operation)
  const { params } = (await requests[operation.id]?.(fixture, caller)) ?? {}
  const request = { query: 'unknown=1', ...(params && { params }) }
  const response = await sendOperation(fixture.app, operation, request, caller.headers)
  expect([400, 415], response.payload).toContain(response.statusCode)
  expect(check(operation.path, response.statusCode, bodyOf(response), operation.method)).toEqual([])
})

it.each(operations)('$id documents 500 and 503', ({ responses }) => {
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['500', '503']))
})

describe('a hostile body', () => {
  it.each(accountOperations)('gets a response of the contract from $id', async (operation) => {
    const caller = await addCaller(fixture.database, 'a user')
    const send = createHostileSender(operation, caller)
    for (const value of hostile) await send(value, 'all')
  })

  it.each(otherOperations)(
    'in one field gets a response of the contract from $id',
    async (operation) => {
      const caller = await callerOf(operation)
      const send = createHostileSender(operation, caller)
      for (const [i, value] of hostile.entries()) await send(value, i)
    },
  )

  it.each(['', '{', '[]', 'null', '"text"', '{"email":1e999}', '['.repeat(50_000)])(
    'that is not a JSON object is refused: %.20s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const url = '/api/users/login-links'
      const response = await fixture.app.inject({ method: 'POST', url, headers, payload })
      expect(response.statusCode, response.payload).toBe(400)
      expect(check('/users/login-links', 400, response.json(), 'post')).toEqual([])
    },
  )

  it('that is too long is refused without being read', async () => {
    const caller = await addCaller(fixture.database, 'a user')
    const children = Array.from({ length: 2_000 }, () => ({ name: 'x'.repeat(100), born_on: null }))
    const response = await fixture.app.inject({
      method: 'PUT',
      url: '/api/users/my-profile',
      headers: caller.headers,
      payload: { field: 'children', value: children },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().msg).toBe('This request is too long.')
    expect(response.json().errors).toBeUndefined()
    expect(check('/users/my-profile', 400, response.json(), 'put')).toEqual([])
  })

  it('has a limit that fits the fields of its operation', async () => {
    const payload = { firstname: `${'a'.repeat(127_000)}\n`, lastname: 'x', email: 'a@example.in' }
    const response = await fixture.app.inject({ method: 'POST', url: '/api/users/signup', payload })
    expect(response.statusCode).toBe(400)
    expect(response.json().msg).toBe('This request is too long.')
  })

  it.each(operations.filter(({ method }) => method !== 'get'))(
    'that has the type text/plain, or is missing, is refused by $id',
    async (operation) => {
      const caller = await callerOf(operation)
      const { params, query, body, form } = (await requests[operation.id]?.(fixture, caller)) ?? {}
      const request = { ...(params && { params }), ...(query && { query }) }
      const text = { ...request, body: Buffer.from('{}') }
      const asText = { ...caller.headers, 'content-type': 'text/plain' }
      const responses = [await sendOperation(fixture.app, operation, text, asText)]
      if (body ?? form)
        responses.push(await sendOperation(fixture.app, operation, request, caller.headers))
      for (const response of responses) {
        expect(response.statusCode, response.payload).toBe(415)
        expect(check(operation.path, 415, response.json(), operation.method)).toEqual([])
      }
    },
  )

  it.each(['{"__proto__":{"is_admin":true}}', '{"constructor":{"prototype":{"a":1}}}'])(
    'does not pollute a prototype: %s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const url = '/api/users/login-with-token'
      const response = await fixture.app.inject({ method: 'POST', url, headers, payload })
      expect(response.statusCode).toBe(400)
      expect(Reflect.get({}, 'is_admin') ?? Reflect.get({}, 'a')).toBeUndefined()
    },
  )
})

const samples = process.env.SAMPLES_DIR
/** Each string is sent to one operation in so many, and each operation gets one string in so many. */
const share = process.env.FULL_TESTS === 'true' ? 6 : 24
const hostileStringsFile = join(samples ?? '', 'naughty/strings.json')

it.skipIf(!samples || !existsSync(hostileStringsFile))(
  'hostile strings in bodies never cause a server error (needs SAMPLES_DIR/naughty/strings.json)',
  { timeout: 120_000 },
  async () => {
    const strings: string[] = JSON.parse(readFileSync(hostileStringsFile, 'utf8'))
    const caller = await addCaller(fixture.database, 'a user')
    for (const [k, operation] of writeOperations.entries()) {
      const send = createHostileSender(operation, caller)
      for (const [i, text] of strings.entries()) if ((i + k) % share === 0) await send(text, i)
    }
  },
)
