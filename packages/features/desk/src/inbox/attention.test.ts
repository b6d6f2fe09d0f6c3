import { minutesInIndia } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { attentionOf } from './attention'
import { sampleConsent, withdrawnConsent } from './enquiry-data'
import { ageInYears, dueMoment, durationInWords, shortMoment, weekdayOf } from './moments'
import { contactStateOf } from './use-consent-summary'

/** Friday, 20 November 2026, 10:40 am in India. */
const now = Date.parse('2026-11-20T05:10:00Z')
const row = {
  is_consent_withdrawn: false,
  has_new_owner: false,
  is_consent_live: true,
  state: 'new',
  reply_due_at: null,
  first_reply_at: null,
  waiting_since: null,
  next_action_on: null,
  merged_count: 0,
  assigned_to: null,
} as const
const due = '2026-11-20T09:42:00Z'

test.each([
  ['nothing', {}, null],
  [
    'a withdrawn permission first',
    { is_consent_live: false, is_consent_withdrawn: true, reply_due_at: due },
    { kind: 'withdrawn' },
  ],
  ['an expired permission', { is_consent_live: false }, { kind: 'expired' }],
  [
    'a new owner, to whom the parent has not agreed',
    { is_consent_live: false, has_new_owner: true },
    { kind: 'new-owner' },
  ],
  ['a reply that is due', { reply_due_at: due }, { kind: 'reply-due', at: due }],
  [
    'a reply that is overdue',
    { reply_due_at: '2026-11-19T05:00:00Z' },
    { kind: 'overdue', hours: 24 },
  ],
  ['no due time after the first reply', { reply_due_at: due, first_reply_at: due }, null],
  ['the day of the next action', { next_action_on: '2026-11-20' }, { kind: 'follow-up' }],
  ['a missed day', { next_action_on: '2026-11-18' }, { kind: 'missed', day: '2026-11-18' }],
  ['a later day', { next_action_on: '2026-11-23' }, { kind: 'snoozed', day: '2026-11-23' }],
  [
    'a parent who waits for another reply',
    { state: 'contacted', waiting_since: due },
    { kind: 'waiting', since: due },
  ],
  ['nobody waits once it is lost', { state: 'lost', waiting_since: due }, null],
  ['merged enquiries', { merged_count: 2 }, { kind: 'merged', count: 2 }],
  [
    'who it is assigned to',
    { assigned_to: { user_id: 7, name: 'Meera' } },
    { kind: 'assigned', name: 'Meera' },
  ],
] as const)('shows %s', (_, differences, expected) => {
  expect(attentionOf({ ...row, ...differences }, now)).toEqual(expected)
})

test('contact is allowed now, later or not at all', () => {
  const later = { channel: 'email', state: 'outside_hours', next_at: due } as const
  const never = { channel: 'phone', state: 'not_permitted', next_at: null } as const
  expect(contactStateOf(sampleConsent())).toBe('allowed')
  expect(contactStateOf({ ...sampleConsent(), now: [never, later] })).toBe('waiting')
  expect(contactStateOf({ ...sampleConsent(), now: [never] })).toBe('forbidden')
  expect(contactStateOf(withdrawnConsent())).toBe('forbidden')
})

test('writes times as a row has room for', () => {
  const time = { now, locale: 'en-IN' } as const
  expect(shortMoment('2026-11-20T04:42:00Z', time)).toBe('10:12 am')
  expect(shortMoment('2026-11-19T04:42:00Z', time)).toBe('Yesterday')
  expect(shortMoment('2026-11-17T04:42:00Z', time)).toBe('17 November')
  expect(dueMoment(due, time)).toBe('3:12 pm')
  expect(dueMoment('2026-11-21T04:30:00Z', time)).toBe('tomorrow, 10 am')
})

test('knows the time in India', () => {
  expect(minutesInIndia(now)).toBe(640)
  expect(weekdayOf(now)).toBe(5)
  expect(ageInYears('2021-05', now)).toBe(5)
  expect(ageInYears('2021-12', now)).toBe(4)
  expect(ageInYears(null, now)).toBeNull()
  expect([20, 60, 200].map(durationInWords)).toEqual(['20 min', '1 h', '3 h 20 min'])
})
