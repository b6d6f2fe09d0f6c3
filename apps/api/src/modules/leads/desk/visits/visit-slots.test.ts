import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import {
  addDesk,
  addDeskMember,
  addEnquiry,
  addVisit,
  addVisitSlot,
} from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { visits } from '../../../../db/schema/index.ts'
import { dayMs } from '../../../platform/dates/durations.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number

beforeAll(async () => {
  client = await createDeskClient()
  ;({ owner, schoolId } = await addDesk(client.database))
})

const path = '/listings/{kind}/{id}/visit-slots'
const params = () => ({ kind: 'school', id: schoolId })
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const body = (fields: object = {}) => ({
  day: dayIn(30),
  from: '10:00',
  to: '11:00',
  seats: 4,
  weeks: 1,
  ...fields,
})
const add = (fields: object = {}, status = 201, caller = owner) =>
  client.send('POST', path, caller, { params: params(), body: body(fields), status })
const list = (caller = owner, status = 200) =>
  client.send('GET', path, caller, { params: params(), status })
const remove = (slotId: number, status = 200) =>
  client.send('DELETE', `${path}/{slotId}`, owner, { params: { ...params(), slotId }, status })

describe('the visit times of a desk', () => {
  it('repeat every week, except on holidays', async () => {
    const day = dayIn(60)
    await client.database.pool.query(
      'insert into desk_holiday (school_id, day) values ($1, $2::date + 7)',
      [schoolId, day],
    )
    const added = await add({ day, weeks: 3 })
    expect(added).toEqual({ added: 2, skipped: [dayIn(67)] })
    const { slots } = await list()
    expect(slots.map(({ starts_at: at }: { starts_at: string }) => at)).toEqual([
      `${day}T04:30:00.000Z`,
      `${dayIn(74)}T04:30:00.000Z`,
    ])
    expect((await add({ day: dayIn(67) }, 400)).errors[0].field).toBe('day')
  })

  it('do not overlap, also when they are added at once', async () => {
    const day = dayIn(90)
    const statuses = await Promise.all(
      ['10:00', '10:30', '10:15', '10:45'].map(async (from) => {
        const response = await client.app.inject({
          method: 'POST',
          url: `/api/listings/school/${schoolId}/visit-slots`,
          headers: owner.headers,
          payload: body({ day, from, to: '12:00' }),
        })
        return response.statusCode
      }),
    )
    expect(statuses.sort()).toEqual([201, 409, 409, 409])
    await add({ day, from: '12:00', to: '12:30' })
    const refused = await add({ day: dayIn(83), from: '12:15', to: '13:00', weeks: 3 }, 409)
    expect(refused.msg).toContain('overlaps')
    await expect(
      addVisitSlot(
        client.database,
        { schoolId },
        { startsAt: new Date(`${day}T06:15:00Z`), endsAt: new Date(`${day}T06:45:00Z`) },
      ),
    ).rejects.toThrow()
  })

  it('are refused in the past and with an end before the start', async () => {
    expect((await add({ day: '2020-01-06' }, 400)).errors[0].field).toBe('day')
    expect((await add({ from: '12:00', to: '11:00' }, 400)).errors[0].field).toBe('to')
  })

  it('are deleted only while nobody has them', async () => {
    const slotId = await addVisitSlot(client.database, { schoolId }, { hours: 30 })
    const enquiry = await addEnquiry(client.database, { schoolId })
    const visitId = await addVisit(client.database, enquiry.id, slotId)
    await remove(slotId, 409)
    await client.database.db
      .update(visits)
      .set({ state: 'cancelled' })
      .where(eq(visits.id, visitId))
    await remove(slotId)
    await remove(slotId)
  })

  it('are read by every member, and changed by owners and managers', async () => {
    const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
    await list(counsellor)
    await add({ day: dayIn(120) }, 403, counsellor)
    const manager = await addDeskMember(client.database, schoolId, 'manager')
    await add({ day: dayIn(120) }, 201, manager)
  })
})
