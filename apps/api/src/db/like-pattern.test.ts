import { expect, it } from 'vitest'
import { containsPattern } from './like-pattern.ts'

it('finds the words as they are, wildcards included', () => {
  expect(containsPattern('  St. Mary ')).toBe('%St. Mary%')
  expect(containsPattern('100%_\\')).toBe('%100\\%\\_\\\\%')
})
