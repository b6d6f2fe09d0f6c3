import { expect, test } from 'vitest'
import { momentInText } from './moment-in-text'

test('a moment inside a sentence starts in lower case', () => {
  const now = Date.parse('2026-11-20T05:10:00Z')
  expect(momentInText('2026-11-21T09:42:00Z', { now, locale: 'en-IN' })).toBe('tomorrow, 3:12 pm')
})
