import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from './highlight'

test('tells tags, attributes, strings and comments apart', () => {
  const types = highlight('<!-- here -->\n<a-b kind="schools">EdBazaar</a-b>')
    .filter(({ text }) => text.trim() !== '')
    .map(({ type, text }) => [type, text.trim()])
  expect(types).toEqual([
    ['comment', '<!-- here -->'],
    ['keyword', '<a-b'],
    ['attribute', 'kind'],
    ['plain', '='],
    ['string', '"schools"'],
    ['keyword', '>'],
    ['plain', 'EdBazaar'],
    ['keyword', '</a-b'],
    ['keyword', '>'],
  ])
})

test('does not treat a URL as a comment', () => {
  const comments = highlight('script-src https://edbazaar.in/widget/').filter(
    ({ type }) => type === 'comment',
  )
  expect(comments).toEqual([])
})

test('keeps the code unchanged', () => {
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
