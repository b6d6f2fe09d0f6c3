import { expect, it } from 'vitest'
import { translationFaults } from './translation-faults.ts'

const schools = '{count, plural, one {# school} other {# schools}} near {place}'

it.each([
  ['a message without a translation', schools, ''],
  [
    'a whole translation',
    schools,
    '{place} के पास {count, plural, one {# विद्यालय} other {# विद्यालय}}',
  ],
  ['tags in another order', '<link>Help</link> or <b>call</b>', '<b>call</b> <link>Help</link>'],
])('accepts %s', (_, source, translation) => {
  expect(translationFaults(source, translation, 'hi')).toEqual([])
})

it.each([
  [
    'Near {place}',
    '{plase} के पास',
    ['lacks the placeholder place', 'has the unknown placeholder plase'],
  ],
  ['<link>Help</link>', 'मदद', ['lacks the tag link']],
  [schools, '{place} के पास {count, plural, other {# विद्यालय}}', ['lacks the plural form one']],
])('reports for %s and the translation %s', (source, translation, faults) => {
  expect(translationFaults(source, translation, 'hi')).toEqual(faults)
})

it('reports a syntax error', () => {
  expect(translationFaults('Near {place}', 'Near {place', 'en')).toHaveLength(1)
})
