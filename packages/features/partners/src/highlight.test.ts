import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from './highlight'

test('tells tags, attributes, strings and comments apart', () => {
  const looks = highlight('<!-- here -->\n<a-b kind="schools">EdBazaar</a-b>')
    .filter(({ text }) => text.trim() !== '')
    .map(({ look, text }) => [look, text.trim()])
  expect(looks).toEqual([
    ['note', '<!-- here -->'],
    ['mark', '<a-b'],
    ['name', 'kind'],
    ['plain', '='],
    ['text', '"schools"'],
    ['mark', '>'],
    ['plain', 'EdBazaar'],
    ['mark', '</a-b'],
    ['mark', '>'],
  ])
})

test('takes no address for a comment', () => {
  const notes = highlight('script-src https://edbazaar.in/widget/').filter(
    ({ look }) => look === 'note',
  )
  expect(notes).toEqual([])
})

test('loses and adds nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>/"\'`=- \n*ab:') }), (code) => {
      expect(
        highlight(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code)
    }),
  )
})
