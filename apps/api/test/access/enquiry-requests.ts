import { randomUUID } from 'node:crypto'
import type { enquiries } from '../../src/db/schema/index.ts'
import { createToken } from '../../src/modules/platform/tokens/tokens.ts'
import { addEnquiry, addRoute, addVisitSlot } from '../desk-enquiries.ts'
import { enquiryConsent, enquiryForm } from '../enquiry-client.ts'
import { addSignedIn } from '../users.ts'
import type { AccessFixture } from './access-fixture.ts'
import type { TestCaller } from './callers.ts'
import type { OperationRequest, RequestBuilder } from './operation-requests.ts'

/** A school with an owner who answers. */
async function newDesk({ database, newSchool }: AccessFixture): Promise<number> {
  return newSchool((await addSignedIn(database, { email: `${randomUUID()}@example.in` })).id)
}

/** An enquiry of the caller, with a link that opens it without a session. */
async function newEnquiry(
  fixture: AccessFixture,
  { id, email }: TestCaller,
  columns: Partial<typeof enquiries.$inferInsert> = {},
) {
  const { database } = fixture
  const schoolId = await newDesk(fixture)
  const enquiry = await addEnquiry(
    database,
    { schoolId, userId: id, email, emailKey: email, ...columns },
    { userId: id, recipientSchoolId: schoolId },
  )
  const { token, tokenHash } = createToken()
  await database.pool.query(
    `insert into enquiry_link (token_hash, enquiry_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [tokenHash, enquiry.id],
  )
  return { enquiry, request: { params: { id: enquiry.publicId }, link: token } }
}

const onEnquiry =
  (body?: () => object): RequestBuilder =>
  async (fixture, caller): Promise<OperationRequest> => ({
    ...(await newEnquiry(fixture, caller)).request,
    ...(body && { body: body() }),
  })

/** Requests of senders about their enquiries. */
export const enquiryRequests: Readonly<Record<string, RequestBuilder>> = {
  getGeneralEnquiryForm: () => ({}),
  showListingPhone: () => ({ params: { kind: 'store', id: 700007 } }),
  getEnquiryForm: () => ({ params: { kind: 'school', id: 700007 } }),
  sendEnquiries: async (fixture, { email }) => ({
    body: enquiryForm({ recipients: [{ kind: 'school', id: await newDesk(fixture) }], email }),
  }),
  confirmEnquiries: async (fixture, caller) => {
    const { enquiry } = await newEnquiry(fixture, caller, { confirmedAt: null })
    const { token, tokenHash } = createToken()
    await fixture.database.pool.query(
      `insert into enquiry_confirmation (token_hash, request_key, expires_at)
       values ($1, $2, now() + interval '1 day')`,
      [tokenHash, enquiry.requestKey],
    )
    return { body: { token } }
  },
  listMyEnquiries: () => ({}),
  getMyEnquiry: onEnquiry(),
  writeInMyEnquiry: onEnquiry(() => ({ request_key: randomUUID(), text: 'Is there a bus?' })),
  changeEnquiryConsent: onEnquiry(() => ({ consent: enquiryConsent() })),
  sendConfirmationAgain: async (fixture, caller) =>
    (await newEnquiry(fixture, caller, { confirmedAt: null })).request,
  agreeToNewOwner: onEnquiry(),
  withdrawFromEnquiry: onEnquiry(() => ({ what: 'permission' })),
  chooseMyVisit: async (fixture, caller) => {
    const { enquiry, request } = await newEnquiry(fixture, caller)
    return { ...request, body: { slot_id: await addVisitSlot(fixture.database, enquiry) } }
  },
  cancelMyVisit: onEnquiry(),
  answerMyRoute: async (fixture, caller) => {
    const { enquiry, request } = await newEnquiry(fixture, caller, { schoolId: null })
    const routeId = await addRoute(fixture.database, enquiry.id, await newDesk(fixture))
    return { ...request, params: { ...request.params, routeId }, body: { accept: false } }
  },
  objectToInvalid: async (fixture, caller) => {
    const state = { state: 'invalid', invalidReason: 'not_offered' } as const
    const { enquiry, request } = await newEnquiry(fixture, caller, state)
    await fixture.database.pool.query(
      `insert into invalid_claim (enquiry_id, reason, evidence) values ($1, 'not_offered', 'x')`,
      [enquiry.id],
    )
    return { ...request, body: { text: 'I asked for Class 1.' } }
  },
  countSchoolEnquiries: (_, { id }) => ({ params: { userId: id } }),
  countServiceEnquiries: (_, { id }) => ({ params: { userId: id } }),
}
