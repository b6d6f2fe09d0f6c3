import { expect, it } from 'vitest'
import { checkNames } from './check-names.ts'

it('gives 198 exports in a row different pairs of names', () => {
  const pairs = Array.from({ length: 198 }, (_, id) => Object.values(checkNames(id)).join('/'))
  expect(new Set(pairs).size).toBe(198)
})

it('gives the rows of one export different names', () => {
  const [first, second] = [checkNames(197), checkNames(197, 1)]
  expect(first.child).not.toBe(second.child)
  expect(first.parent).not.toBe(second.parent)
})
