import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessFixture, createAccessFixture } from '../test/access/access-fixture.ts'
import { addCaller, type TestCaller } from '../test/access/callers.ts'
import { requests } from '../test/access/operation-requests.ts'
import { type Operation, operations, sendOperation } from '../test/access/operations.ts'
import { createContractCheck } from '../test/contract-check.ts'

let fixture: AccessFixture
let check: Awaited<ReturnType<typeof createContractCheck>>
beforeAll(async () => {
  fixture = await createAccessFixture()
  check = await createContractCheck()
})
afterAll(() => fixture.google.close())

/** What people, broken programs and attackers put where text is asked for. */
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

const writing = operations.filter(({ method }) => method === 'post' || method === 'put')
const isOfAccounts = ({ path }: Operation) => path.startsWith('/users/')
const accountOperations = writing.filter(isOfAccounts)
/** Of what is listed and sent: their modules try more of it, each field by itself. */
const otherOperations = writing.filter((operation) => !isOfAccounts(operation))

/** Somebody who may ask for it. */
const callerOf = ({ rule }: Operation) =>
  addCaller(fixture.database, rule === 'admin' ? 'an admin' : 'a user')

/** Sends a good request with one field made hostile, and expects an answer of the contract. */
async function spoil(
  operation: Operation,
  caller: TestCaller,
  value: unknown,
  pick: number | 'all',
) {
  const { path, method } = operation
  const asked = await requests[operation.id]?.(fixture, caller)
  const body = asked?.body
  if (!body) return
  const fields = Object.keys(body)
  const spoilt = pick === 'all' ? fields : [fields[pick % fields.length] ?? '']
  for (const field of spoilt) {
    const sent = { ...asked, body: { ...body, [field]: value } }
    const response = await sendOperation(fixture.app, operation, sent, caller.headers)
    const what = `${operation.id} ${field}=${JSON.stringify(value).slice(0, 80)}: ${response.payload}`
    expect(response.statusCode, what).toBeLessThan(500)
    expect(check(path, response.statusCode, response.json(), method), what).toEqual([])
  }
}

describe('a hostile body', () => {
  it.each(accountOperations)('is answered as the contract says by $id', async (operation) => {
    const caller = await addCaller(fixture.database, 'a user')
    await Promise.all(hostile.map((value) => spoil(operation, caller, value, 'all')))
  })

  it.each(otherOperations)('is answered as the contract says by $id too', async (operation) => {
    const caller = await callerOf(operation)
    await Promise.all(hostile.map((value, i) => spoil(operation, caller, value, i)))
  })

  it.each(['', '{', '[]', 'null', '"text"', '{"email":1e999}', '['.repeat(50_000)])(
    'that is no object of JSON is refused: %.20s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const url = '/api/users/login-links'
      const response = await fixture.app.inject({ method: 'POST', url, headers, payload })
      expect(response.statusCode, response.payload).toBe(400)
      expect(check('/users/login-links', 400, response.json(), 'post')).toEqual([])
    },
  )

  it('that is longer than anything one writes is refused unread', async () => {
    const caller = await addCaller(fixture.database, 'a user')
    const children = Array.from({ length: 2_000 }, () => ({ name: 'x'.repeat(100), born_on: null }))
    const response = await fixture.app.inject({
      method: 'PUT',
      url: '/api/users/my-profile',
      headers: caller.headers,
      payload: { field: 'children', value: children },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toBeUndefined()
    expect(check('/users/my-profile', 400, response.json(), 'put')).toEqual([])
  })

  it.each(writing.filter(({ responses }) => '415' in responses))(
    'that is none, or says that it is text, does not get past the contract of $id',
    async (operation) => {
      const caller = await callerOf(operation)
      const { params } = (await requests[operation.id]?.(fixture, caller)) ?? {}
      const asked = params ? { params } : {}
      const asText = { ...caller.headers, 'content-type': 'text/plain' }
      for (const response of [
        await sendOperation(fixture.app, operation, asked, caller.headers),
        await sendOperation(fixture.app, operation, { ...asked, body: Buffer.from('{}') }, asText),
      ]) {
        expect(response.statusCode, response.payload).toBe(415)
        expect(check(operation.path, 415, response.json(), operation.method)).toEqual([])
      }
    },
  )

  it.each(['{"__proto__":{"is_admin":true}}', '{"constructor":{"prototype":{"a":1}}}'])(
    'poisons no prototype: %s',
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
const naughty = join(samples ?? '', 'naughty/strings.json')

it.skipIf(!samples || !existsSync(naughty))(
  'strings that break programs never break this one (needs SAMPLES_DIR/naughty/strings.json)',
  { timeout: 120_000 },
  async () => {
    const strings: string[] = JSON.parse(readFileSync(naughty, 'utf8'))
    const caller = await addCaller(fixture.database, 'a user')
    for (const [i, text] of strings.entries()) {
      // Each goes to a sixth of the operations, and each field gets many.
      const some = writing.filter((_, k) => (i + k) % 6 === 0)
      await Promise.all(some.map((operation) => spoil(operation, caller, text, i)))
    }
  },
)
