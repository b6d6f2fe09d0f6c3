import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createRequestSender } from '../../../../test/request-sender.ts'
import { createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let ask: Awaited<ReturnType<typeof createRequestSender>>
let me: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  ask = await createRequestSender(app)
})
beforeEach(async () => {
  me = await addSignedIn(database)
})

const filterRequest = { name: 'Vidya Niketan', category: 'Languages', value: 'Sign language' }
const request = async (given: object = {}, status = 201, of: 'schools' | 'stores' = 'schools') =>
  (
    await ask(`/${of}/add-filters`, status, {
      body: { ...filterRequest, ...given },
      headers: me.headers,
    })
  ).json()
const storedRequests = async () =>
  (await database.pool.query('select * from filter_request where user_id = $1', [me.id])).rows

describe('a filter request', () => {
  it('is pending, and is stored once when repeated', async () => {
    expect(await request()).toEqual({ status: 201, msg: 'Requested' })
    await request({ value: ' SIGN  LANGUAGE ' })
    expect(await storedRequests()).toMatchObject([
      { section: 'schools', category: 'Languages', value: 'Sign language', status: 'pending' },
    ])
  })

  it('appears only in the editor of the school it was made for', async () => {
    const owner = await createSchoolOwner(app, database)
    const mine = await owner.list(me)
    const another = await owner.list(me, { name: 'Kadamba', slug: 'kadamba-482913' })
    await request({ category: 'languages' })
    expect((await owner.editor(me, mine.id)).requested_filters).toEqual([
      { section: 'schools', category: 'Languages', value: 'Sign language' },
    ])
    expect((await owner.editor(me, another.id)).requested_filters).toEqual([])
  })

  it('must name a filter of the section', async () => {
    const refusal = await request({ category: 'Sports' }, 400)
    expect(refusal.errors[0]).toMatchObject({
      field: 'category',
      msg: expect.stringMatching(/^must be one of .*Languages/),
    })
    await request({ category: 'Languages' }, 400, 'stores')
    expect(await storedRequests()).toEqual([])
  })

  it.each([
    ['Subjects', 'tuitions'],
    ['Activities', 'activities'],
    ['camps', 'camps'],
    ['Workshops', 'workshops'],
  ])('for %s belongs to %s if a store request names no section', async (category, section) => {
    await request({ category }, 201, 'stores')
    expect(await storedRequests()).toMatchObject([{ section }])
  })

  it('may name a section of its own kind', async () => {
    await request({ category: 'Mode of Training', section: 'activities' }, 201, 'stores')
    expect(await storedRequests()).toMatchObject([{ section: 'activities' }])
    expect((await request({ section: 'schools' }, 400, 'stores')).errors[0].field).toBe('section')
    expect((await request({ section: 'camps' }, 400)).errors[0].field).toBe('section')
  })

  it('is refused if the value exists, and the error names that value', async () => {
    expect((await request({ value: 'hindi' }, 400)).errors).toEqual([
      { field: 'value', msg: 'already exists: Hindi', existing: { id: 282, name: 'Hindi' } },
    ])
    const online = { category: 'Type', value: 'online' }
    expect((await request(online, 400)).errors).toEqual([
      { field: 'value', msg: 'already exists: Online' },
    ])
  })

  it.each([{ value: '' }, { value: '  ' }, { value: 'a\nb' }, { value: 'a'.repeat(101) }])(
    'is not %j',
    async (given) => {
      expect((await request(given, 400)).errors[0].field).toBe('value')
    },
  )

  it('is rate limited', async () => {
    for (let i = 0; i < 30; i++) await request({ value: `Language ${i}` })
    expect((await request({ value: 'One more' }, 429)).code).toBe('too_many_requests')
  })
})
