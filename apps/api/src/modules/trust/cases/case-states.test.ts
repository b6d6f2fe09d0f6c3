import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../test/users.ts'
import { type CaseState, caseTransitions, moderationTransitions } from './case-states.ts'

let client: ModerationClient
let admin: SignedIn
let owner: SignedIn

beforeAll(async () => {
  const made = await createTestApp()
  client = await createModerationClient(made.app, made.database)
  admin = await client.admin()
  owner = await client.user()
})

const states = Object.keys(caseTransitions) as CaseState[]
const pairs = states.flatMap((from) =>
  states.filter((to) => to !== 'open').map((to) => [from, to] as const),
)

/** A case in a state, about a school for which every outcome is possible. */
async function caseIn(state: CaseState, outcome: CaseState): Promise<number> {
  const school = await client.registerSchool(owner)
  const hidden = outcome === 'shown' ? 'hidden' : 'approved'
  await client.rows('update school set moderation = $2 where id = $1', [school, hidden])
  const [row] = await client.rows(
    `insert into moderation_case (subject_kind, subject_id, why, subject_name, owner_id, fields,
       baseline, to_revision, outcome, decided_at)
     values ('school', $1, 'report', 'Kaveri', $2, '{address}', (
       select jsonb_build_object('address', 'Before', 'filterIds', filter_ids, 'files', files,
         'fileCaptions', file_captions, 'admissionDates', admission_dates, 'startsAt', null,
         'endsAt', null)
       from school where id = $1), 1, $3::moderation_outcome,
         case when $3::moderation_outcome is null then null else now() end)
     returning id`,
    [school, owner.id, state === 'open' ? null : state],
  )
  return row.id
}

describe('the states of a case', () => {
  it.each(pairs)('from %s to %s', async (from, outcome) => {
    const id = await caseIn(from, outcome)
    const isAllowed = caseTransitions[from].includes(outcome)
    const before = await client.record('moderation_case', id)
    const request = {
      outcome,
      reason_code: 'wrong_facts',
      ...(outcome === 'rejected_fields' && {
        fields: [{ field: 'address', reason_code: 'wrong_facts' }],
      }),
    }
    await client.decide(admin, id, request, isAllowed ? 200 : 409)
    if (!isAllowed) return expect(await client.record('moderation_case', id)).toBe(before)
    expect((await client.read(admin, id)).row.decision).toMatchObject({ outcome })
  })

  it('return from every outcome to open by an undo only', async () => {
    for (const outcome of caseTransitions.open) {
      const id = await caseIn('open', outcome)
      const decided = await client.decide(admin, id, {
        outcome,
        reason_code: 'wrong_facts',
        ...(outcome === 'rejected_fields' && {
          fields: [{ field: 'address', reason_code: 'wrong_facts' }],
        }),
      })
      expect(caseTransitions[outcome]).toEqual(['open'])
      await client.undo(admin, decided.action_id)
      expect((await client.read(admin, id)).row.decision).toBeNull()
    }
  })
})

describe('the states of a record', () => {
  const outcomes = { hide: 'hidden', remove: 'removed', approve: 'approved', show: 'approved' }
  const moves = Object.keys(moderationTransitions).flatMap((from) =>
    Object.entries(outcomes).map(([outcome, to]) => ({ from, outcome, to })),
  )
  it.each(moves)('$from, $outcome', async ({ from, outcome, to }) => {
    const id = await client.registerSchool(owner)
    await client.rows('update school set moderation = $2 where id = $1', [id, from])
    const isHidden = from === 'hidden' || from === 'removed'
    const isMeant = outcome === 'show' ? isHidden : outcome === 'approve' ? !isHidden : true
    const allowed: readonly string[] =
      moderationTransitions[from as keyof typeof moderationTransitions]
    const isAllowed = allowed.includes(to) && isMeant
    const decision = { kind: 'school', ids: [id], outcome, reason_code: 'closed' }
    expect((await client.decideListings(admin, decision)).done).toBe(isAllowed ? 1 : 0)
    const [row] = await client.rows('select moderation from school where id = $1', [id])
    expect(row.moderation).toBe(isAllowed ? to : from)
  })
})
