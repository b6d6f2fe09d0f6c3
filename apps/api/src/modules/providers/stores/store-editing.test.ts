import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import type { PlaceInput } from '../../platform/places/place-row.ts'
import { writePlaces } from '../../platform/places/write-places.repository.ts'

let app: TestApp['app']
let database: TestApp['database']
let listing: ProviderClient
let me: SignedIn

const town = (name: string, district: string, lat: number, lng: number): PlaceInput => ({
  source: 'test',
  sourceId: name,
  name,
  district,
  state: 'Karnataka',
  lat,
  lng,
  type: 'town',
  pincode: null,
  pointRank: 6,
  popularity: 0.8,
})

const location = 'Mysuru, Karnataka, India'
const mysuru = { location, lat: 12.3, long: 76.65, place: 'mysuru' }

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { basePath: '' } }))
  listing = await createProviderClient(app, database)
  await writePlaces(database.db, [
    town('Mysuru', 'Mysuru', 12.3, 76.65),
    town('Hubballi', 'Dharwad', 15.36, 75.12),
  ])
})
beforeEach(async () => {
  me = await addSignedIn(database)
})

const page = (id: number) => app.inject(`/api/stores/created/store/${id}`)
const found = async (query: string) =>
  (await app.inject({ url: '/api/schools/home-autocomplete', query: { key: query } })).payload

const create = async (body: object, status = 201, who: Partial<SignedIn> = me) =>
  listing.send('POST', '/stores/store/create', who, { body, status })

describe('a new store', () => {
  it('takes its place and city from the location that its owner picks', async () => {
    const files = JSON.stringify([await listing.file(me)])
    const place = { location, lat: 12.31, long: 76.66, is_exact: true }
    const { id } = await create({ brand_name: 'Kadamba Dance', files, place })
    expect(await listing.storeEditor(me, id)).toMatchObject({
      city: 'Mysuru',
      is_active: false,
      place: { location, lat: 12.31, long: 76.66, is_exact: true },
    })
  })

  it('is hidden until it has a place and a contact and is shown', async () => {
    const file = await listing.file(me)
    const files = JSON.stringify([file, await listing.file(me), file])
    const made = await create({ brand_name: ' Kadamba Chess ', files })
    expect(made).toMatchObject({ status: 201, msg: 'Added' })
    const editor = await listing.storeEditor(me, made.id)
    expect(editor).toMatchObject({
      brand_name: 'Kadamba Chess',
      files: [file],
      is_active: false,
      revision: 1,
      country: 'India',
      city: null,
      place: null,
      products: [],
      completeness: { percent: 18 },
      limits: { is_product_limit_exceeded: false },
    })
    expect(editor.media).toMatchObject([{ url: file, kind: 'image' }])
    expect((await page(made.id)).statusCode).toBe(404)
    const show = { field: 'is_active', value: true }
    const location = 'choose its location'
    const contact = 'add a mobile number or an email'
    expect(await listing.editStore(me, made.id, show, 400)).toMatchObject({
      msg: `Before parents can see this store, ${location} and ${contact}.`,
      errors: [{ field: 'place' }, { field: 'mobile' }],
    })
    await listing.editStore(me, made.id, { field: 'email', value: 'hello@example.in' })
    expect(await listing.editStore(me, made.id, show, 400)).toMatchObject({
      msg: `Before parents can see this store, ${location}.`,
      errors: [{ field: 'place' }],
    })
    await listing.editStore(me, made.id, { field: 'place', value: mysuru })
    await listing.editStore(me, made.id, show)
    expect((await page(made.id)).json()).toMatchObject({ brand_name: 'Kadamba Chess' })
    expect(await found('kadamba chess')).toContain('Kadamba Chess')
  })
})

describe('the place of a store', () => {
  it('sets its city, and is exact when it is set by pin', async () => {
    const id = await listing.store(me)
    const saved = await listing.editStore(me, id, { field: 'place', value: mysuru })
    const parts = { city: 'Mysuru', district: 'Mysuru', state: 'Karnataka', pincode: null }
    expect(saved.value).toEqual({ location, lat: 12.3, long: 76.65, is_exact: false, ...parts })
    expect(await listing.storeEditor(me, id)).toMatchObject({ city: 'Mysuru', place: saved.value })
    const pin = { location, lat: 12.3, long: 76.65, is_exact: true }
    const exact = await listing.editStore(me, id, { field: 'place', value: pin })
    expect(exact.value).toEqual({ ...pin, ...parts })
  })

  it('moves the products that are where the store is', async () => {
    const id = await listing.store(me)
    await listing.editStore(me, id, { field: 'place', value: mysuru })
    const { id: productId } = await listing.product(me, id)
    const pin = { location, lat: 12.31, long: 76.66, is_exact: true }
    await listing.editStore(me, id, { field: 'place', value: pin })
    const { rows } = await database.pool.query(
      'select city, lat, lng, place_accuracy from product where id = $1',
      [productId],
    )
    expect(rows).toEqual([{ city: 'Mysuru', lat: 12.31, lng: 76.66, place_accuracy: 'exact' }])
  })

  it.each([{ ...mysuru, lat: 51 }, { ...mysuru, location: '' }, { location, lat: 12.3 }, null])(
    'may not be %j',
    async (value) => {
      const id = await listing.store(me)
      const refusal = await listing.editStore(me, id, { field: 'place', value }, 400)
      expect(refusal.errors[0].field).toBe('place')
      expect((await listing.storeEditor(me, id)).place).toBeNull()
    },
  )

  it('stays known while the store is shown', async () => {
    const id = await listing.store(me)
    await listing.editStore(me, id, { field: 'place', value: mysuru })
    const unknown = { field: 'city', value: 'Nowhere at all' }
    const { errors } = await listing.editStore(me, id, unknown, 400)
    expect(errors).toMatchObject([{ field: 'city' }])
    expect(errors[0].msg).toContain('No place in India matches “Nowhere at all”.')
    await listing.editStore(me, id, { field: 'city', value: 'Mysore' })
  })
})

describe('a field of a store', () => {
  const html =
    '<h1 style="text-align:justify">Chess</h1><p onclick="x()">For <a href="/x">all</a></p>'
  const clean = '<h1 style="text-align:justify">Chess</h1><p>For all</p>'

  const weekend = { days: ['Sat', 'Sun'], opens_at: '09:00', closes_at: '13:30' }
  const [cbse, library, schoolBus, english, hindi] = [1, 201, 214, 281, 282]

  it.each([
    ['brand_name', ' Kadamba & Sons ', 'Kadamba & Sons'],
    ['contact_person', 'मीरा अय्यर', 'मीरा अय्यर'],
    ['email', 'Meera@Example.in', 'Meera@Example.in'],
    ['mobile', '9876543210', '9876543210'],
    ['city', 'Mysore', 'Mysore'],
    ['city', ' Goa ', 'Goa'],
    ['country', 'UK', 'UK'],
    ['city', 'Nowhere at all', 'Nowhere at all'],
    ['company_name', 'Kadamba LLP', 'Kadamba LLP'],
    ['company_name', null, null],
    ['company_name', ' ', null],
    ['address', '12, 8th Main\nIndiranagar', '12, 8th Main\nIndiranagar'],
    ['address', '', null],
    ['country', 'Nepal', 'Nepal'],
    ['country', null, 'India'],
    ['gst', '29abcde1234f1z5', '29ABCDE1234F1Z5'],
    ['gst', '', null],
    ['website', 'https://chess.example/mysuru', 'https://chess.example/mysuru'],
    ['website', null, null],
    ['is_active', false, false],
    ['established_year', 1998, 1998],
    ['established_year', null, null],
    ['opening_times', { ...weekend, days: ['Sun', 'Sat'] }, weekend],
    ['opening_times', null, null],
    ['filter_ids', [hindi, english, library], [library, english, hindi]],
    ['filter_ids', [], []],
    ['description_html', html, clean],
    ['description_html', '<p> </p>', null],
  ])('%s may be %j', async (field, value, stored) => {
    const id = await listing.store(me)
    const saved = await listing.editStore(me, id, { field, value })
    expect(saved).toMatchObject({ status: 200, msg: 'Updated', value: stored })
    expect(await listing.storeEditor(me, id)).toMatchObject({
      [field]: stored,
      revision: saved.revision,
    })
  })

  const needed = 'This is required !'
  it.each([
    ['brand_name', '', needed],
    ['contact_person', '', needed],
    ['email', '', needed],
    ['mobile', '', needed],
    ['city', '', needed],
    ['brand_name', ' \u200b ', needed],
    ['brand_name', 'x'.repeat(161), 'at most 160'],
    ['brand_name', 'a\nb', 'one line'],
    ['contact_person', 'a\u202eb', 'one line'],
    ['email', 'meera', 'an email address'],
    ['mobile', '98765 43210', '4 to 12 digits'],
    ['mobile', '-12345', '4 to 12 digits'],
    ['address', 'a\u0007', 'control characters'],
    ['address', ' a ', 'at least 2 characters'],
    ['city', 'Go', 'at least 3 characters'],
    ['city', ' Go ', 'at least 3 characters'],
    ['city', '   ', needed],
    ['country', 'I', 'at least 2 characters'],
    ['company_name', ' K', 'at least 2 characters'],
    ['gst', '29ABC', 'GSTIN'],
    ['website', 'chess.example', 'full address of a website'],
    ['website', 'javascript:alert(1)', 'full address of a website'],
    ['files', '[]', 'Please add at least one image.'],
    ['files', 'x', 'a JSON list'],
    ['files', '[1]', 'a JSON list'],
    ['files', '["/media/\\u0000"]', 'a JSON list'],
    ['files', '["/media/\\ud800"]', 'a JSON list'],
    ['files', '["/media/uploads/x/1x1.webp"]', 'you have not uploaded'],
    ['description_html', 'x'.repeat(60_001), 'at most 60000'],
    ['is_active', 'perhaps', 'one of true, false'],
    ['established_year', 1799, 'at least 1800'],
    ['established_year', 2199, 'or earlier'],
    ['opening_times', { ...weekend, days: [] }, 'at least 1'],
    ['opening_times', { ...weekend, closes_at: '08:00' }, 'end after they start'],
    ['filter_ids', [schoolBus], 'languages or facilities'],
    ['filter_ids', [cbse], 'languages or facilities'],
    ['files', '[{"url": "/media/x.webp", "caption": "a\\nb"}]', 'captions of one line'],
    ['is_active', null, 'one of true, false'],
  ])('%s may not be %j', async (field, value, message) => {
    const id = await listing.store(me)
    const before = await listing.storeEditor(me, id)
    const refusal = await listing.editStore(me, id, { field, value }, 400)
    expect(refusal.msg).toContain(message)
    expect(refusal.errors).toMatchObject([{ field }])
    expect(await listing.storeEditor(me, id)).toEqual(before)
  })
})

describe('the page of a store', () => {
  const pageOf = async (id: number) => (await app.inject(`/api/stores/created/store/${id}`)).json()

  it('shows opening times, founding year, languages and facilities', async () => {
    const id = await listing.store(me)
    expect(await pageOf(id)).toMatchObject({
      established_year: null,
      opening_times: null,
      filters_values: [],
    })
    const times = { days: ['Mon'], opens_at: '16:00', closes_at: '20:00' }
    await listing.editStore(me, id, { field: 'opening_times', value: times })
    await listing.editStore(me, id, { field: 'established_year', value: 2009 })
    await listing.editStore(me, id, { field: 'filter_ids', value: [201, 281] })
    expect(await pageOf(id)).toMatchObject({
      established_year: 2009,
      opening_times: times,
      filters_values: [
        { name: 'Languages', values: [{ name: 'English' }] },
        { name: 'Infrastructure', values: [{ name: 'Library' }] },
      ],
    })
  })

  it('shows the caption of the image', async () => {
    const id = await listing.store(me)
    const [url] = (await listing.storeEditor(me, id)).files
    const value = JSON.stringify([{ url, caption: ' Our hall ' }])
    const saved = await listing.editStore(me, id, { field: 'files', value })
    expect(saved.value).toEqual([{ url, caption: 'Our hall' }])
    expect((await pageOf(id)).images[0].caption).toBe('Our hall')
    const { media, image } = await listing.storeEditor(me, id)
    expect([media[0].image.caption, image.caption]).toEqual(['Our hall', 'Our hall'])
  })
})
