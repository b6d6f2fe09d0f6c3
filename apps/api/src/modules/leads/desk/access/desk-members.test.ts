import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addDeskMember, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'

let client: DeskClient
let schoolId: number
let callers: Record<string, SignedIn>
beforeAll(async () => {
  client = await createDeskClient()
  const desk = await addDesk(client.database)
  schoolId = desk.schoolId
  const { database } = client
  callers = {
    owner: desk.owner,
    manager: await addDeskMember(database, schoolId, 'manager'),
    counsellor: await addDeskMember(database, schoolId, 'counsellor'),
    viewer: await addDeskMember(database, schoolId, 'viewer'),
    'former manager': await addDeskMember(database, schoolId, 'manager', new Date()),
    'member of another school': (await addDesk(database)).owner,
    'other user': await addSignedIn(database),
    admin: await addSignedIn(database, { isAdmin: true }),
  }
})

const callerOf = (name: string): SignedIn => {
  const caller = callers[name]
  if (!caller) throw new Error(`There is no ${name}`)
  return caller
}

const all = ['see', 'answer', 'reveal', 'export', 'set hours']

describe('what a person may do with the enquiries of a school', () => {
  it.each([
    ['owner', all],
    ['manager', all],
    ['counsellor', ['see', 'answer', 'reveal']],
    ['viewer', ['see']],
    ['admin', all],
    ['former manager', []],
    ['member of another school', []],
    ['other user', []],
  ])('%s: %j', async (name, allowed) => {
    const caller = callerOf(name)
    const status = (right: string, success = 200) => (allowed.includes(right) ? success : 403)
    const newEnquiry = () => addEnquiry(client.database, { schoolId })
    const enquiry = await newEnquiry()
    await client.list(caller, `kind=school&id=${schoolId}`, status('see'))
    await client.read(caller, enquiry, status('see'))
    await client.write(caller, enquiry, { kind: 'note', text: 'x' }, status('answer', 201))
    await client.write(caller, enquiry, { kind: 'email', text: 'x' }, status('answer', 201))
    const call = { kind: 'call', outcome: 'reached' }
    await client.write(caller, enquiry, call, status('answer', 201))
    await client.edit(caller, await newEnquiry(), { revision: 1, state: 'visit' }, status('answer'))
    const claim = { revision: 1, reason: 'abuse_or_test' }
    await client.claim(caller, await newEnquiry(), claim, status('answer'))
    const other = await newEnquiry()
    await client.merge(caller, other, enquiry, status('answer'))
    await client.undoMerge(caller, other, status('answer'))
    const bulk = { ids: [enquiry.publicId], action: 'snooze', next_action_on: null }
    await client.bulk(caller, bulk, status('answer'))
    await client.reveal(caller, enquiry, status('reveal'))
    const csv = await client.csv(caller, `kind=school&id=${schoolId}`)
    expect(csv.statusCode).toBe(status('export'))
    await client.send('PUT', '/listings/{kind}/{id}/desk', caller, {
      params: { kind: 'school', id: schoolId },
      body: { hours: [{ day: 1, from: '09:00', to: '16:00' }], holidays: [] },
      status: status('set hours'),
    })
  })
})
