import { randomUUID } from 'node:crypto'
import { dayMs } from '../../src/modules/platform/dates/durations.ts'
import { addEnquiry, addMove, addVisit, addVisitSlot, addWaitingEmail } from '../desk-enquiries.ts'
import type { AccessFixture } from './access-fixture.ts'
import type { RequestBuilder } from './operation-requests.ts'

/** A school of the user with an enquiry. */
async function newEnquiry({ newSchool, database }: AccessFixture, ownerId: number) {
  const schoolId = await newSchool(ownerId)
  const { publicId } = await addEnquiry(database, { schoolId })
  return { schoolId, id: publicId }
}

async function newTemplate({ newSchool, database }: AccessFixture, ownerId: number) {
  const schoolId = await newSchool(ownerId)
  const { rows } = await database.pool.query(
    `insert into reply_template (school_id, title, body_text) values ($1, 'Bus', 'x') returning id`,
    [schoolId],
  )
  return { kind: 'school', id: schoolId, templateId: rows[0].id }
}

/** An enquiry of the user's school with a visit time, and with a visit if need be. */
async function newVisit({ newSchool, database }: AccessFixture, ownerId: number) {
  const schoolId = await newSchool(ownerId)
  const enquiry = await addEnquiry(database, { schoolId })
  const slotId = await addVisitSlot(database, { schoolId })
  return { schoolId, enquiry, slotId }
}

/** An enquiry that the desk of another user marked as invalid, with an open review. */
async function newClaimedEnquiry(fixture: AccessFixture) {
  const { newSchool, newCustomer, database } = fixture
  const schoolId = await newSchool((await newCustomer()).id)
  const state = { state: 'invalid', invalidReason: 'not_offered' } as const
  const { id, publicId } = await addEnquiry(database, { schoolId, ...state })
  await database.pool.query(
    `insert into invalid_claim (enquiry_id, reason, evidence, is_sampled)
     values ($1, 'not_offered', 'x', true)`,
    [id],
  )
  return publicId
}

const onEnquiry =
  (body?: () => object): RequestBuilder =>
  async (fixture, { id }) => ({
    params: { id: (await newEnquiry(fixture, id)).id },
    ...(body && { body: body() }),
  })
const onSchool =
  (body?: object): RequestBuilder =>
  async ({ newSchool }, { id }) => ({
    params: { kind: 'school', id: await newSchool(id) },
    ...(body && { body }),
  })
/** A task of an enquiry of the user's school. */
async function newTask(fixture: AccessFixture, ownerId: number) {
  const { schoolId } = await newEnquiry(fixture, ownerId)
  const { id, publicId } = await addEnquiry(fixture.database, { schoolId })
  const { rows } = await fixture.database.pool.query(
    `insert into desk_task (enquiry_id, text, due_on, request_key)
     values ($1, 'x', '2090-01-01', gen_random_uuid()) returning id`,
    [id],
  )
  return { id: publicId, taskId: rows[0].id }
}

async function newView({ database }: AccessFixture, ownerId: number) {
  const { rows } = await database.pool.query(
    `insert into desk_view (user_id, kind, name, query) values ($1, 'all_schools', $2, '') returning id`,
    [ownerId, randomUUID()],
  )
  return { viewId: rows[0].id }
}

const listOfSchool: RequestBuilder = async (fixture, { id }) => ({
  query: `kind=school&id=${(await newEnquiry(fixture, id)).schoolId}`,
})
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const template = { title: 'Bus', text: 'Dear {parent_name}' }

/** Requests of an owner about the enquiries of their school. */
export const deskRequests: Readonly<Record<string, RequestBuilder>> = {
  listDeskEnquiries: listOfSchool,
  downloadDeskEnquiries: listOfSchool,
  listDeskTasks: listOfSchool,
  addDeskTask: onEnquiry(() => ({ text: 'x', due_on: '2090-01-01', request_key: randomUUID() })),
  editDeskTask: async (fixture, { id }) => ({
    params: await newTask(fixture, id),
    body: { is_done: true },
  }),
  listDeskViews: listOfSchool,
  addDeskView: async ({ newSchool }, { id }) => ({
    body: { kind: 'school', id: await newSchool(id), name: 'x', query: '' },
  }),
  editDeskView: async (fixture, { id }) => ({
    params: await newView(fixture, id),
    body: { name: randomUUID() },
  }),
  removeDeskView: async (fixture, { id }) => ({ params: await newView(fixture, id) }),
  changeDeskEnquiries: async (fixture, { id }) => ({
    body: {
      ids: [(await newEnquiry(fixture, id)).id],
      action: 'snooze',
      preview: false,
      request_key: randomUUID(),
      next_action_on: '2090-01-01',
    },
  }),
  getDeskEnquiry: onEnquiry(),
  editDeskEnquiry: onEnquiry(() => ({ revision: 1, state: 'visit' })),
  addDeskMessage: onEnquiry(() => ({
    kind: 'call',
    outcome: 'reached',
    text: 'x',
    request_key: randomUUID(),
  })),
  cancelDeskEmail: async (fixture, { id }) => {
    const { schoolId } = await newEnquiry(fixture, id)
    const enquiry = await addEnquiry(fixture.database, { schoolId })
    const messageId = await addWaitingEmail(fixture.database, enquiry.id)
    return { params: { id: enquiry.publicId, messageId } }
  },
  undoDeskMove: async (fixture, { id }) => {
    const { schoolId } = await newEnquiry(fixture, id)
    const enquiry = await addEnquiry(fixture.database, { schoolId, state: 'visit' })
    await addMove(fixture.database, enquiry.id, id)
    return { params: { id: enquiry.publicId }, body: { revision: 1 } }
  },
  revealDeskContact: onEnquiry(() => ({ field: 'phone' })),
  reviewInvalidEnquiry: async (fixture) => ({
    params: { id: await newClaimedEnquiry(fixture) },
    body: { outcome: 'upheld' },
  }),
  claimInvalidEnquiry: onEnquiry(() => ({ revision: 1, reason: 'not_offered' })),
  mergeDeskEnquiry: async (fixture, { id }) => {
    const { schoolId, id: merged } = await newEnquiry(fixture, id)
    const { publicId } = await addEnquiry(fixture.database, { schoolId })
    return { params: { id: merged }, body: { into: publicId } }
  },
  undoDeskMerge: onEnquiry(),
  getDesk: onSchool(),
  sendTestEnquiry: onSchool(),
  setDesk: onSchool({ hours: [{ day: 1, from: '09:00', to: '16:00' }], holidays: [] }),
  listReplyTemplates: onSchool(),
  addReplyTemplate: onSchool(template),
  editReplyTemplate: async (fixture, { id }) => ({
    params: await newTemplate(fixture, id),
    body: template,
  }),
  listVisitSlots: onSchool(),
  addVisitSlots: onSchool({ day: dayIn(30), from: '10:00', to: '11:00', seats: 4, weeks: 2 }),
  removeVisitSlot: async (fixture, { id }) => {
    const { schoolId, slotId } = await newVisit(fixture, id)
    return { params: { kind: 'school', id: schoolId, slotId } }
  },
  addDeskVisit: async (fixture, { id }) => {
    const { enquiry, slotId } = await newVisit(fixture, id)
    return { params: { id: enquiry.publicId }, body: { slot_id: slotId, action: 'offer' } }
  },
  editDeskVisit: async (fixture, { id }) => {
    const { enquiry, slotId } = await newVisit(fixture, id)
    const visitId = await addVisit(fixture.database, enquiry.id, slotId)
    return { params: { id: enquiry.publicId, visitId }, body: { state: 'cancelled' } }
  },
  addDeskRoute: async ({ newSchool, database }, { id }) => {
    const { publicId } = await addEnquiry(database, {})
    return { params: { id: publicId }, body: { kind: 'school', id: await newSchool(id) } }
  },
  removeReplyTemplate: async (fixture, { id }) => ({ params: await newTemplate(fixture, id) }),
}
