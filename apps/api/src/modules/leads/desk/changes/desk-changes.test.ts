import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import {
  addDesk,
  addDeskMember,
  addEnquiry,
  readEnquiry,
} from '../../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { enquiryStates, mayMoveByHand } from '../../enquiries/record/enquiry-states.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  const desk = await addDesk(client.database)
  owner = desk.owner
  schoolId = desk.schoolId
})

const eventsOf = async (id: number) =>
  (
    await client.database.pool.query(
      `select kind, from_state, to_state, detail from enquiry_event
       where enquiry_id = $1 and kind <> 'seen' order by id`,
      [id],
    )
  ).rows

const reasonsOf = (state: string) => ({
  lostReason: state === 'lost' ? ('fees' as const) : null,
  invalidReason: state === 'invalid' ? ('not_offered' as const) : null,
})

describe('a move by hand', () => {
  const pairs = enquiryStates.flatMap((from) =>
    enquiryStates.filter((to) => to !== from).map((to) => ({ from, to })),
  )

  it.each(pairs)('from $from to $to follows the map, or changes nothing', async ({ from, to }) => {
    const enquiry = await addEnquiry(client.database, {
      schoolId,
      state: from,
      ...reasonsOf(from),
    })
    const isAllowed = mayMoveByHand(from, to)
    const body = { revision: 1, state: to, ...(to === 'lost' && { lost_why: 'distance' }) }
    await client.edit(owner, enquiry, body, isAllowed ? 200 : 409)
    const row = await readEnquiry(client.database, enquiry.id)
    expect(row).toMatchObject({ state: isAllowed ? to : from, revision: isAllowed ? 2 : 1 })
    expect(await eventsOf(enquiry.id)).toMatchObject(
      isAllowed ? [{ kind: 'state', from_state: from, to_state: to }] : [],
    )
  })

  it('to lost needs a reason', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.edit(owner, enquiry, { revision: 1, state: 'lost' }, 400)
  })

  it('of an enquiry that was withdrawn is refused', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId, withdrawnAt: new Date() })
    await client.edit(owner, enquiry, { revision: 1, state: 'visit' }, 409)
  })
})

describe('an assignment', () => {
  it('is to a member who may answer', async () => {
    const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
    const viewer = await addDeskMember(client.database, schoolId, 'viewer')
    const former = await addDeskMember(client.database, schoolId, 'counsellor', new Date())
    const stranger = await addSignedIn(client.database)
    const enquiry = await addEnquiry(client.database, { schoolId })
    for (const { id } of [viewer, former, stranger])
      await client.edit(owner, enquiry, { revision: 1, assigned_to: id }, 400)
    await client.edit(owner, enquiry, { revision: 1, assigned_to: counsellor.id })
    const shown = await client.read(owner, enquiry)
    expect(shown.assigned_to).toEqual({ user_id: counsellor.id, name: 'Lakshmi Raghavan' })
    expect(shown.timeline[1]).toMatchObject({
      kind: 'assign',
      assigned_to: { user_id: counsellor.id },
    })
    await client.edit(owner, enquiry, { revision: 2, assigned_to: null })
  })
})

describe('a snooze', () => {
  it('is until today or later', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.edit(owner, enquiry, { revision: 1, next_action_on: '2020-01-01' }, 400)
    await client.edit(owner, enquiry, { revision: 1, next_action_on: '2090-01-01' })
    expect((await client.read(owner, enquiry)).timeline[1]).toMatchObject({
      kind: 'snooze',
      day: '2090-01-01',
    })
  })

  it('without effect adds no event', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId, nextActionOn: '2090-01-01' })
    const changed = await client.edit(owner, enquiry, { revision: 1, next_action_on: '2090-01-01' })
    expect(changed.revision).toBe(1)
    expect(await eventsOf(enquiry.id)).toEqual([])
  })
})

describe('two people on one enquiry', () => {
  it('the second person sees who changed it, and nothing is overwritten', async () => {
    const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.edit(counsellor, enquiry, { revision: 1, state: 'visit' })
    const refusal = await client.edit(owner, enquiry, { revision: 1, state: 'applied' }, 409)
    expect(refusal.msg).toMatch(
      /^Lakshmi Raghavan changed this enquiry at \d+:\d\d\s?[ap]m\. Your change was not saved\.$/,
    )
    expect((await readEnquiry(client.database, enquiry.id)).state).toBe('visit')
  })

  it('of eight at once, one succeeds', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.app.inject({
          method: 'PATCH',
          url: `/api/desk/enquiries/${enquiry.publicId}`,
          headers: owner.headers,
          payload: { revision: 1, state: 'visit' },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await eventsOf(enquiry.id)).toHaveLength(1)
  })
})
