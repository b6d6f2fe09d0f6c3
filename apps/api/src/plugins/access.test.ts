import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Operation, operations, sendTo } from '../../test/access/operations.ts'
import {
  addPerson,
  type Kind,
  kinds,
  type Person,
  permissionOf,
  verdictOf,
} from '../../test/access/people.ts'
import { type Asked, requests } from '../../test/access/requests.ts'
import { addVictim, everythingOf, secretsOf } from '../../test/access/victim.ts'
import { createWorld, type World } from '../../test/access/world.ts'
import { createContractCheck } from '../../test/contract-check.ts'

let world: World
let check: Awaited<ReturnType<typeof createContractCheck>>
beforeAll(async () => {
  world = await createWorld()
  check = await createContractCheck()
})
afterAll(() => world.google.close())

async function requestOf({ id }: Operation, caller: Person): Promise<Asked> {
  const request = requests[id]
  if (!request) throw new Error(`${id} is not walked: add it to test/walk/requests.ts`)
  return request(world, caller)
}

const send = (operation: Operation, asked: Asked, { headers }: Person) =>
  sendTo(world.app, operation, asked, headers)

async function expectVerdict(operation: Operation, kind: Kind) {
  const caller = await addPerson(world.database, kind, operation.rule)
  const response = await send(operation, await requestOf(operation, caller), caller)
  const { path, method, responses } = operation
  const success = Number(Object.keys(responses).find((status) => status < '300'))
  const verdict = verdictOf(operation.rule, kind)
  const status = { may: success, 'not signed in': 401, forbidden: 403 }[verdict]
  expect(response.statusCode, `${operation.id} for ${kind}: ${response.payload}`).toBe(status)
  expect(check(path, status, response.json(), method)).toEqual([])
  if (verdict === 'not signed in') expect(response.json().code).toBe('not_signed_in')
  if (verdict === 'forbidden') expect(response.json().code).toBe('forbidden')
}

it('is walked for every operation of the contract', () => {
  expect(Object.keys(requests).sort()).toEqual(operations.map(({ id }) => id).sort())
})

describe('an operation answers everybody as its rule of access says:', () => {
  it.each(operations)('$id', async (operation) => {
    await Promise.all(kinds.map((kind) => expectVerdict(operation, kind)))
  })
})

it('holds HEAD to the rule of GET', async () => {
  const signed = operations.filter(
    ({ method, rule }) => method === 'get' && permissionOf(rule) !== null,
  )
  const visitor = await addPerson(world.database, 'a visitor')
  const restricted = await addPerson(world.database, 'a user without the permission', 'bookmarks')
  expect(signed).not.toEqual([])
  for (const operation of signed) {
    const head = { ...operation, method: 'head' }
    expect((await send(head, {}, visitor)).statusCode).toBe(401)
    if (operation.rule === 'bookmarks')
      expect((await send(head, {}, restricted)).statusCode).toBe(403)
  }
})

/** Operations whose path names something private, and how another's is refused. */
const refusals: Readonly<Record<string, number>> = {
  revokeSession: 404,
  getProfileDetails: 403,
  editStore: 403,
  getStoreEditor: 403,
  editProduct: 403,
  getProductEditor: 403,
  addBatch: 403,
  editBatch: 403,
  removeBatch: 403,
  editSchool: 403,
  editSchoolAsAdmin: 403,
  getSchoolEditor: 403,
}
/** Those whose path names something that everybody may see. */
const ofPublicThings = ['saveBookmark', 'removeBookmark']

describe('somebody else’s private data', () => {
  const own = operations.filter((operation) => operation.rule !== 'everyone')
  const strangers: Kind[] = ['a visitor', 'a user', 'a provider', 'a job seeker']

  it('are kept apart wherever a path names a thing', () => {
    const named = own.filter(({ path }) => path.includes('{')).map(({ id }) => id)
    expect(named.sort()).toEqual([...Object.keys(refusals), ...ofPublicThings].sort())
  })

  it('are neither told nor changed, whichever operation is sent their owner’s ids', async () => {
    const victim = await addVictim(world)
    // Some make what they ask with, such as a link, so they are all made first.
    const asked = await Promise.all(own.map((operation) => requestOf(operation, victim)))
    const before = await everythingOf(world, victim)
    for (const [table, rows] of Object.entries(before))
      expect(rows, `${table} refers to users: let the victim keep something there`).not.toEqual([])

    const attack = async (operation: Operation, request: Asked, kind: Kind) => {
      const stranger = await addPerson(world.database, kind)
      const response = await send(operation, request, stranger)
      const what = `${operation.id} by ${kind}: ${response.payload}`
      for (const secret of secretsOf(victim)) expect(response.payload, what).not.toContain(secret)
      const refusal = refusals[operation.id]
      if (refusal && stranger.headers.authorization) expect(response.statusCode, what).toBe(refusal)
      expect(response.statusCode, what).toBeLessThan(500)
    }
    for (const [i, operation] of own.entries())
      await Promise.all(strangers.map((kind) => attack(operation, asked[i] ?? {}, kind)))
    expect(await everythingOf(world, victim)).toEqual(before)
  })

  it('are told to their owner, and by the one operation for it to an admin', async () => {
    const operation = operations.find(({ id }) => id === 'getProfileDetails')
    if (!operation) throw new Error('The contract has no getProfileDetails')
    const victim = await addPerson(world.database, 'a user')
    const asked = await requestOf(operation, victim)
    for (const reader of [victim, await addPerson(world.database, 'an admin')])
      expect((await send(operation, asked, reader)).json().user.email).toBe(victim.email)
  })
})

describe('what decides on rights', () => {
  it.each([
    'is_admin',
    'permissions',
    'user_type',
    'email',
    'id',
    'blocked_at',
    'user_has_institute',
  ])('is not changed by its owner: %s', async (field) => {
    const user = await addPerson(world.database, 'a user')
    const before = (await everythingOf(world, user)).app_user
    const url = '/api/users/my-profile'
    for (const value of [true, 'edjobs', [1, 2], 1]) {
      const payload = { field, value }
      const response = await world.app.inject({
        method: 'PUT',
        url,
        headers: user.headers,
        payload,
      })
      expect(response.statusCode, response.payload).toBe(400)
    }
    expect((await everythingOf(world, user)).app_user).toEqual(before)
  })

  it.each([{ is_admin: true }, { permissions: [9] }, { user_type: 'edjobs' }, { id: 1 }])(
    'is not chosen in registering: %j',
    async (extra) => {
      const operation = operations.find(({ id }) => id === 'signUp')
      const visitor = await addPerson(world.database, 'a visitor')
      if (!operation) throw new Error('The contract has no signUp')
      const { body } = await requestOf(operation, visitor)
      const response = await send(operation, { body: { ...body, ...extra } }, visitor)
      expect(response.statusCode, response.payload).toBe(400)
    },
  )
})
