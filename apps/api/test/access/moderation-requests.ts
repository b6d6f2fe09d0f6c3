import type { AccessFixture } from './access-fixture.ts'
import type { RequestBuilder } from './operation-requests.ts'

const add = async ({ database }: AccessFixture, query: string, ...values: unknown[]) =>
  Number((await database.pool.query(`${query} returning id`, values)).rows[0].id)

let schoolCount = 0
/** A school of a register, without an owner. */
const newRegisterSchool = (fixture: AccessFixture) => {
  schoolCount += 1
  return add(
    fixture,
    `insert into school (name, slug, source, source_id) values ('Kaveri', $1, 'UDISE', $1)`,
    `kaveri-${400_000 + schoolCount}`,
  )
}

/** An open case about a school of nobody who calls. */
const newCase = async (fixture: AccessFixture) =>
  add(
    fixture,
    `insert into moderation_case (subject_kind, subject_id, why, subject_name, to_revision)
     values ('school', $1, 'edit', 'Kaveri', 1)`,
    await newRegisterSchool(fixture),
  )

/** A decision that hid a school of the user. */
const newDecision = async (fixture: AccessFixture, ownerId: number) =>
  add(
    fixture,
    `insert into moderation_case (subject_kind, subject_id, why, subject_name, owner_id, outcome,
       decided_at)
     values ('school', $1, 'edit', 'Kaveri', $2, 'hidden', now())`,
    await fixture.newSchool(ownerId),
    ownerId,
  )

/** An action of an admin: a hidden school. */
async function newAction(fixture: AccessFixture): Promise<number> {
  const action = await add(fixture, `insert into admin_action (verb, rows) values ('hidden', 1)`)
  await fixture.database.pool.query(
    `with changed as (
       update school set moderation = 'hidden' where id = $2 returning id)
     insert into undo_record (action_id, entity, entity_id, before, after)
     select $1, 'school', id, '{"moderation": "approved"}', '{"moderation": "hidden"}' from changed`,
    [action, await newRegisterSchool(fixture)],
  )
  return action
}

const onCase =
  (body?: object): RequestBuilder =>
  async (fixture) => ({ params: { id: await newCase(fixture) }, ...(body && { body }) })

/** Requests of admins, of those who report, and of owners. */
export const moderationRequests: Readonly<Record<string, RequestBuilder>> = {
  listModerationCases: () => ({ query: 'kinds=school&tab=edited' }),
  getModerationCase: onCase(),
  claimModerationCase: onCase({ take_over: false }),
  releaseModerationCase: onCase(),
  decideModerationCase: onCase({
    revision: 1,
    outcome: 'approved',
    to_revision: 1,
    is_preview: false,
  }),
  addModerationNote: onCase({ text: 'The principal called.' }),
  decideModerationCases: async (fixture) => ({
    body: {
      cases: [{ id: await newCase(fixture), revision: 1 }],
      outcome: 'approved',
      is_preview: false,
    },
  }),
  decideListings: async (fixture) => ({
    body: {
      kind: 'school',
      ids: [await newRegisterSchool(fixture)],
      outcome: 'hide',
      reason_code: 'closed',
      is_preview: false,
    },
  }),
  getAdminAction: async (fixture) => ({ params: { id: await newAction(fixture) } }),
  undoAdminAction: async (fixture) => ({
    params: { id: await newAction(fixture) },
    body: { is_preview: false },
  }),
  listModerationChanges: () => ({ query: 'wait=0' }),
  createReport: () => ({ body: { kind: 'school', id: 700007, reason: 'closed' } }),
  listMyReports: () => ({}),
  listMyModerationNotices: () => ({}),
  appealDecision: async (fixture, { id }) => ({
    params: { id: await newDecision(fixture, id) },
    body: { text: 'The school has moved.' },
  }),
  claimSchool: async (fixture) => ({
    params: { id: await newRegisterSchool(fixture) },
    body: {
      role: 'principal',
      email: 'office@kaveri.example',
      phone: '9876543210',
      text: 'I am the principal since 2019.',
      is_authorised: true,
    },
  }),
}
