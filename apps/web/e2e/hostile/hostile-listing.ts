import type { Page } from '@playwright/test'
import { registered, sentPhoto } from '../listing'
import { expect } from '../site'
import { hostileStrings } from './hostile-strings'

/** Editable fields of each entity, by their names in the API. */
const fields = {
  // Free text fields come first, so that every string is soon saved in one of them.
  freeText: {
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
  restricted: {
    school: [
      'contact_email',
      'contact_phone',
      'established_on',
      'n_students',
      'n_classrooms',
      'slug',
      'filter_ids',
      'files',
    ],
    store: ['email', 'mobile', 'gst', 'files'],
    product: ['kind', 'mode', 'filter_ids', 'files', 'ages', 'price'],
  },
}
const batchFields = ['name', 'days', 'starts_on', 'start_time', 'seats', 'price']
/** Shift of the strings per round. Coprime to their number, so every field gets every string. */
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
  seats_left: 5,
}

export type HostileListing = Awaited<ReturnType<typeof createHostileListing>>

/**
 * Creates a school, a store, a product and a batch of a new user, whose fields can be filled with
 * hostile strings. `marker` is a word in their names, to search for.
 */
export async function createHostileListing(page: Page) {
  const { request } = page
  const { session, headers } = await registered(page)
  const marker = `zor${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  async function send(method: 'POST' | 'PUT', path: string, data: object, allowed: number[]) {
    const response = await request.fetch(`/api${path}`, { method, headers, data })
    const body = await response.text()
    expect(allowed, `${path} ${JSON.stringify(data).slice(0, 300)}: ${body}`).toContain(
      response.status(),
    )
    return JSON.parse(body)
  }
  const create = async (path: string, data: object) => send('POST', path, data, [201])

  const school = await create('/schools/create', {
    name: marker,
    slug: `${marker}-482913`,
    is_online: false,
    location: 'Kohima, Nagaland, India',
    lat: 25.6747,
    long: 94.11,
    contact_email: 'office@zor.example',
    contact_phone: '9845012345',
    files: [await sentPhoto(page, headers, 'schools')],
  })
  const store = await create('/stores/store/create', {
    brand_name: marker,
    files: JSON.stringify([await sentPhoto(page, headers, 'stores')]),
  })
  const product = await create('/stores/products/create', {
    store_id: store.id,
    kind: 'activity',
    name: marker,
    mode: 'centre',
    price_unit: 'month',
  })
  const { id: batchId } = await create(`/stores/products/${product.id}/batches`, batch)

  const edit = (path: string, field: string, value: string) =>
    send('PUT', path, { field, value }, [200, 400, 409])
  const edits = [fields.freeText, fields.restricted].flatMap((group) => [
    ...group.school.map((field) => ({ path: `/schools/${school.id}/edit`, field })),
    ...group.store.map((field) => ({ path: `/stores/store/edit/${store.id}`, field })),
    ...group.product.map((field) => ({ path: `/stores/products/${product.id}/edit`, field })),
  ])
  /** The string of a field in a round. After as many rounds as strings, the field has had them all. */
  const stringFor = (round: number, field: number) =>
    hostileStrings[(round * stride + field) % hostileStrings.length] ?? ''

  return {
    session,
    marker,
    /** Sets every field to a hostile string. Returns how many were saved; the others are rejected. */
    async fill(round: number): Promise<number> {
      let saved = 0
      for (const [i, { path, field }] of edits.entries()) {
        const hostile = stringFor(round, i)
        const isName = field === 'name' || field === 'brand_name'
        const value = isName ? `${hostile} ${marker}` : hostile
        if ((await edit(path, field, value)).status === 200) saved += 1
      }
      for (const [i, field] of batchFields.entries()) {
        const hostileBatch = { ...batch, [field]: stringFor(round, edits.length + i) }
        const { status } = await send('PUT', `/stores/batches/${batchId}`, hostileBatch, [200, 400])
        if (status === 200) saved += 1
      }
      return saved
    },
    /** Public pages that show the fields. */
    async publicPages(): Promise<string[]> {
      const details = await request.get(`/api/schools/edit/${school.id}/details`, { headers })
      const { slug } = await details.json()
      return [`/schools/${slug}`, `/stores-details/${store.id}`, `/products/${product.slug}`]
    },
    privatePages: [`/my-store-details/${store.id}`, `/add-service/${store.id}`],
    productEditor: `/edit-service/${product.id}`,
  }
}
