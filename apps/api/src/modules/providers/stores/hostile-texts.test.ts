import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  attacks,
  hasHostileStrings,
  hostileStrings,
  isFull,
  shareOf,
} from '../../../../test/hostile-strings.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let listing: ProviderClient
let me: SignedIn
let store: number
let product: { id: number; slug: string }
let batch: number

beforeAll(async () => {
  const created = await createTestApp()
  app = created.app
  listing = await createProviderClient(app, created.database)
  me = await addSignedIn(created.database)
  store = await listing.store(me)
  product = await listing.product(me, store)
  const added = await send('POST', `/stores/products/${product.id}/batches`, details('A'))
  batch = added.json().id
})

/** Texts that break a database, a log or a page that does not handle them. */
const hostile = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202eniemda',
  '\ufffe',
  '\u200b',
  '😀'.repeat(80),
  'क्षि'.repeat(40),
  `'; drop table store --`,
  '\\',
  '%s%n',
  '{{7*7}}',
  '$1',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'null',
  '1e309',
  'a\r\nb: c',
]

const details = (name: string) => ({
  name,
  days: ['Mon'],
  starts_on: '2090-01-04',
  ends_on: null,
  price: null,
  start_time: '16:30',
  end_time: '18:00',
  seats: 12,
  taken_elsewhere: 0,
})
const storeFields = [
  'brand_name',
  'contact_person',
  'email',
  'mobile',
  'city',
  'company_name',
  'address',
  'country',
  'gst',
  'description_html',
  'files',
  'is_active',
]
const productFields = [
  'name',
  'kind',
  'mode',
  'description_html',
  'files',
  'filter_ids',
  'ages',
  'price',
]

const send = (method: 'POST' | 'PUT' | 'GET', path: string, payload?: object) =>
  app.inject({ method, url: `/api${path}`, headers: me.headers, ...(payload && { payload }) })

/** The requests that send a text, each in other fields. */
function requestsWith(text: string) {
  const edits = [
    ...storeFields.map((field) => ({ path: `/stores/store/edit/${store}`, field })),
    ...productFields.map((field) => ({ path: `/stores/products/${product.id}/edit`, field })),
  ]
  return [
    ...edits.map(
      ({ path, field }) =>
        () =>
          send('PUT', path, { field, value: text }),
    ),
    () => send('PUT', `/stores/store/edit/${store}`, { field: text, value: text }),
    () => send('PUT', `/stores/batches/${batch}`, details(text)),
    () =>
      send('POST', '/stores/store/create', { brand_name: text, files: text, request_key: text }),
    () =>
      send('POST', '/stores/products/create', {
        store_id: store,
        kind: 'camp',
        mode: text,
        price_unit: text,
        name: text,
      }),
  ]
}

/** Sends the text in every field, or with one of the requests. Expects no 5xx. */
async function sendText(text: string, pick: number | 'everywhere'): Promise<void> {
  const requests = requestsWith(text)
  const chosen = requests.filter((_, i) => pick === 'everywhere' || i === pick % requests.length)
  const answers = await Promise.all(chosen.map((request) => request()))
  for (const { statusCode, payload } of answers)
    expect([200, 201, 400, 409, 429], `${JSON.stringify(text)}: ${payload}`).toContain(statusCode)
}

/** Expects every page with the text to load and to contain no script. */
async function expectShown(text: string) {
  const answers = await Promise.all([
    send('GET', `/stores/edit/${store}/details`),
    send('GET', `/stores/products/edit/${product.id}/details`),
    send('GET', '/users/schools-and-stores'),
    send('GET', '/stores/products'),
    send('GET', '/users/my-data'),
  ])
  for (const { statusCode, payload } of answers.slice(0, 4))
    expect(statusCode, `${JSON.stringify(text)}: ${payload}`).toBe(200)
  const html: string = answers[0]?.json().description_html ?? ''
  expect(html).not.toMatch(/<(?!\/?(p|br|strong|em|u|s|code|blockquote|ul|ol|li|h[1-6])\b)/)
  expect(html).not.toMatch(/<[^>]+\s(on\w+|src|href|srcdoc|formaction)\s*=/i)
}

describe('hostile texts', () => {
  it.each(hostile)('are stored or refused: %j', async (text) => {
    await sendText(text, 'everywhere')
    await expectShown(text)
  })

  it.skipIf(!hasHostileStrings)(
    'of a well-known list are stored or refused (needs SAMPLES_DIR/naughty)',
    { timeout: 300_000 },
    async () => {
      const strings = shareOf(hostileStrings(), 0, 1)
      for (const [i, text] of strings.entries()) await sendText(text, isFull ? 'everywhere' : i)
      await expectShown('all')
    },
  )

  it.skipIf(!hasHostileStrings)(
    'of known attacks leave no script in a description (needs SAMPLES_DIR/naughty)',
    { timeout: 300_000 },
    async () => {
      // The tests of the cleaning try all of them.
      for (const value of shareOf(attacks(), 1, 20)) {
        const path = `/stores/store/edit/${store}`
        const saved = await send('PUT', path, { field: 'description_html', value })
        expect([200, 400], saved.payload).toContain(saved.statusCode)
      }
      await expectShown('attacks')
    },
  )
})
