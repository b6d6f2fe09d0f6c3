import { expect, test } from 'vitest'
import { sampleConsent } from '../enquiry-data'
import { laterTimes } from './later-times'

/** A Friday, at 10:40 am in India. */
const now = Date.parse('2026-11-20T10:40:00+05:30')
const times = (given: object = {}) =>
  laterTimes({ ...sampleConsent(), from: '09:00', to: '18:00', ...given }, now).map((time) =>
    new Date(Date.parse(time) + 330 * 60_000).toISOString().slice(0, 16),
  )

test('offers the next three mornings on permitted days', () => {
  expect(times()).toEqual(['2026-11-21T10:00', '2026-11-23T10:00', '2026-11-24T10:00'])
})

test('begins with the permitted hours, if they are later or already over at 10', () => {
  expect(times({ from: '16:00', to: '20:00', days: [5] })).toEqual(['2026-11-27T16:00'])
  expect(times({ from: '07:00', to: '09:00', days: [6] })).toEqual([
    '2026-11-21T07:00',
    '2026-11-28T07:00',
  ])
})

test('offers nothing after the permission ends', () => {
  expect(times({ expires_on: '2026-11-21' })).toEqual(['2026-11-21T10:00'])
  expect(times({ expires_on: '2026-11-20' })).toEqual([])
})
