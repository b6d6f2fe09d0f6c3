import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessFixture, createAccessFixture } from '../test/access/access-fixture.ts'
import { addCaller, type TestCaller } from '../test/access/callers.ts'
import { type OperationRequest, requests } from '../test/access/operation-requests.ts'
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

/** Characters of JSON texts that PostgreSQL cannot store. */
const unstorable = ['\u0000', '\ud800']

const writeOperations = operations.filter(({ method }) => method === 'post' || method === 'put')
const isAccountOperation = ({ path }: Operation) => path.startsWith('/users/')
const accountOperations = writeOperations.filter(isAccountOperation)
/** Each value is tried in one place; the tests of the modules cover every field. */
const otherOperations = writeOperations.filter((operation) => !isAccountOperation(operation))

/** A caller with access to the operation. */
const callerOf = ({ rule }: Operation) =>
  addCaller(fixture.database, rule === 'admin' ? 'an admin' : 'a user')

/** The keys that lead to a value in a body, such as `posts`, `0` and `role`. */
type Place = readonly string[]

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The places of a body's values, at any depth. */
const placesIn = (value: unknown): Place[] =>
  entriesOf(value).flatMap(([key, inner]): Place[] => [
    [key],
    ...placesIn(inner).map((place) => [key, ...place]),
  ])

/** The place of a round, if there are any. */
const oneOf = (places: readonly Place[], round: number): readonly Place[] =>
  places.slice(round % places.length).slice(0, 1)

/** A copy of a body with another value in a place. */
function bodyWith(
  body: unknown,
  [key, ...rest]: Place,
  change: (value: unknown) => unknown,
): object {
  const entries = entriesOf(body).map(([each, value]): [string, unknown] => {
    if (each !== key) return [each, value]
    return [each, rest.length === 0 ? change(value) : bodyWith(value, rest, change)]
  })
  return Array.isArray(body) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/**
 * Sends valid requests of the operation with a changed value in one place, and expects responses of
 * the contract. Creates what a request needs only once as long as all are refused, because a refused
 * request changes nothing.
 */
function createHostileSender(operation: Operation, caller: TestCaller) {
  let valid: OperationRequest | undefined
  const validRequest = async () =>
    (valid ??= (await requests[operation.id]?.(fixture, caller)) ?? {})
  return {
    /** The places of all values in the body of a valid request. */
    places: async () => placesIn((await validRequest()).body),

    async send(place: Place, change: (value: unknown) => unknown): Promise<void> {
      const request = await validRequest()
      const body = bodyWith(request.body, place, change)
      const response = await sendOperation(
        fixture.app,
        operation,
        { ...request, body },
        caller.headers,
      )
      const what = `${operation.id} ${JSON.stringify(body).slice(0, 200)}: ${response.payload}`
      expect(response.statusCode, what).toBeLessThan(500)
      expect(
        check(operation.path, response.statusCode, bodyOf(response), operation.method),
        what,
      ).toEqual([])
      if (response.statusCode < 400) valid = undefined
    },
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
    const { places, send } = createHostileSender(operation, caller)
    const all = await places()
    const fields = all.filter(({ length }) => length === 1)
    const nested = all.filter(({ length }) => length > 1)
    for (const [i, value] of hostile.entries())
      for (const place of [...fields, ...oneOf(nested, i)]) await send(place, () => value)
  })

  it.each(otherOperations)(
    'in one field gets a response of the contract from $id',
    async (operation) => {
      const caller = await callerOf(operation)
      const { places, send } = createHostileSender(operation, caller)
      const all = await places()
      for (const [i, value] of hostile.entries())
        for (const place of oneOf(all, i)) await send(place, () => value)
    },
  )

  it.each(writeOperations)(
    'with NUL or half of a character in each text gets a response of the contract from $id',
    async (operation) => {
      const caller = await callerOf(operation)
      const { places, send } = createHostileSender(operation, caller)
      for (const place of await places())
        for (const end of unstorable)
          await send(place, (value) => (typeof value === 'string' ? `${value}${end}` : value))
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
      const { places, send } = createHostileSender(operation, caller)
      const all = await places()
      for (const [i, text] of strings.entries())
        if ((i + k) % share === 0) for (const place of oneOf(all, i)) await send(place, () => text)
    }
  },
)
