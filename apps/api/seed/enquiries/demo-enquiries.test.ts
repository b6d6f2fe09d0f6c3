import { beforeAll, expect, it } from 'vitest'
import { loadGazetteer } from '../../src/modules/platform/places/gazetteer/load-gazetteer.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { addSignedIn } from '../../test/users.ts'
import { planDemo } from '../seed-demo.ts'
import { insertDemoEnquiries } from './demo-enquiries.ts'

let database: TestDatabase
const rows = async (query: string) => (await database.pool.query(query)).rows
const count = async (query: string) =>
  Number((await rows(`select count(*) from ${query}`))[0].count)

beforeAll(async () => {
  database = await createTestDatabase()
  await loadGazetteer(database)
  const [parent, provider] = [await addSignedIn(database), await addSignedIn(database)]
  await (await planDemo(database)).insert((tx) =>
    insertDemoEnquiries(tx, {
      parent: { id: parent.id, name: 'Meera Iyer', email: 'parent@edbazaar.example' },
      providerId: provider.id,
    }),
  )
})

it('has about 40 enquiries in all states', async () => {
  expect(await count('enquiry where confirmed_at is not null')).toBeGreaterThanOrEqual(40)
  expect(await count('(select distinct state from enquiry) s')).toBe(7)
  expect(await count('enquiry where withdrawn_at is not null')).toBe(2)
  expect(await count('enquiry_merge where undone_at is null')).toBe(2)
  const overdue = 'first_reply_at is null and reply_due_at < now() and state = $$new$$'
  expect(await count(`enquiry where ${overdue}`)).toBeGreaterThan(0)
  for (const table of ['enquiry_message', 'desk_task', 'invalid_claim', 'consent'])
    expect(await count(table)).toBeGreaterThan(0)
  expect(await count('enquiry_event where kind = $$note$$')).toBeGreaterThan(0)
})

it('has the state of its last event, and each event begins where the former ended', async () => {
  const wrong = `(select state, last_value(to_state) over whole as last,
      from_state, lag(to_state, 1, 'new') over (partition by e.id order by v.id) as before
    from enquiry e join enquiry_event v on v.enquiry_id = e.id and v.kind = 'state'
    window whole as (partition by e.id order by v.id
      rows between unbounded preceding and unbounded following)) s
    where state <> last or from_state <> before`
  expect(await count(wrong)).toBe(0)
})

it('asks for classes that fit the ages of the children', async () => {
  const born = `to_date(born_month, 'YYYY-MM')`
  const ages = await rows(
    `select class_sought as "class", extract(year from age(created_at, ${born}))::int as age
     from enquiry where class_sought in ('UKG', 'Class 1', 'Class 9')`,
  )
  const expected: Record<string, number> = { UKG: 5, 'Class 1': 6, 'Class 9': 14 }
  expect(ages.length).toBeGreaterThan(0)
  expect(ages.filter((row) => row.age !== expected[row.class])).toEqual([])
})

it('has nothing in the future, and everything after it was sent', async () => {
  expect(await count('enquiry_event where at > now()')).toBe(0)
  expect(await count('enquiry_message where at > now()')).toBe(0)
  const before = 'enquiry e join enquiry_event v on v.enquiry_id = e.id where v.at < e.created_at'
  expect(await count(before)).toBe(0)
})

it('writes to nobody', async () => {
  expect(await count('outgoing_mail')).toBe(0)
  const strangers = `enquiry where email not like '%@example.com'
    and email not like '%@edbazaar.example' or phone !~ '^555'`
  expect(await count(strangers)).toBe(0)
  const due = 'first_reply_at is null and reminded_at is null and reply_due_at < now()'
  expect(await count(`enquiry where ${due}`)).toBe(0)
})
