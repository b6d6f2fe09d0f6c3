import { beforeAll, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry, readEnquiry } from '../../../../../test/desk-enquiries.ts'
import { seededRandom } from '../../../../../test/random.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import {
  type EnquiryState,
  enquiryStates,
  mayMove,
  mayMoveByHand,
} from '../../enquiries/record/enquiry-states.ts'

/** Sequences of one run; set `ENQUIRY_SEQUENCES=10000` after changes to the states. */
const sequences = Number(process.env.ENQUIRY_SEQUENCES ?? 30)
const steps = 8

const random = seededRandom('enquiry sequences')
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick')
  return item
}

let client: DeskClient
let owner: SignedIn
let schoolId: number

beforeAll(async () => {
  client = await createDeskClient()
  ;({ owner, schoolId } = await addDesk(client.database))
})

type Enquiry = Awaited<ReturnType<typeof addEnquiry>>
interface Expected {
  readonly state: EnquiryState
  readonly revision: number
  /** The move that its author can take back. */
  readonly slip?: EnquiryState
}

/** Moves by hand; what the table does not allow is refused. */
async function move(enquiry: Enquiry, expected: Expected): Promise<Expected> {
  const { state, revision } = expected
  const to = pick(enquiryStates)
  const body = { revision, state: to, ...(to === 'lost' && { lost_why: 'fees' }) }
  if (to === state || mayMoveByHand(state, to)) {
    await client.edit(owner, enquiry, body)
    if (to === state) return expected
    const moved = { state: to, revision: revision + 1 }
    return state === 'invalid' || to === 'contacted' ? moved : { ...moved, slip: state }
  }
  await client.edit(owner, enquiry, body, 409)
  return expected
}

/** Takes back the last move by hand; an answer and a claim cannot be taken back. */
async function undo(enquiry: Enquiry, expected: Expected): Promise<Expected> {
  const { revision, slip } = expected
  await client.send('POST', '/desk/enquiries/{id}/undo', owner, {
    params: { id: enquiry.publicId },
    body: { revision },
    status: slip === undefined ? 409 : 200,
  })
  return slip === undefined ? expected : { state: slip, revision: revision + 1 }
}

/** The first email moves a new enquiry to contacted. */
async function write(enquiry: Enquiry, expected: Expected): Promise<Expected> {
  const { state } = expected
  if (state === 'invalid') {
    await client.write(owner, enquiry, { kind: 'email', text: 'Hello' }, 409)
    return expected
  }
  const sent = await client.write(owner, enquiry, { kind: 'email', text: 'Hello' })
  return state === 'new'
    ? { state: 'contacted', revision: sent.revision }
    : { ...expected, revision: sent.revision }
}

async function claim(enquiry: Enquiry, expected: Expected): Promise<Expected> {
  const { state, revision } = expected
  const body = { revision, reason: 'abuse_or_test' }
  if (!mayMove(state, 'invalid')) {
    await client.claim(owner, enquiry, body, 409)
    return expected
  }
  await client.claim(owner, enquiry, body)
  return { state: 'invalid', revision: revision + 1 }
}

/** A revision that is no longer the latest is refused, whatever the move. */
async function moveLate(enquiry: Enquiry, expected: Expected): Promise<Expected> {
  const late = { revision: expected.revision + 1, state: 'enrolled' }
  await client.edit(owner, enquiry, late, 409)
  return expected
}

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows

it(
  'follows the table of states through random sequences, and counts as a recount does',
  async () => {
    let live = 0
    for (let done = 0; done < sequences; done++) {
      await rows('delete from rate_limit_counter')
      const enquiry = await addEnquiry(client.database, { schoolId })
      let expected: Expected = { state: 'new', revision: 1 }
      for (let step = 0; step < steps; step++) {
        expected = await pick([move, move, move, write, claim, moveLate, undo])(enquiry, expected)
        const { state, revision } = await readEnquiry(client.database, enquiry.id)
        expect({ state, revision }).toEqual({
          state: expected.state,
          revision: expected.revision,
        })
      }
      const moves = await rows(
        `select from_state, to_state, detail ? 'undo' as is_undo from enquiry_event where enquiry_id = $1 and kind = 'state'
       order by id`,
        enquiry.id,
      )
      expect(moves.at(-1)?.to_state ?? 'new').toBe(expected.state)
      for (const [index, { from_state: from, to_state: to, is_undo: isUndo }] of moves.entries()) {
        expect(from).toBe(moves[index - 1]?.to_state ?? 'new')
        expect(isUndo ? mayMove(to, from) : mayMove(from, to), `${from} to ${to}`).toBe(true)
      }
      if (expected.state !== 'invalid') live += 1
    }
    const { enquiries_count: count } = await client.send(
      'GET',
      '/schools/schools-enquiries-count/{userId}',
      owner,
      {
        params: { userId: owner.id },
      },
    )
    expect(count).toBe(live)
  },
  60_000 + sequences * 1_000,
)
