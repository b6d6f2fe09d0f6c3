import { expect, test } from 'vitest'
import { newSlug } from '../../apps/api/src/modules/platform/slugs/slugs.ts'
import { schoolSlug } from '../../packages/features/school-editor/src/add-school/school-slug.ts'

const lettersOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => String.fromCodePoint(from + i))

/** Letters of the Indian scripts in Unicode, each in its block of 128. */
const letters = lettersOf(0x900, 0xd80)
const names = [
  ...letters,
  ...letters.flatMap((letter) => {
    const ka = String.fromCodePoint((letter.charCodeAt(0) & ~0x7f) + 0x15)
    return [`${ka}${letter}`, `${letter}${ka}`, `${ka}${letter}${ka} ${letter}`]
  }),
  'ज्ञान भारती पब्लिक स्कूल',
  'ਮਾਡਲ ਸਿੱਖਿਆ',
  'অসম জাতীয় বিদ্যালয়',
  "St. Mary's Convent – Główny",
  '北京',
]

test('the form of a new school gives it the slug that the server would', () => {
  const given = names.map((name) => schoolSlug(name, 123_456))
  expect(given).toEqual(names.map((name) => newSlug(name, 'school', 123_456)))
})
