import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createRequestSender } from '../../../../test/request-sender.ts'
import { addUpload, createSchoolOwner, newSchool } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { parsePlans } from '../../billing/plans/plans.ts'

let app: TestApp['app']
let database: TestApp['database']
let ask: Awaited<ReturnType<typeof createRequestSender>>
let me: SignedIn
let image: string

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { plans: parsePlans('free=2/1/1') } }))
  ask = await createRequestSender(app)
})
beforeEach(async () => {
  me = await addSignedIn(database)
  image = await addUpload(database, me.id)
})

const send = (body: object, status = 201, who = me) =>
  ask('/schools/create', status, { body, headers: who.headers })
const create = async (given: object = {}, status = 201) =>
  (await send(newSchool([image], given), status)).json()
const get = async (url: string, who: Partial<SignedIn> = {}) =>
  app.inject({ url: `/api${url}`, ...(who.headers && { headers: who.headers }) })
const rowOf = async (id: number) =>
  (await database.pool.query('select * from school where id = $1', [id])).rows[0]
const countOf = async (who = me) =>
  (await database.pool.query('select id from school where owner_id = $1', [who.id])).rowCount

describe('a new school', () => {
  it('belongs to its owner and is active at once: on its page, in search and in their listings', async () => {
    const { id, slug } = await create({ name: 'Kadamba Vidyalaya' })
    const page = await get(`/schools/${slug}`)
    expect(page.json()).toMatchObject({ id, name: 'Kadamba Vidyalaya', files: [image] })
    const found = await get('/schools/home-autocomplete?key=kadamba')
    expect(found.json()).toContainEqual(expect.objectContaining({ slug }))
    expect(await rowOf(id)).toMatchObject({ owner_id: me.id, source: null, is_active: true })
    expect((await get('/users/my-profile', me)).json()).toMatchObject({ user_has_institute: true })
  })

  it('ranks among schools of registers, and above them when it is more complete', async () => {
    const { id } = await create()
    const { popularity } = await rowOf(id)
    expect(popularity).toBeGreaterThan(0.25)
    expect(popularity).toBeLessThan(0.45)
    const owner = await createSchoolOwner(app, database)
    await owner.edit(me, id, { field: 'description', value: '<p>Since 1962.</p>' })
    expect((await rowOf(id)).popularity).toBeGreaterThan(popularity)
  })

  it('may be online, without a location', async () => {
    const { id } = await create({ is_online: true, location: null, lat: null, long: null })
    expect(await rowOf(id)).toMatchObject({ is_online: true, location: null, lat: null })
    expect((await get('/schools/all?filter_ids=6')).payload).toContain(`"id":${id},`)
  })

  it.each([
    [{ location: null }, 'location', 'Please add Location'],
    [{ location: '' }, 'location', 'must not be empty'],
    [{ location: '  ' }, 'location', 'name'],
    [{ files: [] }, 'files', 'Please add atleast one image.'],
    [{ files: ['/media/uploads/none/960x640.webp'] }, 'files', 'have not uploaded'],
    [{ contact_phone: '98450' }, 'contact_phone', 'Phone number must be at least 10 digits long.'],
    [{ contact_email: 'office' }, 'contact_email', 'must be an email address'],
    [{ name: '' }, 'name', 'must not be empty'],
    [{ slug: 'Vidya Niketan' }, 'slug', 'may contain only'],
    [{ lat: 51.5, long: -0.1 }, 'lat', 'at most 38'],
    [{ owner_id: 1 }, 'owner_id', 'is not allowed here'],
  ])('is refused with %j', async (values, field, message) => {
    const refusal = await create(values, 400)
    expect(refusal.errors[0]).toMatchObject({ field, msg: expect.stringContaining(message) })
    expect(await countOf()).toBe(0)
  })

  it('answers with the messages of the specification', async () => {
    const video = await addUpload(database, me.id, { last: 'video.mp4' })
    const said = async (given: object) => (await create(given, 400)).msg
    expect(await said({ location: null })).toBe('Please add Location')
    expect(await said({ files: [video] })).toBe('Please add atleast one image.')
    expect(await said({ contact_phone: '1' })).toBe('Phone number must be at least 10 digits long.')
  })

  it('does not accept an upload of another user', async () => {
    const other = await addSignedIn(database)
    const refusal = (await send(newSchool([image]), 400, other)).json()
    expect(refusal.errors[0].field).toBe('files')
    expect(await countOf(other)).toBe(0)
  })
})

it('replaces lone surrogates in the texts of a new school', async () => {
  const halves = { name: 'Vid\ud800ya', location: 'Pune\udc00', contact_phone: '98450 12345\ud800' }
  const { slug } = await create(halves)
  expect((await get(`/schools/${slug}`)).json().name).toBe('Vid\ufffdya')
})

describe('the slug of a new school', () => {
  it('is the requested one', async () => {
    expect((await create({ slug: 'vidya-niketan-482913' })).slug).toBe('vidya-niketan-482913')
  })

  it('gets other digits if another school has or had it', async () => {
    const owner = await createSchoolOwner(app, database)
    const other = await addSignedIn(database)
    const theirs = await owner.list(other, { slug: 'gulmohar-482913', name: 'Gulmohar' })
    await owner.edit(other, theirs.id, { field: 'name', value: 'Kadamba' })
    const { slug } = await create({ slug: 'gulmohar-482913', name: 'Gulmohar' })
    expect(slug).toMatch(/^gulmohar-\d{6}$/)
    expect(slug).not.toBe('gulmohar-482913')
  })

  it.each([
    ['compare', 'Vidya Niketan', /^vidya-niketan-\d{6}$/],
    ['-', 'विद्या मंदिर', /^vidya-mandir-\d{6}$/],
    ['school-482913', 'विद्या मंदिर', /^school-482913$/],
  ])('is made from the name if %s is malformed', async (slug, name, shape) => {
    expect((await create({ slug, name })).slug).toMatch(shape)
  })

  it.each(['vidya-niketan-111111', 'compare'])(
    'sent again, as %s, gives the school that was made',
    async (slug) => {
      const body = newSchool([image], { slug })
      const first = (await send(body)).json()
      expect((await send(body)).json()).toEqual(first)
      const both = await Promise.all([send(body), send(body)])
      for (const answer of both) expect(answer.json()).toEqual(first)
      expect(await countOf()).toBe(1)
    },
  )

  it('returns the same school when repeated after a change of the name', async () => {
    const body = newSchool([image])
    const { id } = (await send(body)).json()
    const owner = await createSchoolOwner(app, database)
    const { slug } = await owner.edit(me, id, { field: 'name', value: 'Kadamba' })
    expect((await send(body)).json()).toMatchObject({ id, slug })
  })

  it('creates one school when sent twice concurrently', async () => {
    const body = newSchool([image])
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })
})

describe('the plan’s limit of schools', () => {
  it('holds under concurrent requests: more are added hidden, and repeated requests still succeed', async () => {
    const images = await Promise.all([1, 2, 3, 4].map(() => addUpload(database, me.id)))
    const bodies = images.map((file) => newSchool([file]))
    const answers = await Promise.all(
      bodies.map((payload) =>
        app.inject({ method: 'POST', url: '/api/schools/create', headers: me.headers, payload }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    const shown = answers.map((answer) => answer.json().is_active)
    expect(shown.filter(Boolean)).toHaveLength(2)
    const hidden = answers[shown.indexOf(false)]?.json()
    const refusal = await app.inject({
      method: 'PUT',
      url: `/api/schools/${hidden.id}/edit`,
      headers: me.headers,
      payload: { field: 'is_active', value: true },
    })
    expect(refusal.json()).toMatchObject({
      code: 'conflict',
      msg: expect.stringContaining('Your plan allows 2 schools'),
    })
    expect((await get('/users/schools-and-stores', me)).json().limits).toMatchObject({
      is_limit_exceeded: true,
    })
    await send(bodies[0] ?? {})
    expect(await countOf()).toBe(4)
  })
})
