import { expect, test } from 'vitest'
import { csvOf } from './csv'

test('values are quoted where needed, and formulas are texts', () => {
  expect(
    csvOf([
      ['Day', 'Say "hi", all'],
      ['=1+1', -2],
      [null, undefined],
    ]),
  ).toBe('Day,"Say ""hi"", all"\r\n\'=1+1,-2\r\n,\r\n')
})
