import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxStoredText, storedValuesOf } from './excerpt.ts'

const long = 'The school has a library. '.repeat(200)

it.each([
  ['texts', 'Old name', 'New name'],
  ['lists', ['/media/a.webp'], ['/media/a.webp', '/media/b.webp']],
  ['nothing', undefined, undefined],
  ['a new value', null, 12],
])('stores %s of ordinary length in full', (_, before, after) => {
  expect(storedValuesOf({ before, after })).toEqual({ before, after, isExcerpt: false })
})

it('stores the part of a long text that changed, with some of the text around it', () => {
  const before = `${long}Fees are low. ${long}`
  const after = `${long}Fees are very low. ${long}`
  const stored = storedValuesOf({ before, after })
  expect(stored).toEqual({
    before: expect.stringMatching(/^….{40}low\. .{35,40}…$/),
    after: expect.stringMatching(/^….{40}very low\. .{35,40}…$/),
    isExcerpt: true,
  })
})

it('stores the beginning of a long text that is new, and null for none', () => {
  const { before, after } = storedValuesOf({ before: null, after: long })
  expect(before).toBeNull()
  expect(after).toBe(`${long.slice(0, maxStoredText)}…`)
})

it('stores long lists as the part of their JSON that changed', () => {
  const files = Array.from({ length: 100 }, (_, i) => `/media/uploads/${i}.webp`)
  const stored = storedValuesOf({ before: files, after: files.toSpliced(50, 1) })
  expect(stored.before).toContain('50.webp')
  expect(stored.after).not.toContain('50.webp')
})

it('never stores more than the limit, nor half a character', () => {
  const text = fc
    .array(fc.constantFrom('a', 'क', '🏫', '…'), { maxLength: 60 })
    .map((parts) => parts.join('').repeat(40))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const stored = storedValuesOf({ before, after })
      for (const value of [stored.before, stored.after]) {
        expect(String(value).length).toBeLessThanOrEqual(maxStoredText + 2)
        expect(String(value).isWellFormed()).toBe(true)
      }
    }),
  )
})
