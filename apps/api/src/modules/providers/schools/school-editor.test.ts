import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createRequestSender } from '../../../../test/request-sender.ts'
import { addUpload, createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn } from '../../../../test/users.ts'

let database: TestApp['database']
let ask: Awaited<ReturnType<typeof createRequestSender>>
let schools: Awaited<ReturnType<typeof createSchoolOwner>>

beforeAll(async () => {
  const made = await createTestApp()
  database = made.database
  ask = await createRequestSender(made.app)
  schools = await createSchoolOwner(made.app, database)
})

it('the list of a user’s schools says which an admin has hidden', async () => {
  const me = await addSignedIn(database)
  const { id } = await schools.list(me)
  const asked = { method: 'GET', headers: me.headers } as const
  const mine = async () => (await ask('/users/schools-and-stores', 200, asked)).json().schools
  expect(await mine()).toMatchObject([{ id, is_active: true, is_hidden_by_admin: false }])
  await database.pool.query(`update school set moderation = 'hidden' where id = $1`, [id])
  expect(await mine()).toMatchObject([{ id, is_active: true, is_hidden_by_admin: true }])
})

describe('the editor of a school', () => {
  it('returns every editable field and the public summary', async () => {
    const me = await addSignedIn(database)
    const { id, slug, image } = await schools.list(me)
    expect(await schools.editor(me, id)).toMatchObject({
      id,
      slug,
      name: 'Vidya Niketan',
      is_online: false,
      is_active: true,
      revision: 1,
      location: 'Indiranagar, Bengaluru, Karnataka, India',
      lat: 12.9784,
      long: 77.6408,
      contact_email: 'office@vidya.example',
      contact_phone: '98450 12345',
      address: null,
      contact_name: null,
      n_students: null,
      description: null,
      files: [image],
      filter_ids: [],
      requested_filters: [],
      media: [{ url: image, kind: 'image', name: 'gate.jpg' }],
      summary: { type: 'School', id, slug, name: 'Vidya Niketan' },
    })
  })

  it('returns the same completeness as the list of the caller’s schools', async () => {
    const me = await addSignedIn(database)
    const { id, image } = await schools.list(me)
    const { completeness } = await schools.editor(me, id)
    expect(completeness.missing.slice(0, 2)).toEqual(['fees', 'board'])
    expect(completeness.missing).toContain('description')
    const save = (field: string, value: unknown) => schools.edit(me, id, { field, value })
    await save('description', '<p>Since 1962.</p>')
    const more = [await addUpload(database, me.id), await addUpload(database, me.id)]
    await save('files', JSON.stringify([image, ...more]))
    const { completeness: now } = await schools.editor(me, id)
    expect(now.percent).toBeGreaterThan(completeness.percent)
    expect(now.missing).not.toContain('description')
    expect(now.missing).not.toContain('more_images')
    const asked = { method: 'GET', headers: me.headers } as const
    const list = (await ask('/users/schools-and-stores', 200, asked)).json()
    expect(list.schools[0].completeness).toEqual(now)
  })
})
