import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry, readEnquiry } from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { dayMs } from '../../../platform/dates/durations.ts'

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
  await client.database.pool.query('delete from outgoing_mail')
})

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows
const claim = { revision: 1, reason: 'not_offered', evidence: 'We have no hostel.' }

describe('a claim that an enquiry is invalid', () => {
  it('tells the parent the reason, with a link', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    expect(await client.claim(owner, enquiry, claim)).toEqual({ revision: 2, state: 'invalid' })
    const [mail] = await rows('select to_address, text_body from outgoing_mail')
    expect(mail.to_address).toBe('asha@menon.example')
    expect(mail.text_body).toContain(`/enquiry?id=${enquiry.publicId}&token=`)
    const shown = await client.read(owner, enquiry)
    expect(shown.invalid).toMatchObject({
      until: null,
      claim: { reason: 'not_offered', evidence: 'We have no hostel.', parent_answer: null },
    })
    expect(shown.next_states).toEqual(['new'])
  })

  it('is possible for 7 days', async () => {
    const old = await addEnquiry(client.database, {
      schoolId,
      confirmedAt: new Date(Date.now() - 7 * dayMs - 1000),
    })
    await client.claim(owner, old, claim, 409)
    expect((await client.read(owner, old)).invalid.until).toBeNull()
  })

  it.each(['visit', 'applied', 'enrolled'] as const)('is not possible after %s', async (state) => {
    await client.claim(owner, await addEnquiry(client.database, { schoolId, state }), claim, 409)
  })

  it('that nobody can be reached needs a bounced email and failed calls on 3 days', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    const dead = { ...claim, reason: 'contact_dead' }
    const addCall = (daysAgo: number, outcome: string) =>
      rows(
        `insert into enquiry_event (enquiry_id, kind, actor_id, detail, at)
         values ($1, 'call', $2, $3, now() - make_interval(days => $4))`,
        enquiry.id,
        owner.id,
        { outcome },
        daysAgo,
      )
    for (const daysAgo of [0, 0, 1]) await addCall(daysAgo, 'no_answer')
    await addCall(2, 'reached')
    await client.claim(owner, enquiry, dead, 409)
    await addCall(2, 'no_answer')
    await client.claim(owner, enquiry, dead, 409)
    await rows(
      `with mail as (
         insert into outgoing_mail (to_address, subject, text_body, html_body, failed_at)
         values ('asha@menon.example', 'x', '', '', now()) returning id)
       insert into enquiry_mail (mail_id, enquiry_id) select id, $1 from mail`,
      enquiry.id,
    )
    expect((await client.read(owner, enquiry)).invalid.reasons).toContainEqual({
      reason: 'contact_dead',
      is_available: true,
    })
    await client.claim(owner, enquiry, dead)
  })

  it('can be taken back, which the claim records', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.claim(owner, enquiry, claim)
    await client.edit(owner, enquiry, { revision: 2, state: 'new' })
    expect(await readEnquiry(client.database, enquiry.id)).toMatchObject({
      state: 'new',
      invalidReason: null,
    })
    expect(
      await rows('select outcome from invalid_claim where enquiry_id = $1', enquiry.id),
    ).toEqual([{ outcome: 'overturned' }])
  })

  it('sends nothing to a parent who withdrew the permission', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId }, { withdrawnAt: new Date() })
    await client.claim(owner, enquiry, claim)
    expect(await rows('select id from outgoing_mail')).toEqual([])
  })
})
