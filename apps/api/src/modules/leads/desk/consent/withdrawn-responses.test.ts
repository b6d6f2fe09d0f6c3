import { beforeAll, describe, expect, it } from 'vitest'
import {
  type AccessFixture,
  createAccessFixture,
} from '../../../../../test/access/access-fixture.ts'
import { addCaller, type TestCaller } from '../../../../../test/access/callers.ts'
import { type OperationRequest, requests } from '../../../../../test/access/operation-requests.ts'
import { operations, sendOperation } from '../../../../../test/access/operations.ts'
import { addEnquiry, addVisit, addVisitSlot } from '../../../../../test/desk-enquiries.ts'

/** Fields that the desk may not read once the parent has withdrawn. */
const secrets = /Zebunnisa|Qureshi|zeb@parents\.example|91234 ?56780|9123456780|Quillon/i
let fixture: AccessFixture
let owner: TestCaller
let schoolId: number
let id: string

async function post(path: string, payload: object, headers: TestCaller['headers']) {
  const answer = await fixture.app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  expect(answer.statusCode, answer.payload).toBeLessThan(300)
}

beforeAll(async () => {
  fixture = await createAccessFixture()
  const { database } = fixture
  owner = await addCaller(database, 'a user')
  const parent = await addCaller(database, 'a user')
  schoolId = await fixture.newSchool(owner.id)
  const of = { schoolId, userId: parent.id }
  const enquiry = await addEnquiry(
    database,
    {
      ...of,
      parentName: 'Zebunnisa Qureshi',
      email: 'zeb@parents.example',
      emailKey: 'zeb@parents.example',
      phone: '9123456780',
      childName: 'Quillon',
      message: 'Quillon likes chess. Call 91234 56780, Zebunnisa Qureshi.',
    },
    { userId: parent.id, recipientSchoolId: schoolId },
  )
  id = enquiry.publicId
  const slotId = await addVisitSlot(database, of)
  await addVisit(database, enquiry.id, slotId)
  const desk = `/desk/enquiries/${id}`
  const key = () => crypto.randomUUID()
  const task = { text: 'Call Zebunnisa Qureshi', due_on: '2090-01-01', request_key: key() }
  await post(`${desk}/tasks`, task, owner.headers)
  for (const text of ['Quillon came with Zebunnisa Qureshi', 'Dear Zebunnisa Qureshi'])
    for (const kind of ['note', 'email'])
      await post(`${desk}/messages`, { kind, text, request_key: key() }, owner.headers)
  await post(`${desk}/reveal`, { field: 'phone' }, owner.headers)
  const view = { kind: 'school', id: schoolId, name: 'New', query: '' }
  await post('/desk/views', view, owner.headers)
  await post(`/my-enquiries/${id}/withdrawal`, { what: 'permission' }, parent.headers)
})

/** These end the session, so they come last. */
const ending = ['logout', 'deleteMyAccount', 'revokeSession', 'revokeOtherSessions']
const isEnding = (operation: { readonly id: string }) =>
  ending.includes(operation.id) || /password|SecondFactor|changeMyEmail/i.test(operation.id)
const ordered = operations.toSorted((one, other) => Number(isEnding(one)) - Number(isEnding(other)))

/** A request that succeeds, about the enquiry or its school where the operation has one. */
async function requestOf(operation: (typeof operations)[number]): Promise<OperationRequest> {
  const request = await requests[operation.id]?.(fixture, owner)
  const { params, query, body } = request ?? {}
  const isOfEnquiry = /\/(desk|my|admin)[-/]enquiries\/\{id\}/.test(operation.path)
  const isOfListing = operation.path.startsWith('/listings/{kind}/{id}/')
  return {
    ...request,
    params: {
      ...params,
      ...(isOfEnquiry && { id }),
      ...(isOfListing && params?.kind === 'school' && { id: schoolId }),
    },
    ...(query?.startsWith('kind=school&id=') && { query: `kind=school&id=${schoolId}` }),
    ...(body && 'ids' in body && { body: { ...body, ids: [id] } }),
  }
}

describe('after a withdrawal, no response to the owner of the school names the parent', () => {
  it.each(ordered)('$id', async (operation) => {
    const answer = await sendOperation(
      fixture.app,
      operation,
      await requestOf(operation),
      owner.headers,
    )
    expect(answer.payload).not.toMatch(secrets)
    expect(answer.statusCode).not.toBe(500)
  })
})

describe('the desk', () => {
  const read = async (path: string) => {
    const { payload, statusCode } = await fixture.app.inject({
      url: `/api${path}`,
      headers: reader.headers,
    })
    expect(statusCode, payload).toBe(200)
    expect(payload).not.toMatch(secrets)
    return payload
  }
  let reader: TestCaller
  beforeAll(async () => {
    reader = await addCaller(fixture.database, 'a user')
    await fixture.database.pool.query(
      `insert into listing_member (school_id, user_id, role) values ($1, $2, 'manager')`,
      [schoolId, reader.id],
    )
  })

  it('still has the enquiry, in its lists and by itself', async () => {
    for (const path of [
      `/desk/enquiries?kind=school&id=${schoolId}`,
      '/desk/enquiries?kind=all_schools',
      `/desk/enquiries/${id}`,
      `/desk/tasks?kind=school&id=${schoolId}&show=open`,
    ])
      expect(await read(path)).toContain(id)
  })

  it('finds nothing by the name, and nothing in the file', async () => {
    const found = await read(`/desk/enquiries?kind=school&id=${schoolId}&q=Zebunnisa`)
    expect(JSON.parse(found).total).toBe(0)
    await read(`/desk/enquiries/csv?kind=school&id=${schoolId}`)
  })

  it('sends no email that waited', async () => {
    const { rows } = await fixture.database.pool.query(
      `select text_body from outgoing_mail where text_body like '%Dear Zebunnisa Qureshi%'`,
    )
    expect(rows).toEqual([])
  })
})
