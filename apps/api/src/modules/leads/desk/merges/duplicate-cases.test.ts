import { hash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry, readEnquiry } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn } from '../../../../../test/users.ts'
import { minuteMs } from '../../../platform/dates/durations.ts'
import { createDuplicatesRepository } from '../../enquiries/duplicates/duplicates.repository.ts'
import { createDuplicates } from '../../enquiries/duplicates/duplicates.service.ts'
import { createEnquiryEventsRepository } from '../../enquiries/record/enquiry-events.repository.ts'

let client: DeskClient
let userId: number
beforeAll(async () => {
  client = await createDeskClient()
  ;({ id: userId } = await addSignedIn(client.database))
})

const duplicates = createDuplicates({
  repository: createDuplicatesRepository(),
  events: createEnquiryEventsRepository(),
})

/** The common part of two enquiries; all else differs. */
const senders = {
  'the same user': () => [{ userId }, { userId }],
  'the same mailbox': () => [{ emailKey: 'a@b.example' }, { emailKey: 'a@b.example' }],
  'the same phone': () => [{ phone: '9845011111' }, { phone: '9845011111' }],
  'the same user, mailbox and phone': () => {
    const all = { userId, emailKey: 'c@d.example', phone: '9845022222' }
    return [all, all]
  },
  'only the name': () => [{}, {}],
} as const
type Sender = keyof typeof senders

const children = {
  'the same child': [{}, {}],
  'no child': [
    { childName: null, bornMonth: null },
    { childName: null, bornMonth: null },
  ],
  'another child': [{}, { childName: 'Zoya' }],
  'a child in only one of them': [{}, { childName: null, bornMonth: null }],
} as const
type Children = keyof typeof children

type Outcome = 'merged' | 'family' | 'apart'
const outcomes: Record<Children, (sender: Sender) => Outcome> = {
  'the same child': (sender) => (sender === 'only the name' ? 'apart' : 'merged'),
  'no child': (sender) => (sender === 'only the name' ? 'apart' : 'merged'),
  'another child': (sender) => (sender === 'only the name' ? 'apart' : 'family'),
  'a child in only one of them': () => 'apart',
}

const reasons: Record<Sender, readonly string[]> = {
  'the same user': ['same_user'],
  'the same mailbox': ['same_email'],
  'the same phone': ['same_phone'],
  'the same user, mailbox and phone': ['same_user', 'same_email', 'same_phone'],
  'only the name': [],
}

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[]
const cases = keys(senders).flatMap((sender) =>
  keys(children).map((child) => [sender, child, outcomes[child](sender)] as const),
)

let senderCount = 0
async function addTwo(sender: Sender, child: Children) {
  const { owner, schoolId } = await addDesk(client.database)
  const add = (which: 0 | 1) => {
    senderCount += 1
    return addEnquiry(client.database, {
      schoolId,
      emailKey: `sender-${senderCount}@example.in`,
      phone: String(9_000_000_000 + senderCount),
      confirmedAt: new Date(Date.now() - (2 - which) * minuteMs),
      ...senders[sender]()[which],
      ...children[child][which],
    })
  }
  return { owner, kept: await add(0), later: await add(1) }
}

const eventsOf = async (id: number) =>
  (
    await client.database.pool.query(
      'select * from enquiry_event where enquiry_id = $1 order by id',
      [id],
    )
  ).rows
/** Of both rows and the events that they had. */
async function hashOf(ids: readonly [number, number], until = Number.POSITIVE_INFINITY) {
  const parts = await Promise.all(
    ids.map(async (id) => [
      await readEnquiry(client.database, id),
      (await eventsOf(id)).filter((event) => event.id <= until),
    ]),
  )
  return hash('sha256', JSON.stringify(parts))
}
const lastEvent = async () =>
  (await client.database.pool.query('select coalesce(max(id), 0) as id from enquiry_event')).rows[0]
    .id

describe('two enquiries of', () => {
  it('20 cases', () => {
    expect(cases).toHaveLength(20)
  })

  it.each(cases)('%s about %s are %s', async (sender, child, outcome) => {
    const { owner, kept, later } = await addTwo(sender, child)
    const ids = [kept.id, later.id] as const
    const until = await lastEvent()
    const before = await hashOf(ids)
    const into = await client.database.db.transaction((tx) => duplicates.apply(tx, later))
    expect(into?.id ?? null).toBe(outcome === 'merged' ? kept.id : null)
    const kinds = (await Promise.all(ids.map(eventsOf))).map((events) =>
      events.map(({ kind }) => kind),
    )
    if (outcome === 'apart') expect(kinds).toEqual([[], []])
    if (outcome === 'family') expect(kinds).toEqual([['family'], ['family']])
    if (outcome !== 'merged') return expect(await hashOf(ids, until)).toBe(before)
    expect(kinds).toEqual([['attempt'], ['merge']])
    const { rows } = await client.database.pool.query(
      'select reasons from enquiry_merge where merged_id = $1',
      [later.id],
    )
    expect(rows).toEqual([{ reasons: reasons[sender] }])
    await client.undoMerge(owner, later)
    expect(await hashOf(ids, until)).toBe(before)
  })
})
