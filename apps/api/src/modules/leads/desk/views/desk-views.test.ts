import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addDeskMember } from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  const desk = await addDesk(client.database)
  owner = desk.owner
  schoolId = desk.schoolId
})

const list = (caller = owner, query = `kind=school&id=${schoolId}`, status = 200) =>
  client.send('GET', '/desk/views', caller, { query, status })
const add = (body: object = {}, status = 201, caller = owner) =>
  client.send('POST', '/desk/views', caller, {
    body: { kind: 'school', id: schoolId, name: 'Overdue', query: 'due=overdue', ...body },
    status,
  })
const rename = (viewId: number, name: string, status = 200, caller = owner) =>
  client.send('PATCH', '/desk/views/{viewId}', caller, {
    params: { viewId },
    body: { name },
    status,
  })
const remove = (viewId: number, caller = owner) =>
  client.send('DELETE', '/desk/views/{viewId}', caller, { params: { viewId }, status: 200 })

it('keeps the filters of a desk under a name, for one user', async () => {
  const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
  const view = await add()
  await add({ name: 'Mine', query: 'assigned=me' })
  await add({ kind: 'all_schools', id: undefined, name: 'Elsewhere' })
  expect((await list()).data).toMatchObject([
    { name: 'Mine', query: 'assigned=me' },
    { id: view.id, name: 'Overdue', query: 'due=overdue' },
  ])
  expect((await list(owner, 'kind=all_schools')).data).toMatchObject([{ name: 'Elsewhere' }])
  expect((await list(counsellor)).data).toEqual([])
})

it('has each name once, whatever its capitals', async () => {
  const view = await add()
  const other = await add({ name: 'Mine' })
  await add({ name: 'OVERDUE' }, 409)
  await rename(other.id, 'overdue', 409)
  await rename(view.id, 'OVERDUE')
  expect((await list()).data.map(({ name }: { name: string }) => name)).toEqual(['Mine', 'OVERDUE'])
})

it('adds one view for several requests at once', async () => {
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const response = await client.app.inject({
        method: 'POST',
        url: '/api/desk/views',
        headers: owner.headers,
        payload: { kind: 'school', id: schoolId, name: 'Overdue', query: '' },
      })
      return response.statusCode
    }),
  )
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409])
})

it('refuses a query that is not one, and the 31st view', async () => {
  await add({ query: '"><script>' }, 400)
  await add({ name: ' ' }, 400)
  for (let n = 1; n <= 30; n += 1) await add({ name: `View ${n}` })
  await add({ name: 'View 31' }, 409)
})

it('is renamed and deleted by its user alone', async () => {
  const { owner: stranger } = await addDesk(client.database)
  const view = await add()
  await rename(view.id, 'Theirs', 404, stranger)
  await remove(view.id, stranger)
  expect((await list()).data).toHaveLength(1)
  for (const _ of [1, 2]) await remove(view.id)
  expect((await list()).data).toEqual([])
})

it('is for those who may see the enquiries', async () => {
  const { owner: stranger } = await addDesk(client.database)
  await add({}, 403, stranger)
  await list(stranger, `kind=school&id=${schoolId}`, 403)
  await add({ kind: 'general', id: undefined }, 403)
})
