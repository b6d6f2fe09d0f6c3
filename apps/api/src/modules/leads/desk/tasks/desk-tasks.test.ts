import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addDeskMember, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
let enquiry: Awaited<ReturnType<typeof addEnquiry>>
beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  const desk = await addDesk(client.database)
  owner = desk.owner
  schoolId = desk.schoolId
  enquiry = await addEnquiry(client.database, { schoolId })
})

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows
const today = todayInIndia()
const later = '2090-01-01'
const list = (show = 'open') => client.tasks(owner, `kind=school&id=${schoolId}&show=${show}`)
const textsOf = ({ data }: { data: { task: { text: string } }[] }) =>
  data.map(({ task }) => task.text)
/** Tasks cannot be added for a day that has passed. */
const age = (id: number, days: number) =>
  rows('update desk_task set due_on = $2::date - $3::integer where id = $1', id, today, days)

describe('a task of an enquiry', () => {
  it('is shown with it, and is an event of its timeline', async () => {
    const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
    const task = { text: ' Send the bus plan ', due_on: later, assigned_to: counsellor.id }
    const added = await client.addTask(owner, enquiry, task)
    expect(added).toMatchObject({
      text: 'Send the bus plan',
      due_on: later,
      assigned_to: { user_id: counsellor.id, name: 'Lakshmi Raghavan' },
      is_done: false,
    })
    const shown = await client.read(owner, enquiry)
    expect(shown.tasks).toEqual([added])
    expect(shown.timeline.at(-1)).toMatchObject({
      kind: 'task',
      reason: 'added',
      text: 'Send the bus plan',
      day: later,
      assigned_to: { name: 'Lakshmi Raghavan' },
      author: { user_id: owner.id },
    })
  })

  it('is done and reopened once, by whom it says', async () => {
    const { id } = await client.addTask(owner, enquiry, { text: 'Call', due_on: today })
    for (const _ of [1, 2]) await client.editTask(owner, enquiry, id, { is_done: true })
    expect((await client.read(owner, enquiry)).tasks).toMatchObject([
      { is_done: true, done_by: { user_id: owner.id } },
    ])
    const reopened = await client.editTask(owner, enquiry, id, { is_done: false })
    expect(reopened).toMatchObject({ is_done: false, done_at: null, done_by: null })
    const events = await rows(
      `select detail ->> 'reason' as reason from enquiry_event
       where enquiry_id = $1 and kind = 'task' order by id`,
      enquiry.id,
    )
    expect(events.map(({ reason }) => reason)).toEqual(['added', 'done', 'reopened'])
  })

  it('can be changed, also when its day has passed', async () => {
    const { id } = await client.addTask(owner, enquiry, { text: 'Call', due_on: today })
    await age(id, 2)
    expect(await client.editTask(owner, enquiry, id, { text: 'Call again' })).toMatchObject({
      text: 'Call again',
    })
    await client.editTask(owner, enquiry, id, { due_on: '2020-01-01' }, 400)
  })

  it('is added once by repetitions of one request', async () => {
    const task = { text: 'Call', due_on: later, request_key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => client.addTask(owner, enquiry, task)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await client.read(owner, enquiry)).tasks).toHaveLength(1)
  })

  it('needs a day that has not passed and a member who answers', async () => {
    const viewer = await addDeskMember(client.database, schoolId, 'viewer')
    await client.addTask(owner, enquiry, { text: 'x', due_on: '2020-01-01' }, 400)
    await client.addTask(owner, enquiry, { text: ' ', due_on: later }, 400)
    const toViewer = { text: 'x', due_on: later, assigned_to: viewer.id }
    await client.addTask(owner, enquiry, toViewer, 400)
    await client.addTask(viewer, enquiry, { text: 'x', due_on: later }, 403)
    expect((await client.read(owner, enquiry)).tasks).toEqual([])
  })

  it('of another enquiry is not found', async () => {
    const other = await addEnquiry(client.database, { schoolId })
    const { id } = await client.addTask(owner, other, { text: 'x', due_on: later })
    await client.editTask(owner, enquiry, id, { is_done: true }, 404)
  })

  it('stays with the enquiry that a duplicate is merged into', async () => {
    const kept = await addEnquiry(client.database, { schoolId })
    const { id } = await client.addTask(owner, enquiry, { text: 'Call', due_on: later })
    await client.merge(owner, enquiry, kept)
    expect((await client.read(owner, kept)).tasks).toMatchObject([{ id }])
    await client.editTask(owner, kept, id, { is_done: true })
    expect((await list('done')).data).toMatchObject([{ enquiry: { id: kept.publicId } }])
  })

  it('has no names without the permission of the parent', async () => {
    await client.addTask(owner, enquiry, { text: 'Call Asha Menon on 9845012345', due_on: later })
    expect(textsOf(await list())).toEqual(['Call Asha Menon on 98•••••345'])
    await rows('update consent set withdrawn_at = now() where id = $1', enquiry.consentId)
    const [listed] = (await list()).data
    expect(listed).toMatchObject({ task: { text: 'Call ••• on •••' }, enquiry: { name: null } })
  })
})

describe('the tasks of a desk', () => {
  it('are chosen by person and day, and counted', async () => {
    const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
    const add = (text: string, day: string, assignedTo: number | null = null) =>
      client.addTask(owner, enquiry, { text, due_on: day, assigned_to: assignedTo })
    await add('later', later, counsellor.id)
    await add('today', today, owner.id)
    const old = await add('old', today, owner.id)
    await age(old.id, 3)
    const done = await add('done', today, owner.id)
    await client.editTask(owner, enquiry, done.id, { is_done: true })
    const other = await addDesk(client.database)
    const foreign = await addEnquiry(client.database, { schoolId: other.schoolId })
    await client.addTask(other.owner, foreign, { text: 'foreign', due_on: today })

    expect(textsOf(await list('mine'))).toEqual(['old', 'today'])
    expect(textsOf(await list('today'))).toEqual(['today'])
    expect(textsOf(await list('overdue'))).toEqual(['old'])
    expect(textsOf(await list('open'))).toEqual(['old', 'today', 'later'])
    const finished = await list('done')
    expect(textsOf(finished)).toEqual(['done'])
    expect(finished.counts).toEqual({ mine: 2, today: 1, overdue: 1, open: 3 })
    const all = await client.tasks(counsellor, 'kind=all_schools')
    expect(textsOf(all)).toEqual(['later'])
  })

  it('are without those of withdrawn enquiries', async () => {
    await client.addTask(owner, enquiry, { text: 'x', due_on: today })
    await rows('update enquiry set withdrawn_at = now() where id = $1', enquiry.id)
    expect(await list()).toMatchObject({ data: [], total: 0, counts: { open: 0 } })
    await client.addTask(owner, enquiry, { text: 'y', due_on: today }, 409)
  })

  it('are for its members and admins', async () => {
    const query = `kind=school&id=${schoolId}`
    await client.tasks(await addSignedIn(client.database), query, 403)
    await client.tasks((await addDesk(client.database)).owner, query, 403)
    await client.tasks(await addSignedIn(client.database, { isAdmin: true }), query)
  })
})

describe('tasks for several enquiries', () => {
  const bulk = (body: object, status = 200) =>
    client.bulk(owner, { action: 'task', text: 'Invite', due_on: later, ...body }, status)

  it('are shown by the preview before they are added', async () => {
    const gone = await addEnquiry(client.database, { schoolId, withdrawnAt: new Date() })
    const ids = [enquiry.publicId, gone.publicId]
    const expected = {
      done: 1,
      refused: 1,
      rows: [
        { is_done: true, text: 'Invite' },
        { is_done: false, reason: 'The parent has withdrawn this enquiry.' },
      ],
    }
    expect(await bulk({ ids, preview: true })).toMatchObject(expected)
    expect((await list()).total).toBe(0)
    const requestKey = randomUUID()
    for (const _ of [1, 2])
      expect(await bulk({ ids, request_key: requestKey })).toMatchObject(expected)
    expect(textsOf(await list())).toEqual(['Invite'])
  })

  it('need a text of one line and a day', async () => {
    const ids = [enquiry.publicId]
    await bulk({ ids, text: 'two\nlines' }, 400)
    await bulk({ ids, text: 'x'.repeat(201) }, 400)
    await bulk({ ids, due_on: undefined }, 400)
  })
})
