import { expect, it } from 'vitest'
import { formatClock, formatDuration, isoDuration } from './durations'

it.each([
  [0, '0:00', '0 seconds', 'PT0S'],
  [1.9, '0:01', '1 second', 'PT1S'],
  [47, '0:47', '47 seconds', 'PT47S'],
  [60, '1:00', '1 minute', 'PT1M'],
  [125, '2:05', '2 minutes 5 seconds', 'PT2M5S'],
  [3729, '1:02:09', '1 hour 2 minutes', 'PT1H2M9S'],
  [-3, '0:00', '0 seconds', 'PT0S'],
])('%s seconds are %s, %s and %s', (seconds, clock, words, iso) => {
  expect([formatClock(seconds), formatDuration(seconds), isoDuration(seconds)]).toEqual([
    clock,
    words,
    iso,
  ])
})
