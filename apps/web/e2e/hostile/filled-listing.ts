import type { Page } from '@playwright/test'
import { registered, sentPhoto } from '../listing'
import { expect } from '../site'
import { strings } from './strings'

/** Fields of each kind of thing that is listed, as their changes name them. */
const fields = {
  // What is written freely comes first, so that every string is soon kept somewhere.
  free: {
    school: ['name', 'location', 'address', 'contact_name', 'description'],
    store: [
      ...['brand_name', 'contact_person', 'company_name', 'address', 'city', 'country'],
      'description_html',
    ],
    product: ['name', 'description_html'],
  },
  bound: {
    school: [
      ...['contact_email', 'contact_phone', 'established_on', 'n_students', 'n_classrooms'],
      ...['slug', 'filter_ids', 'files'],
    ],
    store: ['email', 'mobile', 'gst', 'files'],
    product: ['kind', 'mode', 'filter_ids', 'files', 'ages', 'price'],
  },
}
const batchFields = ['name', 'days', 'starts_on', 'start_time', 'seats', 'price']
/** How far the strings move on at each round; it shares no divisor with how many there are. */
const stride = 13

const batch = {
  ...{ name: 'Evening', days: ['Mon'], starts_on: '2090-01-04', ends_on: null, price: null },
  ...{ start_time: '16:30', end_time: '18:00', seats: 12, seats_left: 5 },
}

export type FilledListing = Awaited<ReturnType<typeof fillableListing>>

/**
 * A school, a store, a service and a batch of somebody new, whose fields can be filled with hostile
 * strings; `mark` is a word in their names, to search for.
 */
export async function fillableListing(page: Page) {
  const { request } = page
  const { session, headers } = await registered(page)
  const mark = `zor${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  async function ask(method: 'POST' | 'PUT', path: string, data: object, allowed: number[]) {
    const answer = await request.fetch(`/api${path}`, { method, headers, data })
    const body = await answer.text()
    expect(allowed, `${path} ${JSON.stringify(data).slice(0, 300)}: ${body}`).toContain(
      answer.status(),
    )
    return JSON.parse(body)
  }
  const create = async (path: string, data: object) => ask('POST', path, data, [201])

  const school = await create('/schools/create', {
    ...{ name: mark, slug: `${mark}-482913`, is_online: false },
    ...{ location: 'Kohima, Nagaland, India', lat: 25.6747, long: 94.11 },
    ...{ contact_email: 'office@zor.example', contact_phone: '9845012345' },
    files: [await sentPhoto(page, headers, 'schools')],
  })
  const store = await create('/stores/store/create', {
    ...{ brand_name: mark, files: JSON.stringify([await sentPhoto(page, headers, 'stores')]) },
  })
  const product = await create('/stores/products/create', {
    ...{ store_id: store.id, kind: 'activity', name: mark, mode: 'centre', price_unit: 'month' },
  })
  const { id: batchId } = await create(`/stores/products/${product.id}/batches`, batch)

  const change = (path: string, field: string, value: string) =>
    ask('PUT', path, { field, value }, [200, 400, 409])
  const changes = [fields.free, fields.bound].flatMap((of) => [
    ...of.school.map((field) => ({ path: `/schools/${school.id}/edit`, field })),
    ...of.store.map((field) => ({ path: `/stores/store/edit/${store.id}`, field })),
    ...of.product.map((field) => ({ path: `/stores/products/${product.id}/edit`, field })),
  ])
  /** The string of a field, another one in each round: after as many rounds as strings it had all. */
  const stringOf = (round: number, field: number) =>
    strings[(round * stride + field) % strings.length] ?? ''

  return {
    ...{ session, mark },
    /** Puts a string into every field; each is kept or refused. Gives how many were kept. */
    async fill(round: number): Promise<number> {
      let kept = 0
      for (const [i, { path, field }] of changes.entries()) {
        const hostile = stringOf(round, i)
        const isName = field === 'name' || field === 'brand_name'
        const value = isName ? `${hostile} ${mark}` : hostile
        if ((await change(path, field, value)).status === 200) kept += 1
      }
      for (const [i, field] of batchFields.entries()) {
        const spoilt = { ...batch, [field]: stringOf(round, changes.length + i) }
        const { status } = await ask('PUT', `/stores/batches/${batchId}`, spoilt, [200, 400])
        if (status === 200) kept += 1
      }
      return kept
    },
    /** Pages that everybody sees, with what was put into the fields. */
    async publicPages(): Promise<string[]> {
      const editor = await request.get(`/api/schools/edit/${school.id}/details`, { headers })
      const { slug } = await editor.json()
      return [`/schools/${slug}`, `/stores-details/${store.id}`, `/products/${product.slug}`]
    },
    ownPages: [`/my-store-details/${store.id}`, `/add-service/${store.id}`],
    serviceEditor: `/edit-service/${product.id}`,
  }
}
