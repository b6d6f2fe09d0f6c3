import { expect, test } from 'vitest'
import { minutesInWords } from './minutes-in-words'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [59.6, '1 h'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [1440, '24 h'],
  [2879, '47 h 59 min'],
  [2880, '2 d'],
  [3120, '2 d 4 h'],
])('%d minutes are %s', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words)
})
