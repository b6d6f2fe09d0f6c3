import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addBookingConsent,
  addParent,
  addStoreMember,
} from '../../../../test/bookings.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { bookingNotice } from '../../accounts/consents/booking-notice.ts'
import { minuteMs } from '../../platform/dates/durations.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ProviderClient

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createProviderClient(app, database)
})

type Consent = Parameters<typeof addBookingConsent>[2]

/** A family with a seat, at a store with an owner. */
async function family(consent: Consent = {}, booking: object = {}) {
  const { owner, batchId, storeId } = await addBatch(database)
  if (!owner) throw new Error('The batch has no owner')
  const parent = await addParent(database, 'Anika')
  const { rows } = await database.pool.query(
    `update app_user set phone = '9845012345' where id = $1 returning email`,
    [parent.id],
  )
  const email: string = rows[0].email
  const consentId = await addBookingConsent(database, parent.id, consent)
  const { id, publicId } = await addBooking(database, {
    batchId,
    userId: parent.id,
    consent_id: consentId,
    ...booking,
  })
  const reveal = (caller = owner, status = 200) =>
    client.send('POST', '/stores/bookings/{id}/reveal', caller, { params: { id }, status })
  const list = (caller = owner) =>
    client.send('GET', '/stores/batches/{id}/families', caller, { params: { id: batchId } })
  const mine = () => client.send('GET', '/my-bookings/{id}', parent, { params: { id: publicId } })
  return { owner, parent, email, storeId, consentId, reveal, list, mine }
}

/** The minutes of the day, in India, that do not contain the present. */
function otherHours(): Pick<NonNullable<Consent>, 'fromMinute' | 'toMinute'> {
  const minute = Math.floor(Date.now() / minuteMs + 330) % 1440
  return minute < 720 ? { fromMinute: 900, toMinute: 960 } : { fromMinute: 60, toMinute: 120 }
}

describe('the contact details of a family', () => {
  it('are shown to the provider, and the parent sees who opened them', async () => {
    const { email, reveal, list, mine } = await family()
    expect((await list()).enrolled).toMatchObject([{ may_reveal: true }])
    expect((await mine()).reveals).toEqual([])
    expect(await reveal()).toEqual({ email, phone: '9845012345', calls_from: null })
    const { reveals } = await mine()
    expect(reveals.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'email',
      'phone',
    ])
    expect(reveals[0]).toMatchObject({ by: 'Meera Iyer' })
  })

  it('are only those that the parent allows', async () => {
    const { email, reveal, mine } = await family({ channels: ['email'] })
    expect(await reveal()).toEqual({ email, phone: null, calls_from: null })
    expect((await mine()).reveals).toMatchObject([{ field: 'email' }])
  })

  it('leave out the phone number outside the permitted hours', async () => {
    const both = await family(otherHours())
    const shown = await both.reveal()
    expect(shown).toMatchObject({ email: both.email, phone: null })
    expect(Date.parse(shown.calls_from)).toBeGreaterThan(Date.now())
    const calls = await family({ channels: ['phone'], ...otherHours() })
    const { msg } = await calls.reveal(calls.owner, 409)
    expect(msg).toMatch(/^The family allows calls from /)
    expect((await calls.mine()).reveals).toEqual([])
  })

  it('stay hidden under the notice that did not tell of them, and after it has ended', async () => {
    for (const consent of [
      { notice: { ...bookingNotice, version: 1, html: 'The first notice' } },
      { expiresAt: new Date(Date.now() - 1_000) },
    ]) {
      const { owner, reveal, list } = await family(consent)
      expect((await list()).enrolled).toMatchObject([{ may_reveal: false }])
      await reveal(owner, 409)
    }
  })

  it('stay hidden once the booking is cancelled', async () => {
    const { owner, reveal } = await family({}, { state: 'cancelled' })
    await reveal(owner, 409)
  })

  it('are not for viewers, other stores and parents', async () => {
    const { parent, storeId, reveal, list } = await family()
    const viewer = await addStoreMember(database, storeId, 'viewer')
    expect((await list(viewer)).enrolled).toMatchObject([{ may_reveal: false }])
    const other = await family()
    for (const caller of [viewer, parent, other.owner]) await reveal(caller, 403)
  })
})
