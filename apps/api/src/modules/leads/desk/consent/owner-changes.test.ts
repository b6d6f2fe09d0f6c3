import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addDeskMember, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { hourMs } from '../../../platform/dates/durations.ts'
import { createToken } from '../../../platform/tokens/tokens.ts'

let client: DeskClient
let owner: SignedIn
let next: SignedIn
let schoolId: number
let enquiry: Awaited<ReturnType<typeof addEnquiry>>

const secrets = /Asha Menon|asha@menon\.example|9845012345|98450 12345|Ira/
const hourAgo = new Date(Date.now() - hourMs)
const fields = () => ({ schoolId, message: 'Is there a bus?' })
const ofSchool = () => ({ givenAt: hourAgo, recipientSchoolId: schoolId })

beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  ;({ owner, schoolId } = await addDesk(client.database))
  next = await addDeskMember(client.database, schoolId, 'manager')
  enquiry = await addEnquiry(client.database, fields(), ofSchool())
})

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows

/** Hands the school over; the former owner becomes a manager. */
const handOver = (to = next, from = owner) =>
  client.send('PUT', '/listings/{kind}/{id}/members/{userId}', from, {
    params: { kind: 'school', id: schoolId, userId: to.id },
    body: { role: 'owner' },
  })

async function linkTo(id: number): Promise<string> {
  const { token, tokenHash } = createToken()
  await rows(
    `insert into enquiry_link (token_hash, enquiry_id, expires_at)
     values ($1, $2, now() + interval '1 day')`,
    tokenHash,
    id,
  )
  return token
}

async function agree(of = enquiry) {
  const response = await client.app.inject({
    method: 'POST',
    url: `/api/my-enquiries/${of.publicId}/owner`,
    headers: { 'x-enquiry-token': await linkTo(of.id) },
  })
  return { status: response.statusCode, body: response.json() }
}

describe('after a hand-over', () => {
  it('the enquiry is read-only, and the desk reads why', async () => {
    await handOver()
    for (const member of [next, owner]) {
      const shown = await client.read(member, enquiry)
      expect(shown).toMatchObject({ name: null, email: null, phone_hint: null, next_states: [] })
      expect(shown.consent).toMatchObject({
        is_live: false,
        owner_changed_at: expect.any(String),
        now: Array(3).fill({ channel: expect.any(String), state: 'owner_changed', next_at: null }),
      })
      expect(shown.timeline).toMatchObject([{ kind: 'enquiry', text: 'Is there a bus?' }])
      expect(JSON.stringify({ ...shown, members: [] })).not.toMatch(secrets)
    }
    const texts = [
      await client.write(next, enquiry, { kind: 'email', text: 'Hello' }, 409),
      await client.write(next, enquiry, { kind: 'note', text: 'Call them' }, 409),
      await client.write(next, enquiry, { kind: 'call', outcome: 'reached' }, 409),
      await client.edit(next, enquiry, { revision: 1, state: 'lost', lost_why: 'fees' }, 409),
      await client.reveal(next, enquiry, 409),
    ]
    for (const { msg } of texts)
      expect(msg).toBe(
        'This listing has a new owner. You can answer this enquiry once the parent agrees.',
      )
  })

  it('lists, searches and exports name nobody', async () => {
    await handOver()
    const query = `kind=school&id=${schoolId}`
    const list = await client.list(next, query)
    expect(list.data).toMatchObject([{ is_consent_live: false, name: null, child_name: null }])
    expect((await client.list(next, `${query}&q=asha`)).total).toBe(0)
    expect((await client.csv(next, query)).payload).not.toMatch(secrets)
  })

  it('an enquiry sent to the new owner is not affected', async () => {
    await handOver()
    const later = await addEnquiry(client.database, fields())
    expect(await client.read(next, later)).toMatchObject({ name: 'Asha Menon' })
    await client.write(next, later, { kind: 'email', text: 'Hello' })
  })
})

it('a new member, and another school, keep the consents', async () => {
  const other = await addDesk(client.database)
  const elsewhere = await addEnquiry(
    client.database,
    { schoolId: other.schoolId },
    { givenAt: hourAgo },
  )
  const member = await addDeskMember(client.database, schoolId, 'counsellor')
  expect(await client.read(member, enquiry)).toMatchObject({ name: 'Asha Menon' })
  await handOver()
  expect(await client.read(other.owner, elsewhere)).toMatchObject({ name: 'Asha Menon' })
})

it('an approved claim of a school that had an owner before does not pass consents on', async () => {
  await rows('update school set owner_id = null where id = $1', schoolId)
  const claimant = await addSignedIn(client.database)
  await rows('update school set owner_id = $1 where id = $2', claimant.id, schoolId)
  expect(await client.read(claimant, enquiry)).toMatchObject({ name: null })
})

it('survives the account of the former owner', async () => {
  await handOver()
  await rows('delete from listing_member where user_id = $1', owner.id)
  expect(await client.read(next, enquiry)).toMatchObject({ name: null })
})

describe('the parent', () => {
  it('says yes once, with the same terms', async () => {
    await handOver()
    const { status, body } = await agree()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      consent: { is_live: true, owner_changed_at: null, from: '00:00' },
      can: { write: true, agree_to_owner: false },
    })
    expect(await client.read(next, enquiry)).toMatchObject({ name: 'Asha Menon' })
    await client.write(next, enquiry, { kind: 'email', text: 'Hello' })
    const consents = await rows(
      `select c.expires_at, c.channels, c.supersedes_id is not null as supersedes, n.expires_at as former
       from enquiry e join consent c on c.id = e.consent_id left join consent n on n.id = c.supersedes_id
       where e.id = $1`,
      enquiry.id,
    )
    expect(consents).toMatchObject([{ supersedes: true, expires_at: consents[0].former }])
    expect((await agree()).status).toBe(200)
    expect(
      await rows('select id from consent where recipient_school_id = $1', schoolId),
    ).toHaveLength(2)
  })

  it('asks again when the owner changes again', async () => {
    await handOver()
    await agree()
    await handOver(owner, next)
    expect(await client.read(owner, enquiry)).toMatchObject({ name: null })
    expect((await agree()).body.consent.is_live).toBe(true)
  })

  it('cannot agree after withdrawing', async () => {
    await handOver()
    await rows('update consent set withdrawn_at = now() where id = $1', enquiry.consentId)
    expect((await agree()).status).toBe(409)
  })

  it('writes to the listing only after agreeing', async () => {
    await handOver()
    const response = await client.app.inject({
      method: 'GET',
      url: `/api/my-enquiries/${enquiry.publicId}`,
      headers: { 'x-enquiry-token': await linkTo(enquiry.id) },
    })
    expect(response.json().can).toMatchObject({ write: false, agree_to_owner: true })
  })
})
