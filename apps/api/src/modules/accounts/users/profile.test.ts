import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { formOf, temporaryFolder } from '../../../../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>
let dataDir: string

beforeAll(async () => {
  dataDir = await temporaryFolder()
  ;({ app, database } = await createTestApp({ config: { dataDir, basePath: '/base' } }))
  check = await createContractCheck()
})

const rows = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows

async function get(path: string, caller: Partial<SignedIn>, status = 200, at = path) {
  const headers = caller.headers ?? {}
  const response = await app.inject({ url: `/base/api${at}`, headers })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json())).toEqual([])
  return response.json()
}

const save = (caller: Partial<SignedIn>, field: string, value: unknown, status = 200) =>
  saveChange(caller, { field, value }, status)

async function saveChange(caller: Partial<SignedIn>, change: object, status = 200) {
  const response = await app.inject({
    method: 'PUT',
    url: '/base/api/users/my-profile',
    headers: caller.headers ?? {},
    payload: change,
  })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check('/users/my-profile', status, response.json(), 'put')).toEqual([])
  return response.json()
}

const mine = (caller: SignedIn) => get('/users/my-profile', caller)
const details = (caller: Partial<SignedIn>, id: number | string, status = 200) =>
  get('/users/profile-details/{userId}', caller, status, `/users/profile-details/${id}`)

describe('a user', () => {
  it('sees their own details and the number of their listings', async () => {
    const me = await addSignedIn(database, { firstname: 'Asha', email: 'asha@example.in' })
    await database.pool.query(
      `insert into school (slug, name, owner_id) values ('mine-1', 'Mine', $1), ('mine-2', 'M', $1)`,
      [me.id],
    )
    const { user } = await details(me, me.id)
    expect(user).toMatchObject({
      id: me.id,
      firstname: 'Asha',
      email: 'asha@example.in',
      is_blocked: false,
      schools: 2,
      stores: 0,
      user_has_institute: true,
      is_email_confirmed: false,
    })
    expect(JSON.stringify(user)).not.toMatch(/hash|google/i)
  })

  it('cannot see the details of other users, whether or not they exist', async () => {
    const me = await addSignedIn(database, { email: 'curious@example.in' })
    const other = await addSignedIn(database)
    const refusals = [await details(me, other.id, 403), await details(me, 2_147_483_647, 403)]
    expect(refusals[0]).toEqual(refusals[1])
    await details({}, other.id, 401)
    await details(me, 'x', 400)
    await details(me, '0', 400)
  })

  it('who is an admin sees the details of any user, and 404 for an unknown one', async () => {
    const admin = await addSignedIn(database, { isAdmin: true })
    const other = await addSignedIn(database, { userType: 'edjobs', emailConfirmedAt: new Date() })
    const { user } = await details(admin, other.id)
    expect(user).toMatchObject({ user_type: 'edjobs', is_email_confirmed: true })
    await details(admin, 2_147_483_647, 404)
  })

  it('sees their profile with the ways to sign in, without secrets', async () => {
    const me = await addSignedIn(database, { passwordHash: '$argon2id$secret', googleId: 'g-1' })
    const profile = await mine(me)
    expect(profile).toMatchObject({ id: me.id, has_password: true, has_google: true, children: [] })
    expect(JSON.stringify(profile)).not.toContain('argon2id')
    await get('/users/my-profile', {}, 401)
  })

  it('sees their own schools and stores, newest first', async () => {
    const me = await addSignedIn(database)
    const other = await addSignedIn(database)
    await database.pool.query(
      `insert into school (slug, name, owner_id, is_active, created_at) values
        ('old', 'Old', $1, true, '2026-01-01'), ('new', 'New', $1, false, '2026-02-01'),
        ('theirs', 'Theirs', $2, true, now()), ('unowned', 'Unowned', null, true, now())`,
      [me.id, other.id],
    )
    await database.pool.query(
      `insert into store (brand_name, owner_id) values ('Chess', $1), ('Theirs', $2)`,
      [me.id, other.id],
    )
    const owned = await get('/users/schools-and-stores', me)
    expect(owned.schools).toMatchObject([
      { name: 'New', slug: 'new', is_active: false },
      { name: 'Old', slug: 'old', is_active: true },
    ])
    expect(owned.stores).toMatchObject([{ name: 'Chess', is_active: true, n_products: 0 }])
    expect(owned.stores[0].image.url).toMatch(/^\/base\/media\/plates\//)
    await get('/users/schools-and-stores', {}, 401)
  })
})

describe('a field of the profile', () => {
  const children = [
    { name: ' Anaya ', born_on: '2019-02-28' },
    { name: 'कबीर', born_on: null },
  ]
  const consents = { email: false, phone: true, whatsapp: true, news: false }

  it.each([
    ['firstname', ' Sita ', 'Sita'],
    ['lastname', 'R', 'R'],
    ['phone', '9876543210', '9876543210'],
    ['phone', null, null],
    ['phone', '', null],
    ['is_walkthrough_skipped', true, true],
    ['children', children, [{ name: 'Anaya', born_on: '2019-02-28' }, children[1]]],
    ['children', [], []],
    ['consents', consents, consents],
    ['profile_image', null, null],
    ['cover_image', null, null],
  ])('%s can be set to %j', async (field, value, stored) => {
    const me = await addSignedIn(database)
    const other = await addSignedIn(database)
    const before = await mine(other)
    const saved = await save(me, field, value)
    const after = await mine(me)
    expect(after[field]).toEqual(stored)
    expect(saved).toEqual({ status: 200, msg: 'Updated', revision: after.revision, value: stored })
    expect(await mine(other)).toEqual(before)
  })

  const child = (changed: object) => [children[1], { name: 'A', born_on: null, ...changed }]

  it.each([
    ['firstname', 'A', 'firstname', 'must have 2 to 60 characters'],
    ['firstname', '   ', 'firstname', 'must have 2 to 60 characters'],
    ['firstname', 'x'.repeat(61), 'firstname', 'must have 2 to 60 characters'],
    ['firstname', null, 'firstname', 'must have 2 to 60 characters'],
    ['firstname', 'Me\u0000era', 'firstname', 'must not contain line breaks'],
    ['lastname', '\u202Eaidnumi', 'lastname', 'must not contain line breaks'],
    ['lastname', 'I\r\nBcc: x@y.in', 'lastname', 'must not contain line breaks'],
    ['lastname', '\ud800', 'lastname', 'must not contain line breaks'],
    ['lastname', ['a'], 'lastname', 'must have 1 to 60'],
    ['phone', '123', 'phone', 'a phone number of 4 to 12 digits'],
    ['phone', '+91 98765', 'phone', 'a phone number of 4 to 12 digits'],
    ['phone', '1234567890123', 'phone', 'a phone number of 4 to 12 digits'],
    ['phone', '९८७६५', 'phone', 'a phone number of 4 to 12 digits'],
    ['is_walkthrough_skipped', false, 'is_walkthrough_skipped', 'can only be set to true'],
    ['children', 'Anaya', 'children', 'must be a list'],
    ['children', { name: 'A' }, 'children', 'must be a list'],
    ['children', Array(13).fill(children[1]), 'children', 'must have at most 12'],
    ['children', child({ name: ' ' }), 'children.1.name', 'must have 1 to 60'],
    ['children', child({ name: '\ud800' }), 'children.1.name', 'must not contain line breaks'],
    ['children', child({ born_on: '2019-02-29' }), 'children.1.born_on', 'must be a date'],
    ['children', child({ born_on: '04-07-2019' }), 'children.1.born_on', 'must be a date'],
    ['children', child({ born_on: 5 }), 'children.1.born_on', 'must be a date'],
    ['children', child({ born_on: '2999-01-01' }), 'children.1.born_on', 'between 1900 and today'],
    ['children', child({ school: 'x' }), 'children', 'must contain only name'],
    ['children', [null], 'children.0.name', 'must have 1 to 60'],
    ['consents', null, 'consents', 'must be true or false for each of email'],
    ['consents', { ...consents, email: 'yes' }, 'consents', 'must be true or false'],
    ['consents', { email: true }, 'consents', 'must be true or false'],
    ['consents', { ...consents, is_admin: true }, 'consents', 'must be true or false'],
    ['profile_image', 'https://evil.example/a.png', 'profile_image', 'that you uploaded'],
    ['profile_image', '/base/media/drawn/v1/a-b/768x512.webp', 'profile_image', 'uploaded'],
    ['cover_image', true, 'cover_image', 'that you uploaded'],
    ['cover_image', '/media/uploads/../../etc/passwd', 'cover_image', 'that you uploaded'],
    ['is_admin', true, 'field', 'must be one of firstname'],
    ['permissions', [1], 'field', 'must be one of firstname'],
  ])('%s cannot be set to %j', async (field, value, errorField, msg) => {
    const me = await addSignedIn(database)
    const before = await mine(me)
    const refusal = await save(me, field, value, 400)
    expect(refusal.errors).toEqual([{ field: errorField, msg: expect.stringContaining(msg) }])
    expect(await mine(me)).toEqual(before)
  })

  it('requires a session', async () => {
    await save({}, 'firstname', 'Sita', 401)
  })
})

describe('a field saved with the revision it is based on', () => {
  const anaya = { name: 'Anaya', born_on: '2019-02-28' }
  const consents = { email: false, phone: true, whatsapp: true, news: false }

  it.each([
    ['firstname', 'Sita', 'Gita'],
    ['phone', '9876543210', '9876543211'],
    ['children', [anaya], []],
    ['consents', consents, { ...consents, news: true }],
  ])('%s is refused if it was changed meanwhile', async (field, first, second) => {
    const me = await addSignedIn(database)
    const { revision } = await save(me, field, first)
    const latest = await saveChange(me, { field, value: second, revision })
    const refusal = await saveChange(me, { field, value: first, revision }, 409)
    expect(refusal).toMatchObject({
      code: 'conflict',
      errors: [{ field, msg: 'was changed by someone else' }],
    })
    expect(await mine(me)).toMatchObject({ [field]: second, revision: latest.revision })
  })

  it('is saved if only other fields were changed meanwhile', async () => {
    const me = await addSignedIn(database)
    const { revision } = await mine(me)
    await saveChange(me, { field: 'firstname', value: 'Sita', revision })
    await saveChange(me, { field: 'children', value: [anaya], revision })
    const saved = await saveChange(me, { field: 'phone', value: '9876543210', revision })
    expect(saved.revision).toBe(revision + 3)
    expect(await mine(me)).toMatchObject({
      firstname: 'Sita',
      children: [anaya],
      phone: '9876543210',
      revision: saved.revision,
    })
  })

  it('is saved if it has the value already, and keeps the revision', async () => {
    const me = await addSignedIn(database)
    const { revision } = await mine(me)
    const first = await saveChange(me, { field: 'firstname', value: 'Sita', revision })
    const again = await saveChange(me, { field: 'firstname', value: 'Sita', revision })
    expect(again).toEqual(first)
  })

  it('replaces what was saved meanwhile if it has no revision', async () => {
    const me = await addSignedIn(database)
    await save(me, 'firstname', 'Sita')
    await save(me, 'firstname', 'Gita')
    expect((await mine(me)).firstname).toBe('Gita')
  })

  it.each([0, 1.5, '1', null])('must have a revision, not %j', async (revision) => {
    const me = await addSignedIn(database)
    const refusal = await saveChange(me, { field: 'firstname', value: 'Sita', revision }, 400)
    expect(refusal.errors).toMatchObject([{ field: 'revision' }])
  })
})

describe('a profile image', () => {
  const solidImage = async (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer()

  async function upload(caller: SignedIn, file: Uint8Array): Promise<string> {
    const { headers, payload } = await formOf(file)
    const response = await app.inject({
      method: 'POST',
      url: '/base/api/users/file',
      headers: { ...headers, ...caller.headers },
      payload,
    })
    expect(response.statusCode, response.payload).toBe(200)
    return response.json().url
  }
  const fileOf = (url: string) => join(dataDir, url.replace('/base', ''))

  it('is an upload of the user, served from its URL', async () => {
    const me = await addSignedIn(database)
    const url = await upload(me, await solidImage('teal'))
    expect((await save(me, 'profile_image', url)).value).toBe(url)
    expect((await mine(me)).profile_image).toBe(url)
    const image = await app.inject(url)
    expect(image.statusCode).toBe(200)
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await rows('select used_at from upload where user_id = $1', [me.id])).toEqual([
      { used_at: expect.any(Date) },
    ])
  })

  it('cannot be an upload of another user or for another purpose', async () => {
    const me = await addSignedIn(database)
    const other = await addSignedIn(database)
    const theirs = await upload(other, await solidImage('red'))
    await save(me, 'profile_image', theirs, 400)
    const forSchool = await upload(me, await solidImage('green'))
    await database.pool.query(`update upload set purpose = 'school' where user_id = $1`, [me.id])
    await save(me, 'cover_image', forSchool, 400)
    expect((await mine(me)).cover_image).toBeNull()
    expect((await mine(other)).profile_image).toBeNull()
  })

  it('replaces the former image and removes its files', async () => {
    const me = await addSignedIn(database)
    const first = await upload(me, await solidImage('red'))
    const second = await upload(me, await solidImage('blue'))
    await save(me, 'profile_image', first)
    await save(me, 'cover_image', first)
    await save(me, 'profile_image', second)
    expect(existsSync(fileOf(first))).toBe(true)
    await save(me, 'cover_image', null)
    expect(existsSync(fileOf(first))).toBe(false)
    expect(existsSync(fileOf(second))).toBe(true)
    const remaining = await rows('select key from upload where user_id = $1', [me.id])
    expect(remaining).toEqual([{ key: second.replace('/base/media/', '') }])
    await save(me, 'profile_image', second)
    expect(existsSync(fileOf(second))).toBe(true)
  })
})
