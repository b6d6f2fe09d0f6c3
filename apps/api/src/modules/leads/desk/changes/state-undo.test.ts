import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import {
  addDesk,
  addDeskMember,
  addEnquiry,
  readEnquiry,
} from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
let enquiry: Awaited<ReturnType<typeof addEnquiry>>
beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  ;({ owner, schoolId } = await addDesk(client.database))
  enquiry = await addEnquiry(client.database, { schoolId })
})

const undo = (caller: SignedIn, revision: number, status = 200) =>
  client.send('POST', '/desk/enquiries/{id}/undo', caller, {
    params: { id: enquiry.publicId },
    body: { revision },
    status,
  })
const move = (revision: number, state: string, more = {}) =>
  client.edit(owner, enquiry, { revision, state, ...more })
const stateOf = async () => {
  const { state, lostReason } = await readEnquiry(client.database, enquiry.id)
  return { state, lostReason }
}

it('undoes an accidental move as a separate event, outside the transition table', async () => {
  await move(1, 'enrolled')
  expect(await undo(owner, 2)).toEqual({ state: 'new', revision: 3 })
  const { timeline } = await client.read(owner, enquiry)
  expect(timeline.slice(-2)).toMatchObject([
    { kind: 'state', from_state: 'new', to_state: 'enrolled' },
    { kind: 'state', from_state: 'enrolled', to_state: 'new' },
  ])
})

it('clears the reason of a loss, and restores it', async () => {
  await move(1, 'lost', { lost_why: 'fees' })
  await undo(owner, 2)
  expect(await stateOf()).toEqual({ state: 'new', lostReason: null })
})

it('cannot be repeated, and not once the enquiry has moved on', async () => {
  await move(1, 'visit')
  await undo(owner, 1, 409)
  await undo(owner, 2)
  expect((await undo(owner, 3, 409)).msg).toBe(
    'There is nothing to undo. You can undo your own moves for 24 hours.',
  )
})

it('is for the author, for 24 hours', async () => {
  const other = await addDeskMember(client.database, schoolId, 'manager')
  const viewer = await addDeskMember(client.database, schoolId, 'viewer')
  await move(1, 'visit')
  await undo(other, 2, 409)
  await undo(viewer, 2, 403)
  const late = await addEnquiry(client.database, { schoolId, state: 'visit' })
  await client.database.pool.query(
    `insert into enquiry_event (enquiry_id, kind, actor_id, from_state, to_state, at)
     values ($1, 'state', $2, 'new', 'visit', now() - interval '25 hours')`,
    [late.id, owner.id],
  )
  enquiry = late
  await undo(owner, 1, 409)
  expect((await stateOf()).state).toBe('visit')
})

it('does not take back an answer or a claim', async () => {
  await client.write(owner, enquiry, { kind: 'email', text: 'Hello' })
  await undo(owner, 2, 409)
  const claimed = await addEnquiry(client.database, { schoolId })
  enquiry = claimed
  await client.claim(owner, claimed, { revision: 1, reason: 'not_offered' })
  await undo(owner, 2, 409)
})
