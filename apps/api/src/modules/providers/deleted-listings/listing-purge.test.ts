import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { createAuditRepository } from '../../trust/audit/audit.repository.ts'
import { createAuditService } from '../../trust/audit/audit.service.ts'
import { createListingPurgeRepository } from './listing-purge.repository.ts'
import { createListingPurge } from './listing-purge.service.ts'

let app: TestApp['app']
let database: TestApp['database']
let listing: ProviderClient
let schools: Awaited<ReturnType<typeof createSchoolOwner>>
let me: SignedIn
const removedFiles: string[] = []

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  listing = await createProviderClient(app, database)
  schools = await createSchoolOwner(app, database)
})
beforeEach(async () => {
  removedFiles.length = 0
  me = await addSignedIn(database, { email: `me${Date.now()}@example.in` })
})

const rows = async (query: string, ...values: unknown[]) =>
  (await database.pool.query(query, values)).rows
const remove = (kind: string, id: number) =>
  listing.send('DELETE', '/users/my-listings/{kind}/{id}', me, { params: { kind, id } })
const age = (kind: string, id: number) =>
  rows(`update ${kind} set deleted_at = deleted_at - interval '31 days' where id = $1`, id)
const exists = async (kind: string, id: number) =>
  (await rows(`select from ${kind} where id = $1`, id)).length === 1

function purge() {
  const { db } = database
  return createListingPurge({
    audit: createAuditService(createAuditRepository(db)),
    repository: createListingPurgeRepository(db),
    uploads: {
      release: async (tx, paths) => {
        const keys = paths.map((path) => path.replace('/media/', ''))
        await tx.execute(`update upload set used_at = null
          where key = any('{${keys.join(',')}}'::text[])`)
      },
      remove: async (paths) => {
        removedFiles.push(...paths)
      },
    },
  })
}

describe('the purge', () => {
  it('removes what was deleted 30 days ago, with its media, and leaves the rest', async () => {
    const school = await schools.list(me)
    const recent = await schools.list(me)
    const store = await listing.store(me)
    const file = await listing.file(me)
    const product = await listing.product(me, store, { files: [file] })
    const otherStore = await listing.store(me)
    const single = await listing.product(me, otherStore)
    await remove('school', school.id)
    await remove('school', recent.id)
    await remove('store', store)
    await remove('product', single.id)
    await age('school', school.id)
    await age('store', store)
    await age('product', single.id)
    const [storeFile] = (await rows('select files from store where id = $1', store))[0].files

    await purge().purgeExpired()

    expect(await exists('school', school.id)).toBe(false)
    expect(await exists('school', recent.id)).toBe(true)
    expect(await exists('store', store)).toBe(false)
    expect(await exists('product', product.id)).toBe(false)
    expect(await exists('product', single.id)).toBe(false)
    expect(await exists('store', otherStore)).toBe(true)
    expect(new Set(removedFiles)).toEqual(new Set([school.image, storeFile, file]))
    expect(
      await rows(
        `select actor_role, user_id, reason from audit_entry
         where entity = 'school' and entity_id = $1 order by id desc limit 1`,
        school.id,
      ),
    ).toEqual([{ actor_role: 'system', user_id: null, reason: 'Deleted 30 days ago' }])

    removedFiles.length = 0
    await purge().purgeExpired()
    expect(removedFiles).toEqual([])
  })

  it('gives a school of a register back to the register, without what its owner added', async () => {
    const { id, slug, image } = await schools.list(me, { name: 'Vidya by its owner' })
    await rows(
      `update school set source = 'udise', source_id = $2, source_name = 'VIDYA', source_hash = 5,
         facts = '{"students": {"value": "210", "source": "UDISE+", "asOf": "2026-03-31"}}',
         n_students = 500, provided_on = '{"students": "2026-11-22"}' where id = $1`,
      id,
      String(id),
    )
    await remove('school', id)
    expect((await app.inject(`/api/schools/${slug}`)).statusCode).toBe(404)
    await age('school', id)

    await purge().purgeExpired()

    expect(removedFiles).toEqual([image])
    expect(
      await rows(
        `select name, owner_id, files, contact_email, n_students, provided_on, source_hash,
           deleted_at, is_active from school where id = $1`,
        id,
      ),
    ).toEqual([
      {
        name: 'VIDYA',
        owner_id: null,
        files: [],
        contact_email: null,
        n_students: null,
        provided_on: null,
        source_hash: null,
        deleted_at: null,
        is_active: true,
      },
    ])
    const page = (await app.inject(`/api/schools/${slug}`)).json()
    expect(page).toMatchObject({ name: 'VIDYA', contact_email: null, source: 'udise' })
    expect(JSON.stringify(page.facts)).toContain('210')
    expect((await schools.editor(me, id, 403)).code).toBe('forbidden')
  })
})

it('an exported account has its deleted listings, and deleting it removes them at once', async () => {
  const [me2] = await rows('select email from app_user where id = $1', me.id)
  const school = await schools.list(me)
  const kept = await schools.list(me)
  await remove('school', school.id)
  const data = await app.inject({ url: '/api/users/my-data', headers: me.headers })
  const exported = data.json().schools
  expect(exported).toHaveLength(2)
  expect(exported.map(({ deleted_at: at }: { deleted_at: unknown }) => at !== null)).toEqual([
    true,
    false,
  ])

  await listing.send('POST', '/users/my-profile/deletions', me, { body: { email: me2.email } })
  expect(await exists('school', school.id)).toBe(false)
  expect(await rows('select owner_id from school where id = $1', kept.id)).toEqual([
    { owner_id: null },
  ])
  const key = school.image.replace('/media/', '')
  expect(await rows('select used_at from upload where key = $1', key)).toEqual([])
})
