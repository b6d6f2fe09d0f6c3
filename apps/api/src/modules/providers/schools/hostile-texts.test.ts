import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  attacks,
  hasHostileStrings,
  hostileStrings,
  shareOf,
} from '../../../../test/hostile-strings.ts'
import { createSchoolOwner, newSchool } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { cleanHtml } from '../../platform/rich-text/clean-html.ts'
import { hasTextInHtml } from '../completeness/completeness.ts'

const line = (text: string) => text.toWellFormed().trim()
/** Readers that turn each text field into the stored text; null if it is empty. */
const stored: Readonly<Record<string, (text: string) => string | null>> = {
  name: line,
  location: line,
  address: (text) => line(text) || null,
  contact_name: (text) => line(text) || null,
  contact_phone: line,
  contact_email: line,
  description: (text) => {
    const clean = cleanHtml(text.toWellFormed())
    return hasTextInHtml(clean) ? clean : null
  },
}
/** Fields with a text inside, such as the classes of a row of fees. */
const structured: Readonly<Record<string, (text: string) => object>> = {
  fees: (classes) => ({
    year: '2027–28',
    rows: [{ classes, admission: null, tuition: 62_000, transport: null, books: null }],
  }),
  admissions: (label) => ({
    opens_on: null,
    closes_on: null,
    dates: [{ from: '2026-12-01', to: null, label, is_key: true }],
  }),
  timings: (text) => ({ starts_at: text, ends_at: '15:00' }),
}
const otherFields = [
  'website',
  'slug',
  'established_on',
  'n_students',
  'is_active',
  'filter_ids',
  'files',
]

let app: TestApp['app']
let database: TestApp['database']
let me: SignedIn
let id: number

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  me = await addSignedIn(database)
  id = (await (await createSchoolOwner(app, database)).list(me)).id
})

const put = (payload: object) =>
  app.inject({ method: 'PUT', url: `/api/schools/${id}/edit`, headers: me.headers, payload })

/** Saves a text in a field, which refuses it or stores it. */
async function expectStored(field: string, value: string): Promise<void> {
  const answer = await put({ field, value })
  const what = `${field}=${JSON.stringify(value).slice(0, 100)}: ${answer.payload.slice(0, 300)}`
  expect([200, 400], what).toContain(answer.statusCode)
  if (answer.statusCode === 400) expect(answer.json().errors[0].field, what).toBe(field)
  else if (stored[field]) expect(answer.json().value, what).toBe(stored[field](value))
}

describe.skipIf(!hasHostileStrings)(
  'strings that break programs (need SAMPLES_DIR/naughty)',
  () => {
    const fields = [...Object.keys(stored), ...otherFields]
    const strings = () => [...hostileStrings(), ...attacks()]
    const rounds = fields.length + Object.keys(structured).length

    it.each(fields)(
      'are stored unchanged or refused, as %s',
      { timeout: 300_000 },
      async (field) => {
        const share = shareOf(strings(), fields.indexOf(field), rounds)
        for (const text of share) await expectStored(field, text)
        await put({ field: 'is_active', value: true })
      },
    )

    it.each(Object.entries(structured))(
      'are stored unchanged or refused, as part of %s',
      { timeout: 300_000 },
      async (field, valueWith) => {
        const round = fields.length + Object.keys(structured).indexOf(field)
        for (const text of shareOf(strings(), round, rounds)) {
          const answer = await put({ field, value: valueWith(text) })
          const what = `${field} with ${JSON.stringify(text).slice(0, 100)}: ${answer.payload.slice(0, 300)}`
          expect([200, 400], what).toContain(answer.statusCode)
          if (answer.statusCode === 200)
            expect(JSON.stringify(answer.json().value), what).toContain(JSON.stringify(line(text)))
        }
      },
    )

    it('are stored or refused when a school is created', { timeout: 300_000 }, async () => {
      const texts = ['name', 'location', 'contact_phone', 'contact_email', 'slug', 'place']
      let who = me
      for (const [i, text] of shareOf(strings(), 0, rounds).entries()) {
        // A new user before the hourly limit is reached.
        if (i % 50 === 0) who = await addSignedIn(database)
        const field = texts[i % texts.length] ?? 'name'
        const payload = newSchool(['/media/none.webp'], { [field]: text })
        const answer = await app.inject({
          method: 'POST',
          url: '/api/schools/create',
          headers: who.headers,
          payload,
        })
        expect(400, `${field}=${JSON.stringify(text)}`).toBe(answer.statusCode)
      }
    })

    it('put no script into the page', { timeout: 300_000 }, async () => {
      // The tests of the cleaning try all of them.
      for (const attack of shareOf(attacks(), 0, rounds)) {
        const answer = await put({ field: 'description', value: `<p>Safe</p>${attack}` })
        const value: string = answer.json().value ?? ''
        expect(value).not.toMatch(/<(script|img|svg|iframe|object|embed|style|form|input)\b/i)
        expect(value).not.toMatch(/<[^>]*\s(on\w+|src|srcdoc|formaction)\s*=/i)
        expect(value).not.toMatch(/<[^>]*(javascript|vbscript|data):/i)
      }
    })
  },
)
