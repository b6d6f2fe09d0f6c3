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
  popularity: 0.8,
})

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
  it('is active and found at once', async () => {
    const file = await listing.file(me)
    const files = JSON.stringify([file, await listing.file(me), file])
    const made = await create({ brand_name: ' Kadamba Chess ', files })
    expect(made).toMatchObject({ status: 201, msg: 'Added' })
    const editor = await listing.storeEditor(me, made.id)
    expect(editor).toMatchObject({
      brand_name: 'Kadamba Chess',
      files: [file],
      is_active: true,
      revision: 1,
      country: 'India',
      city: null,
      products: [],
      completeness: { percent: 20 },
      limits: { is_product_limit_exceeded: false },
    })
    expect(editor.media).toMatchObject([{ url: file, kind: 'image' }])
    expect((await page(made.id)).json()).toMatchObject({ brand_name: 'Kadamba Chess' })
    expect(await found('kadamba chess')).toContain('Kadamba Chess')
  })
})

describe('a field of a store', () => {
  const html =
    '<h1 style="text-align:justify">Chess</h1><p onclick="x()">For <a href="/x">all</a></p>'
  const clean = '<h1 style="text-align:justify">Chess</h1><p>For all</p>'

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
    ['is_active', false, false],
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
    ['files', '[]', 'Please add at least one image.'],
    ['files', 'x', 'a JSON list'],
    ['files', '[1]', 'a JSON list'],
    ['files', '["/media/\\u0000"]', 'a JSON list'],
    ['files', '["/media/\\ud800"]', 'a JSON list'],
    ['files', '["/media/uploads/x/1x1.webp"]', 'you have not uploaded'],
    ['description_html', 'x'.repeat(60_001), 'at most 60000'],
    ['is_active', 'perhaps', 'one of true, false'],
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
