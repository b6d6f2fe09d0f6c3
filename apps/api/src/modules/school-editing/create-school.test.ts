import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createAsking } from '../../../test/asking.ts'
import { addUpload, newSchool } from '../../../test/listed.ts'
import { addSignedIn, type SignedIn } from '../../../test/users.ts'

const path = '/schools/create'
let app: TestApp['app']
let database: TestApp['database']
let ask: Awaited<ReturnType<typeof createAsking>>
let me: SignedIn
let picture: string

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  ask = await createAsking(app)
})
beforeEach(async () => {
  me = await addSignedIn(database)
  picture = await addUpload(database, me.id)
})

const create = async (given: object = {}, status = 201, who: Partial<SignedIn> = me) =>
  (await ask(path, status, { body: newSchool([picture], given), headers: who.headers })).json()
const get = async (url: string, who: Partial<SignedIn> = {}) =>
  app.inject({ url: `/api${url}`, ...(who.headers && { headers: who.headers }) })
const rowOf = async (id: number) =>
  (await database.pool.query('select * from school where id = $1', [id])).rows[0]

describe('a new school', () => {
  it('is its owner’s and live at once: on its page, in search and among theirs', async () => {
    const { id, slug } = await create({ name: 'Kadamba Vidyalaya' })
    const page = await get(`/schools/${slug}`)
    expect(page.json()).toMatchObject({ id, name: 'Kadamba Vidyalaya', files: [picture] })
    const found = await get('/schools/home-autocomplete?key=kadamba')
    expect(found.json()).toContainEqual(expect.objectContaining({ slug }))
    expect(await rowOf(id)).toMatchObject({ owner_id: me.id, source: null, is_active: true })
    expect((await get('/users/my-profile', me)).json()).toMatchObject({ user_has_institute: true })
  })
})
