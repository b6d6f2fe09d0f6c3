import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { minuteMs } from '../../../platform/dates/durations.ts'
import { limitKeyOf } from '../../../platform/rate-limits/limits.service.ts'
import type { Channel } from './permission.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
beforeAll(async () => {
  client = await createDeskClient()
  const desk = await addDesk(client.database)
  owner = desk.owner
  schoolId = desk.schoolId
})

const recipients: readonly (readonly Channel[])[] = [
  ['email'],
  ['phone'],
  ['whatsapp'],
  ['email', 'phone'],
  ['email', 'phone', 'whatsapp'],
]
const channels: readonly Channel[] = ['email', 'phone', 'whatsapp']
const cases = recipients.flatMap((consented) =>
  channels.flatMap((channel) =>
    [true, false].map((isInHours) => ({
      consented,
      channel,
      isInHours,
      name: `consent to ${consented.join(', ')}: ${channel} ${isInHours ? 'within' : 'outside'} the hours`,
    })),
  ),
)

/** ISO days: today in India, and one that is neither yesterday, today nor tomorrow. */
function daysFor(isInHours: boolean): number[] {
  const today = ((Math.floor(Date.now() / minuteMs + 330) / 1440 + 3) | 0) % 7
  return isInHours ? [1, 2, 3, 4, 5, 6, 7] : [((today + 3) % 7) + 1]
}

const newEnquiry = (consented: readonly Channel[], isInHours: boolean) =>
  addEnquiry(client.database, { schoolId }, { channels: [...consented], days: daysFor(isInHours) })

it('there are 30 cases', () => {
  expect(cases).toHaveLength(30)
})

describe('a desk may contact a parent only as consented:', () => {
  it.each(cases.filter(({ channel }) => channel === 'email'))(
    '$name',
    async ({ consented, isInHours }) => {
      const enquiry = await newEnquiry(consented, isInHours)
      const isPermitted = consented.includes('email')
      const answer = await client.write(
        owner,
        enquiry,
        { kind: 'email', text: 'Hello' },
        isPermitted ? 201 : 409,
      )
      const { rows } = await client.database.pool.query(
        `select due_at > now() + interval '1 day' as waits from outgoing_mail
         join enquiry_mail on mail_id = id where enquiry_id = $1`,
        [enquiry.id],
      )
      if (isPermitted) {
        expect(answer.send_at === null).toBe(isInHours)
        expect(rows).toEqual([{ waits: !isInHours }])
      } else {
        expect(answer.msg).toBe('The parent has not agreed to email.')
        expect(rows).toEqual([])
      }
    },
  )

  it.each(cases.filter(({ channel }) => channel !== 'email'))(
    '$name',
    async ({ consented, channel, isInHours }) => {
      const enquiry = await newEnquiry(consented, isInHours)
      const call = { kind: 'call', channel, outcome: 'reached' }
      await client.write(owner, enquiry, call, consented.includes(channel) ? 201 : 409)
      const mayOpen = consented.some((each) => each !== 'email')
      const answer = await client.reveal(owner, enquiry, mayOpen && isInHours ? 200 : 409)
      const { rows } = await client.database.pool.query(
        'select viewer_id from contact_reveal where enquiry_id = $1',
        [enquiry.id],
      )
      expect(rows).toEqual(mayOpen && isInHours ? [{ viewer_id: owner.id }] : [])
      if (mayOpen && isInHours) expect(answer.phone).toBe('9845012345')
      else
        expect(answer.msg).toMatch(
          mayOpen
            ? /^The parent does not allow contact at this time\. Allowed from \w+day, \d+ \w+ at 12:00 am\.$/
            : /^The parent has not agreed to phone calls\.$/,
        )
      const { consent } = await client.read(owner, enquiry)
      const use = consent.now.find((each: { channel: Channel }) => each.channel === channel)
      expect(use.state).toBe(
        consented.includes(channel) ? (isInHours ? 'allowed' : 'outside_hours') : 'not_permitted',
      )
    },
  )
})

describe('a phone number', () => {
  it('comes with the texts of the parent, and the parent sees who opened it', async () => {
    const enquiry = await newEnquiry(['phone'], true)
    const { texts } = await client.reveal(owner, enquiry)
    expect(texts).toEqual([
      { id: `q${enquiry.id}`, text: 'Is there a bus? Call me on 98450 12345.' },
    ])
    const { rows } = await client.database.pool.query(
      'select viewer_name, field from contact_reveal where enquiry_id = $1',
      [enquiry.id],
    )
    expect(rows).toEqual([{ viewer_name: 'Meera Iyer', field: 'phone' }])
    const { timeline } = await client.read(owner, enquiry)
    expect(timeline.at(-1)).toMatchObject({ kind: 'reveal', author: { user_id: owner.id } })
  })

  it('that was not given cannot be opened', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId, phone: null })
    await client.reveal(owner, enquiry, 409)
  })

  it('is opened up to 60 times an hour; then a case is opened', async () => {
    const desk = await addDesk(client.database)
    const enquiry = await addEnquiry(client.database, { schoolId: desk.schoolId })
    for (let opened = 0; opened < 60; opened += 1) await client.reveal(desk.owner, enquiry)
    const refusal = await client.reveal(desk.owner, enquiry, 429)
    expect(refusal.msg).toBe('You have opened too many phone numbers. Try again later.')
    await client.reveal(desk.owner, enquiry, 429)
    const { rows } = await client.database.pool.query(
      `select why, revision, findings -> 0 ->> 'code' as code, findings -> 0 ->> 'excerpt' as excerpt
       from moderation_case where subject_kind = 'school' and subject_id = $1`,
      [desk.schoolId],
    )
    expect(rows).toEqual([
      { why: 'scan', revision: 1, code: 'many_reveals', excerpt: 'Meera Iyer' },
    ])
  })

  it('is opened up to 300 times a day', async () => {
    const desk = await addDesk(client.database)
    const enquiry = await addEnquiry(client.database, { schoolId: desk.schoolId })
    await client.reveal(desk.owner, enquiry)
    const key = limitKeyOf('contact-reveal-day', String(desk.owner.id))
    await client.database.pool.query('update rate_limit_counter set count = $2 where key = $1', [
      key,
      299,
    ])
    await client.reveal(desk.owner, enquiry)
    const refusal = await client.reveal(desk.owner, enquiry, 429)
    expect(refusal.msg).toBe('You have opened too many phone numbers. Try again later.')
    const { rows } = await client.database.pool.query(
      `select findings -> 0 ->> 'code' as code from moderation_case
       where subject_kind = 'school' and subject_id = $1`,
      [desk.schoolId],
    )
    expect(rows).toEqual([{ code: 'many_reveals' }])
  })
})
