import { expect, test } from 'vitest'
import { formatFact } from './school-facts'

test('groups the digits of counts, and writes the school day as other times', () => {
  expect(formatFact({ name: 'students', value: '12345' }, 'en-IN')).toBe('12,345')
  expect(formatFact({ name: 'timings', value: '08:00–14:30' }, 'en-IN')).toBe('8 am – 2:30 pm')
  expect(formatFact({ name: 'timings', value: 'Mornings' }, 'en-IN')).toBe('Mornings')
  expect(formatFact({ name: 'timings', value: null }, 'en-IN')).toBeNull()
})
