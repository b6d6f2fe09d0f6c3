import { expect, test } from 'vitest'
import { visitTime } from './visit-times'

test('a visit is shown with its day and hours in India', () => {
  const visit = { starts_at: '2026-11-28T04:30:00.000Z', ends_at: '2026-11-28T06:00:00.000Z' }
  expect(visitTime(visit, 'en-IN')).toBe('Saturday, 28 November, 10–11:30 am')
  const evening = { starts_at: '2026-11-28T18:45:00.000Z', ends_at: '2026-11-28T19:15:00.000Z' }
  expect(visitTime(evening, 'en-IN')).toBe('Sunday, 29 November, 12:15–12:45 am')
})
