import { describe, expect, it } from 'vitest'
import { channelUse } from './channel-use.ts'
import { type ConsentTerms, permissionOf } from './permission.ts'

/** Monday to Friday, 10 to 17, until the end of the year. */
const terms: ConsentTerms = {
  channels: ['email', 'phone'],
  days: [1, 2, 3, 4, 5],
  fromMinute: 600,
  toMinute: 1020,
  givenAt: new Date('2026-11-20T06:00:00Z'),
  expiresAt: new Date('2026-12-31T18:30:00Z'),
  withdrawnAt: null,
  ownerChangedAt: null,
}
/** A time in India. */
const india = (time: string) => new Date(`${time}+05:30`)
const use = (time: string, changes: Partial<ConsentTerms> = {}) => {
  const now = india(time)
  return channelUse(permissionOf([{ ...terms, ...changes }], now), 'phone', now)
}

describe('a channel', () => {
  it.each([
    ['at the beginning of the hours', '2026-11-24T10:00:00'],
    ['in the last minute', '2026-11-24T16:59:59'],
  ])('is allowed %s', (_, time) => {
    expect(use(time)).toEqual({ state: 'allowed', nextAt: null })
  })

  it.each([
    ['before the hours', '2026-11-24T09:59:59', '2026-11-24T10:00:00'],
    ['at the end of the hours', '2026-11-24T17:00:00', '2026-11-25T10:00:00'],
    ['on Friday evening', '2026-11-27T20:00:00', '2026-11-30T10:00:00'],
    ['on Saturday', '2026-11-28T12:00:00', '2026-11-30T10:00:00'],
    ['just after midnight', '2026-11-24T00:10:00', '2026-11-24T10:00:00'],
    ['across the end of a month', '2026-11-30T18:00:00', '2026-12-01T10:00:00'],
  ])('is allowed later %s', (_, time, next) => {
    expect(use(time)).toEqual({ state: 'outside_hours', nextAt: india(next) })
  })

  it('waits a week if its only day is over', () => {
    expect(use('2026-11-24T18:00:00', { days: [2] })).toEqual({
      state: 'outside_hours',
      nextAt: india('2026-12-01T10:00:00'),
    })
  })

  it('is not permitted without consent to it', () => {
    expect(use('2026-11-24T12:00:00', { channels: ['email'] }).state).toBe('not_permitted')
  })

  it('has expired after the last day, and if the next hours are after it', () => {
    expect(use('2027-01-01T12:00:00').state).toBe('expired')
    expect(use('2026-12-31T18:00:00').state).toBe('expired')
  })

  it('is withdrawn, whatever else holds', () => {
    const withdrawnAt = india('2026-11-23T12:00:00')
    expect(use('2027-01-01T12:00:00', { withdrawnAt }).state).toBe('withdrawn')
  })
})

describe('the permission of merged enquiries', () => {
  const now = india('2026-11-24T12:00:00')
  const other: ConsentTerms = {
    ...terms,
    channels: ['phone', 'whatsapp'],
    days: [2, 3, 6],
    fromMinute: 540,
    toMinute: 780,
  }

  it('has the narrower channels, days and hours', () => {
    expect(permissionOf([terms, other], now)).toMatchObject({
      channels: ['phone'],
      days: [2, 3],
      fromMinute: 600,
      toMinute: 780,
      isLive: true,
    })
  })

  it('leaves out a consent that has expired', () => {
    const expired = { ...other, expiresAt: india('2026-11-01T00:00:00') }
    expect(permissionOf([terms, expired], now)).toMatchObject({ ...terms, isLive: true })
  })

  it('ends with the withdrawal of one of them', () => {
    expect(permissionOf([terms, { ...other, withdrawnAt: now }], now).isLive).toBe(false)
  })

  it('permits nothing without a common hour', () => {
    const morning = { ...other, fromMinute: 0, toMinute: 500 }
    expect(channelUse(permissionOf([terms, morning], now), 'phone', now).state).toBe(
      'not_permitted',
    )
  })
})
