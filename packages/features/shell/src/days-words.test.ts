import { expect, test } from 'vitest'
import { daysWords } from './days-words'

test('days that follow each other become a range', () => {
  expect(daysWords([])).toBe('')
  expect(daysWords(['Mon', 'Wed'])).toBe('Mon, Wed')
  expect(daysWords(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'])).toBe('Mon–Fri, Sun')
  expect(daysWords(['Sat', 'Sun'])).toBe('Sat, Sun')
  expect(daysWords(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])).toBe('Every day')
})
