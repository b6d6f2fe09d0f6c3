import { expect, test } from 'vitest'
import { idIn } from './id-in'

test.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['1000000000', null],
  ['0', null],
  ['07', null],
  ['-7', null],
  ['7.5', null],
  ['7e3', null],
  ['', null],
  [undefined, null],
])('the id in %j is %j', (text, id) => expect(idIn(text)).toBe(id))
