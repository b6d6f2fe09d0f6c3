import { expect, test } from 'vitest'
import { csvOf } from './csv'

test('values are quoted where needed, and missing ones are empty', () => {
  expect(
    csvOf([
      ['Day', 'Say "hi", all'],
      ['विद्या', 'a\nb'],
      [null, undefined],
    ]),
  ).toBe('Day,"Say ""hi"", all"\r\nविद्या,"a\nb"\r\n,\r\n')
})

test.each(['=1+1', '+91 98', '-2', '@SUM(A1)', '\tx'])(
  'a text that starts like a formula (%j) is not run by a spreadsheet',
  (text) => expect(csvOf([[text, -5]])).toBe(`'${text},-5\r\n`),
)
