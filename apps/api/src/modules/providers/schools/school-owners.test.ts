import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addUpload, createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let schools: Awaited<ReturnType<typeof createSchoolOwner>>
let me: SignedIn
let admin: SignedIn
let id: number
let slug: string

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  schools = await createSchoolOwner(app, database)
  admin = await addSignedIn(database, { isAdmin: true })
})
beforeEach(async () => {
  me = await addSignedIn(database)
  ;({ id, slug } = await schools.list(me))
})

const save = (field: string, value: unknown, revision?: number, status = 200) =>
  schools.edit(me, id, { field, value, ...(revision && { revision }) }, status)
const log = async () =>
  (
    await database.pool.query(
      `select user_id, actor_role, action, field, before, after, revision from audit_entry
       where entity = 'school' and entity_id = $1 order by id`,
      [id],
    )
  ).rows

describe('access to editing a school', () => {
  const change = { field: 'contact_name', value: 'Somebody' }

  it('is limited to its owner', async () => {
    const other = await addSignedIn(database)
    await schools.edit(me, id, change)
    expect((await schools.edit(other, id, change, 403)).code).toBe('forbidden')
    expect((await schools.editor(other, id, 403)).code).toBe('forbidden')
  })

  it('includes admins, through the admin operation', async () => {
    expect((await schools.edit(admin, id, change, 403)).code).toBe('forbidden')
    expect((await schools.editAsAdmin(me, id, change, 403)).code).toBe('forbidden')
    await schools.editAsAdmin(admin, id, change)
    expect(await schools.editor(admin, id)).toMatchObject({ contact_name: 'Somebody' })
    expect((await log()).at(-1)).toMatchObject({
      user_id: admin.id,
      actor_role: 'admin',
      field: 'contact_name',
    })
  })

  it('returns 404 for an unknown school', async () => {
    await schools.edit(me, 2_000_000_000, change, 404)
    await schools.editAsAdmin(admin, 2_000_000_000, change, 404)
    await schools.editor(me, 2_000_000_000, 404)
  })

  it('lets an admin use uploads of the owner and their own', async () => {
    const images = [await addUpload(database, me.id), await addUpload(database, admin.id)]
    const body = { field: 'files', value: JSON.stringify(images) }
    expect((await schools.editAsAdmin(admin, id, body)).value).toEqual(images)
  })
})

describe('concurrent edits', () => {
  it('of the same field: the later one conflicts, and nothing is lost', async () => {
    const { revision } = await schools.editor(me, id)
    await schools.editAsAdmin(admin, id, { field: 'address', value: 'One', revision })
    const refusal = await save('address', 'Two', revision, 409)
    expect(refusal).toMatchObject({ code: 'conflict', errors: [{ field: 'address' }] })
    expect(await schools.editor(me, id)).toMatchObject({ address: 'One', revision: revision + 1 })
    expect((await log()).map(({ after }) => after)).not.toContain('Two')
    await save('address', 'Two', revision + 1)
    expect(await schools.editor(me, id)).toMatchObject({ address: 'Two' })
  })

  it('of different fields are both saved', async () => {
    const { revision } = await schools.editor(me, id)
    await schools.editAsAdmin(admin, id, { field: 'address', value: 'One', revision })
    await save('contact_name', 'Asha', revision)
    expect(await schools.editor(me, id)).toMatchObject({ address: 'One', contact_name: 'Asha' })
  })

  it('sent at the same moment: one succeeds, the others conflict', async () => {
    const { revision } = await schools.editor(me, id)
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((value) =>
        app.inject({
          method: 'PUT',
          url: `/api/schools/${id}/edit`,
          headers: me.headers,
          payload: { field: 'address', value, revision },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  it('with the same value are saved once, without a conflict', async () => {
    const { revision } = await schools.editor(me, id)
    await save('address', 'One', revision)
    expect(await save('address', 'One', revision)).toMatchObject({ revision: revision + 1 })
    expect(await log()).toHaveLength(2)
  })

  it('of files conflict if an image was removed since', async () => {
    const { revision, files } = await schools.editor(me, id)
    const more = [...files, await addUpload(database, me.id)]
    const newest = (await save('files', JSON.stringify(more), revision)).revision
    await save('files', JSON.stringify([more[1]]), newest)
    const refusal = await save('files', JSON.stringify([...more].reverse()), newest, 409)
    expect(refusal.errors[0].field).toBe('files')
  })
})

describe('the audit log', () => {
  it('has the actor, the field, and the value before and after', async () => {
    await save('n_students', 40)
    await save('n_students', 41)
    expect(await log()).toMatchObject([
      { user_id: me.id, action: 'created', field: null, before: null, revision: 1 },
      { user_id: me.id, field: 'n_students', before: null, after: 41, revision: 3 },
    ])
  })
})

describe('a new name', () => {
  it('makes a new slug, and the former slug still finds the school', async () => {
    const saved = await save('name', 'Kadamba School')
    expect(saved.slug).toMatch(/^kadamba-school-\d{6}$/)
    expect(await schools.page(slug)).toMatchObject({ id, slug: saved.slug })
    const again = await save('name', 'Kadamba Vidyalaya')
    for (const former of [slug, saved.slug])
      expect(await schools.page(former)).toMatchObject({ id, slug: again.slug })
    expect((await log()).map(({ field }) => field)).toEqual([null, 'name', 'slug'])
  })

  it('replaces the old name in search at once', async () => {
    await save('name', 'Zambezi Vidyalaya')
    const found = await app.inject({ url: '/api/schools/home-autocomplete?key=zambezi' })
    expect(found.json()).toMatchObject([{ name: 'Zambezi Vidyalaya' }])
    await save('name', 'Kadamba Vidyalaya')
    const none = await app.inject({ url: '/api/schools/home-autocomplete?key=zambezi' })
    expect(none.json()).toEqual([])
  })

  it('keeps the school in comparisons and bookmarks', async () => {
    const url = `/api/users/my-bookmarks/school/${id}`
    await app.inject({ method: 'PUT', url, headers: me.headers, payload: { note: '' } })
    await save('name', 'Kadamba School')
    const compared = await app.inject({ url: `/api/schools/compare?slugs=${slug}` })
    expect(compared.json()).toMatchObject({ schools: [{ summary: { id } }], unknown: [] })
    const bookmarks = await app.inject({ url: '/api/users/my-bookmarks/ids', headers: me.headers })
    expect(bookmarks.payload).toContain(String(id))
  })

  it('gives a slug to one of several schools that request it at once', async () => {
    const asking = await Promise.all(
      Array.from({ length: 4 }, async () => (await schools.list(me)).id),
    )
    const slug = 'wanted-by-all-482913'
    const answers = await Promise.all(
      asking.map((one) =>
        app.inject({
          method: 'PUT',
          url: `/api/schools/${one}/edit`,
          headers: me.headers,
          payload: { field: 'slug', value: slug },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
  })

  it('cannot use a slug that another school had', async () => {
    await save('name', 'Kadamba School')
    const other = await schools.list(me)
    const refusal = await schools.edit(me, other.id, { field: 'slug', value: slug }, 400)
    expect(refusal.errors[0]).toMatchObject({
      field: 'slug',
      msg: expect.stringContaining('another'),
    })
    expect((await save('slug', slug)).value).toBe(slug)
    expect(await schools.page(slug)).toMatchObject({ id, slug })
  })
})

describe('a school that goes online', () => {
  it('hides its address until it is offline again', async () => {
    await save('address', '12, 100 Feet Road')
    expect(await schools.page(slug)).toMatchObject({ address: '12, 100 Feet Road' })
    await save('is_online', true)
    expect((await schools.page(slug)).address).toBe('Indiranagar, Bengaluru, Karnataka, India')
    await save('is_online', false)
    expect(await schools.page(slug)).toMatchObject({ address: '12, 100 Feet Road' })
  })
})

describe('a deactivated school', () => {
  const isListed = async () =>
    (await app.inject({ url: '/api/schools/home-autocomplete?key=putaway' })).json().length > 0

  it('leaves its page and search at once, and returns when activated', async () => {
    const { slug: now } = await save('name', 'Putaway School')
    expect(await isListed()).toBe(true)
    await save('is_active', false)
    expect(await isListed()).toBe(false)
    expect(await schools.page(now)).toMatchObject({ status: 404 })
    expect(await schools.page(slug)).toMatchObject({ status: 404 })
    expect(await schools.editor(me, id)).toMatchObject({ is_active: false })
    await save('is_active', true)
    expect(await isListed()).toBe(true)
  })
})
