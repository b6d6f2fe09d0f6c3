import type { Page } from '@playwright/test'
import { registerUser, uploadPhoto } from '../provider'
import { expect } from '../site'
import { strings } from './strings'

/** The editable fields of each entity, named as in the contract. */
const fields = {
  // Free text comes first, so that each string is soon accepted by some field.
  free: {
    school: ['name', 'location', 'address', 'contact_name', 'description'],
    store: [
      'brand_name',
      'contact_person',
      'company_name',
      'address',
      'city',
      'country',
      'description_html',
    ],
    product: ['name', 'description_html'],
  },
  constrained: {
    school: [
      'contact_email',
      'contact_phone',
      'established_on',
      'n_students',
      'n_classrooms',
      'slug',
      'filter_ids',
      'files',
      'website',
    ],
    store: ['email', 'mobile', 'gst', 'files', 'website'],
    product: ['kind', 'mode', 'filter_ids', 'files', 'ages', 'price'],
  },
}
/** Fields with several texts, each of which holds the string. */
const structuredFields = {
  school: {
    fees: (text: string) => ({
      year: '2027–28',
      rows: [{ classes: text, admission: null, tuition: 60_000, transport: null, books: null }],
    }),
    admissions: (text: string) => ({
      opens_on: null,
      closes_on: null,
      dates: [{ from: '2090-01-04', to: null, label: text, is_key: true }],
    }),
    timings: (text: string) => ({ starts_at: text, ends_at: '14:00' }),
  },
  store: {
    place: (text: string) => ({ ...shownStore.place, location: text }),
  },
}
const batchFields = ['name', 'days', 'starts_on', 'start_time', 'seats', 'price']
/** Offset of the strings per round; it must be coprime to their number. */
const stride = 13

const batch = {
  name: 'Evening',
  days: ['Mon'],
  starts_on: '2090-01-04',
  ends_on: null,
  price: null,
  start_time: '16:30',
  end_time: '18:00',
  seats: 12,
  taken_elsewhere: 7,
}

/** The requirements for a store to be shown. */
const shownStore = {
  place: { location: 'Kohima, Nagaland, India', lat: 25.6747, long: 94.11 },
  mobile: '9845012345',
  is_active: true,
}

export type FillableListing = Awaited<ReturnType<typeof createFillableListing>>

/**
 * Creates a school, a store, a product and a batch of a new user, whose fields can be filled with
 * hostile strings. `keyword` is part of their names, so that searches find them.
 */
export async function createFillableListing(page: Page) {
  const { request } = page
  const { session, headers } = await registerUser(page)
  const keyword = `zor${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  async function send(method: 'POST' | 'PUT', path: string, data: object, allowed: number[]) {
    const response = await request.fetch(`/api${path}`, { method, headers, data })
    const body = await response.text()
    expect(allowed, `${path} ${JSON.stringify(data).slice(0, 300)}: ${body}`).toContain(
      response.status(),
    )
    return JSON.parse(body)
  }
  const create = async (path: string, data: object) => send('POST', path, data, [201])

  const photo = await uploadPhoto(page, headers, 'schools')
  const school = await create('/schools/create', {
    name: keyword,
    slug: `${keyword}-482913`,
    is_online: false,
    location: 'Kohima, Nagaland, India',
    lat: 25.6747,
    long: 94.11,
    contact_email: 'office@zor.example',
    contact_phone: '9845012345',
    files: [photo],
  })
  const store = await create('/stores/store/create', {
    brand_name: keyword,
    files: JSON.stringify([await uploadPhoto(page, headers, 'stores')]),
  })
  for (const [field, value] of Object.entries(shownStore))
    await send('PUT', `/stores/store/edit/${store.id}`, { field, value }, [200])
  const product = await create('/stores/products/create', {
    store_id: store.id,
    kind: 'activity',
    name: keyword,
    mode: 'centre',
    price_unit: 'month',
  })
  const { id: batchId } = await create(`/stores/products/${product.id}/batches`, batch)

  const change = (path: string, field: string, value: unknown) =>
    send('PUT', path, { field, value }, [200, 400, 409])
  const changes = [fields.free, fields.constrained].flatMap((group) => [
    ...group.school.map((field) => ({ path: `/schools/${school.id}/edit`, field })),
    ...group.store.map((field) => ({ path: `/stores/store/edit/${store.id}`, field })),
    ...group.product.map((field) => ({ path: `/stores/products/${product.id}/edit`, field })),
  ])
  const captioned = (caption: string) => JSON.stringify([{ url: photo, caption }])
  const structured = [
    ...Object.entries({ ...structuredFields.school, files: captioned }).map(([field, holding]) => ({
      path: `/schools/${school.id}/edit`,
      field,
      holding,
    })),
    ...Object.entries(structuredFields.store).map(([field, holding]) => ({
      path: `/stores/store/edit/${store.id}`,
      field,
      holding,
    })),
  ]
  /** The string for a field in a round; after `strings.length` rounds, a field has had every string. */
  const stringOf = (round: number, field: number) =>
    strings[(round * stride + field) % strings.length] ?? ''

  return {
    session,
    keyword,
    /** Writes a string to every field; returns how many fields accepted it. */
    async fill(round: number): Promise<number> {
      let acceptedCount = 0
      for (const [i, { path, field }] of changes.entries()) {
        const hostile = stringOf(round, i)
        const isName = field === 'name' || field === 'brand_name'
        const value = isName ? `${hostile} ${keyword}` : hostile
        if ((await change(path, field, value)).status === 200) acceptedCount += 1
      }
      for (const [i, { path, field, holding }] of structured.entries()) {
        const value = holding(stringOf(round, changes.length + i))
        if ((await change(path, field, value)).status === 200) acceptedCount += 1
      }
      const before = changes.length + structured.length
      for (const [i, field] of batchFields.entries()) {
        const hostileBatch = { ...batch, [field]: stringOf(round, before + i) }
        const { status } = await send('PUT', `/stores/batches/${batchId}`, hostileBatch, [200, 400])
        if (status === 200) acceptedCount += 1
      }
      return acceptedCount
    },
    /** Paths of the public pages that show the fields. */
    async publicPages(): Promise<string[]> {
      const editor = await request.get(`/api/schools/edit/${school.id}/details`, { headers })
      const { slug } = await editor.json()
      return [`/schools/${slug}`, `/stores-details/${store.id}`, `/products/${product.slug}`]
    },
    ownerPages: [`/my-store-details/${store.id}`, `/add-service/${store.id}`],
    productEditor: `/edit-service/${product.id}`,
  }
}
