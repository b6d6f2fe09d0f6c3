import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry, readEnquiry } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { isInSample } from './review-sample.ts'

let client: DeskClient
let admin: SignedIn
let owner: SignedIn
let schoolId: number
beforeAll(async () => {
  client = await createDeskClient()
  admin = await addSignedIn(client.database, { isAdmin: true })
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
const subjects = async () =>
  (await rows('select subject from outgoing_mail order by id')).map(({ subject }) => subject)

/** An enquiry that is in the sample or not, marked as invalid by its desk. */
async function addMarked(isSampled: boolean) {
  for (;;) {
    const enquiry = await addEnquiry(client.database, { schoolId })
    if (isInSample(enquiry.publicId) !== isSampled) {
      await rows('delete from enquiry where id = $1', enquiry.id)
      continue
    }
    await client.claim(owner, enquiry, claim)
    await rows('delete from outgoing_mail')
    return enquiry
  }
}

/** The parent's answer to a mark. */
const answer = (enquiryId: number) =>
  rows(
    `update invalid_claim set parent_answer = 'I asked for Class 1.', answered_at = now()
     where enquiry_id = $1`,
    enquiryId,
  )
async function listed(query: string): Promise<{ enquiry_id: string; invalid_review: string }[]> {
  const { data } = await client.send('GET', '/admin/enquiries', admin, { query })
  return data
}
const review = { outcome: 'overturned', note: 'You offer Class 1.' }

describe('a review of an enquiry that is marked as invalid', () => {
  it('is open for the sample, and for every one whose parent objects', async () => {
    const [sampled, other] = [await addMarked(true), await addMarked(false)]
    const open = async () => (await listed('review=open')).map((row) => row.enquiry_id)
    expect(await open()).toContain(sampled.publicId)
    expect(await open()).not.toContain(other.publicId)
    await client.review(admin, other, review, 409)
    await answer(other.id)
    expect(await open()).toContain(other.publicId)
  })

  it('is open for all of a desk that marks more than twice the median', async () => {
    for (const marked of [0, 0, 4]) {
      const desk = await addDesk(client.database)
      ;({ owner, schoolId } = desk)
      for (let i = 0; i < 8; i += 1)
        await addEnquiry(client.database, {
          schoolId,
          ...(i < marked && ({ state: 'invalid', invalidReason: 'not_offered' } as const)),
        })
    }
    const enquiry = await addMarked(false)
    expect((await listed('review=open')).map((row) => row.enquiry_id)).toContain(enquiry.publicId)
  })

  it('is counted on the admin home, while it is open and when it is done', async () => {
    const queue = async () => {
      const { queues } = await client.send('GET', '/admin/status', admin)
      return queues.find((each: { queue: string }) => each.queue === 'invalid_review')
    }
    const before = await queue()
    const enquiry = await addMarked(true)
    expect(await queue()).toMatchObject({ waiting: before.waiting + 1 })
    await client.review(admin, enquiry, review)
    expect(await queue()).toMatchObject({
      waiting: before.waiting,
      decided_today: before.decided_today + 1,
    })
  })

  it('that overturns the mark moves the enquiry back, and tells the parent and the desk', async () => {
    const enquiry = await addMarked(true)
    expect(await client.review(admin, enquiry, review)).toEqual({ revision: 3, state: 'new' })
    expect(await readEnquiry(client.database, enquiry.id)).toMatchObject({
      state: 'new',
      invalidReason: null,
    })
    expect(await subjects()).toEqual([
      expect.stringMatching(/^Your enquiry to .* is open again/),
      expect.stringMatching(/^We reopened an enquiry/),
    ])
    const [mail] = await rows(`select text_body from outgoing_mail where subject like 'We reop%'`)
    expect(mail.text_body).toContain('You offer Class 1.')
    const [row] = await listed('review=overturned')
    expect(row).toMatchObject({ enquiry_id: enquiry.publicId, invalid_review: 'overturned' })
    await client.review(admin, enquiry, review, 409)
  })

  it('that upholds the mark tells the parent only if they objected', async () => {
    const [silent, objecting] = [await addMarked(true), await addMarked(true)]
    await client.review(admin, silent, { outcome: 'upheld' })
    expect(await subjects()).toEqual([])
    await answer(objecting.id)
    await client.review(admin, objecting, { outcome: 'upheld' })
    expect(await subjects()).toEqual([expect.stringMatching(/^We checked your enquiry/)])
    expect(await readEnquiry(client.database, objecting.id)).toMatchObject({ state: 'invalid' })
  })

  it('is for admins who do not work for the listing', async () => {
    const enquiry = await addMarked(true)
    await client.review(owner, enquiry, review, 403)
    const member = await addSignedIn(client.database, { isAdmin: true })
    await rows(
      `insert into listing_member (school_id, user_id, role) values ($1, $2, 'counsellor')`,
      schoolId,
      member.id,
    )
    expect((await client.review(member, enquiry, review, 403)).msg).toContain('Another admin')
    await client.review(admin, enquiry, review)
  })
})
