import { expect, test } from 'vitest'
import { ageInWords, durationInWords, minutesLeft } from './moments'

test.each([
  [0, '0 min'],
  [40, '40 min'],
  [60, '1 h'],
  [310, '5 h 10 min'],
  [1440, '1 d'],
  [3240, '2 d 6 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words)
})

test('an age leaves out minutes from an hour on', () => {
  const now = Date.parse('2026-11-24T12:00:00Z')
  expect(ageInWords('2026-11-24T11:20:00Z', now)).toBe('40 min')
  expect(ageInWords('2026-11-23T12:40:00Z', now)).toBe('23 h')
})

test('a claim that has ended has no minutes left', () => {
  const now = Date.parse('2026-11-24T12:00:00Z')
  expect(minutesLeft('2026-11-24T12:08:10Z', now)).toBe(9)
  expect(minutesLeft('2026-11-24T11:59:00Z', now)).toBe(0)
})
