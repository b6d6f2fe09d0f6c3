import { expect, it } from 'vitest'
import { createDeskClient } from '../../../../test/desk-client.ts'
import { addDesk, addEnquiry } from '../../../../test/desk-enquiries.ts'
import { deskHoursOf } from '../../leads/enquiries/reply-times/desk-hours.ts'
import { workingMinutesBetween } from '../../leads/enquiries/reply-times/working-time.ts'

/** Diwali 2026 is on Sunday 8 November; the school closes from Saturday to Tuesday. */
const holidays = ['2026-11-07', '2026-11-09', '2026-11-10', '2026-11-24']
/** Monday to Saturday, 9 to 16: seven hours a day. Monday is 2, 9, 16, 23 and 30 November. */
const { calendar } = deskHoursOf([], holidays)

/** Sent, first reply, and the working minutes between them, counted by hand. */
const cases: readonly (readonly [string, string, number])[] = [
  // One day.
  ['11-02 09:00', '11-02 09:00', 0],
  ['11-02 09:00', '11-02 09:20', 20],
  ['11-02 09:00', '11-02 10:00', 60],
  ['11-02 09:15', '11-02 10:16', 61],
  ['11-02 10:00', '11-02 12:30', 150],
  ['11-02 09:30', '11-02 14:30', 300],
  ['11-02 09:00', '11-02 14:01', 301],
  ['11-02 09:00', '11-02 16:00', 420],
  ['11-02 07:00', '11-02 09:30', 30],
  ['11-02 00:05', '11-02 08:59', 0],
  ['11-02 15:30', '11-02 18:00', 30],
  ['11-02 16:00', '11-02 23:00', 0],
  ['11-02 08:00', '11-02 20:00', 420],
  // Over a night.
  ['11-02 15:00', '11-03 09:00', 60],
  ['11-02 15:00', '11-03 10:00', 120],
  ['11-02 15:59', '11-03 09:01', 2],
  ['11-02 16:00', '11-03 09:45', 45],
  ['11-02 22:10', '11-03 08:30', 0],
  ['11-02 12:00', '11-03 12:00', 420],
  ['11-02 09:00', '11-03 16:00', 840],
  ['11-02 13:00', '11-04 11:00', 720],
  ['11-02 13:00', '11-04 11:01', 721],
  ['11-02 09:00', '11-05 12:00', 1440],
  ['11-02 09:00', '11-05 12:01', 1441],
  ['11-02 09:00', '11-06 16:00', 2100],
  // Over a Sunday.
  ['11-14 15:00', '11-16 10:00', 120],
  ['11-14 16:00', '11-16 09:00', 0],
  ['11-14 20:00', '11-16 11:30', 150],
  ['11-15 09:00', '11-15 21:00', 0],
  ['11-15 12:00', '11-16 09:50', 50],
  ['11-14 09:00', '11-16 16:00', 840],
  ['11-14 12:00', '11-17 12:00', 840],
  ['11-13 15:00', '11-16 09:30', 510],
  // Over Diwali: from Friday 6 to Wednesday 11 November.
  ['11-06 15:00', '11-11 10:00', 120],
  ['11-06 16:00', '11-11 09:10', 10],
  ['11-07 10:00', '11-10 15:00', 0],
  ['11-07 09:00', '11-11 09:00', 0],
  ['11-08 11:00', '11-11 12:00', 180],
  ['11-09 09:00', '11-12 10:00', 480],
  ['11-10 15:59', '11-11 09:05', 5],
  ['11-06 09:00', '11-11 16:00', 840],
  ['11-05 15:30', '11-12 09:30', 900],
  ['11-06 12:00', '11-14 12:00', 1680],
  // Over a single holiday, Tuesday 24 November.
  ['11-23 15:00', '11-25 09:30', 90],
  ['11-23 16:00', '11-25 09:00', 0],
  ['11-24 09:00', '11-24 16:00', 0],
  ['11-24 12:00', '11-25 10:00', 60],
  ['11-23 09:00', '11-25 16:00', 840],
  ['11-21 15:00', '11-25 10:00', 540],
  ['11-22 10:00', '11-26 09:30', 870],
]
const at = (text: string) => new Date(`2026-${text.replace(' ', 'T')}:00+05:30`)

it('the table has 50 cases', () => {
  expect(cases).toHaveLength(50)
})

it.each(cases)('from %s to %s are %i working minutes', (sent, replied, minutes) => {
  expect(workingMinutesBetween(calendar, at(sent), at(replied))).toBe(minutes)
})

it('the answer times of a dashboard equal those of the table, with enquiries that still wait', async () => {
  const client = await createDeskClient()
  const { owner, schoolId } = await addDesk(client.database)
  for (const [sent, replied] of cases)
    await addEnquiry(client.database, {
      schoolId,
      confirmedAt: new Date(),
      firstReplyAt: new Date(),
      firstReplyMinutes: workingMinutesBetween(calendar, at(sent), at(replied)),
    })
  for (let waiting = 0; waiting < 3; waiting++) await addEnquiry(client.database, { schoolId })
  const { first_reply: reply } = await client.send('GET', '/schools/{id}/insights', owner, {
    params: { id: schoolId },
  })
  const within = (from: number, to: number) =>
    cases.filter(([, , minutes]) => minutes > from && minutes <= to).length
  expect(reply.within).toEqual({
    h1: within(-1, 60),
    h5: within(60, 300),
    h12: within(300, 720),
    h24: within(720, 1440),
    over: within(1440, Number.POSITIVE_INFINITY),
    none: 3,
  })
  expect(reply.enquiries).toBe(53)
  // The 25th and the 45th of the 50 answered ones, in order.
  const sorted = cases.map(([, , minutes]) => minutes).toSorted((one, other) => one - other)
  expect([reply.median_minutes, reply.ninety_percent_minutes]).toEqual([sorted[24], sorted[44]])
})
