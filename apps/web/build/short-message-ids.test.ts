import { expect, test } from 'vitest'
import { shorten } from './short-message-ids'

test('ids are shortened to the characters that no other id begins with', () => {
  expect([...shorten(['abcdef', 'abcxyz', 'abcxuv', 'qrstuv', 'qrstuv'])]).toEqual([
    ['abcdef', 'abcd'],
    ['abcxyz', 'abcxy'],
    ['abcxuv', 'abcxu'],
    ['qrstuv', 'qr'],
  ])
})
