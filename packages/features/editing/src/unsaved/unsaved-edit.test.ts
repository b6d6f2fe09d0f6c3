import { describe, expect, test } from 'vitest'
import { isUnsavedEdits, type UnsavedEdit, withEdit } from './unsaved-edit'

const edit = (overrides: Partial<UnsavedEdit> = {}): UnsavedEdit => ({
  user: 7,
  kind: 'school',
  id: 12,
  field: 'name',
  value: 'Vidya',
  base: 4,
  at: Date.UTC(2026, 10, 20),
  by: 'page',
  ...overrides,
})

describe('withEdit', () => {
  test('keeps one edit per field, the newest first', () => {
    const phone = edit({ field: 'phone' })
    const newer = edit({ value: 'Vidya Niketan' })
    expect(withEdit([phone, edit()], newer)).toEqual([newer, phone])
  })

  test('keeps a newer edit of another tab', () => {
    const newer = edit({ value: 'Vidya Niketan', at: edit().at + 1, by: 'other' })
    expect(withEdit([newer], edit())).toEqual([newer])
  })

  test('separates edits by user, kind and id', () => {
    const others = [edit({ user: 8 }), edit({ kind: 'store' }), edit({ id: 13 })]
    expect(withEdit(others, edit())).toHaveLength(4)
  })

  test('accepts a description of 60,000 characters that JSON escapes', () => {
    const description = edit({ field: 'description', value: '"'.repeat(60_000) })
    expect(withEdit([], description)).toHaveLength(1)
    expect(withEdit([], edit({ value: 'x'.repeat(300_000) }))).toEqual([])
  })

  test('removes the oldest edits to stay within the storage limit', () => {
    let edits: UnsavedEdit[] = []
    for (let id = 1; id <= 30; id += 1)
      edits = withEdit(edits, edit({ id, value: 'x'.repeat(150_000) }))
    expect(JSON.stringify(edits).length).toBeLessThan(2_100_000)
    expect(edits[0]?.id).toBe(30)
    for (let id = 1; id <= 300; id += 1) edits = withEdit(edits, edit({ id: 100 + id, value: '' }))
    expect(edits.length).toBeLessThanOrEqual(200)
    expect(isUnsavedEdits(edits)).toBe(true)
  })

  test('removes edits older than three months', () => {
    const old = edit({ id: 1, at: Date.UTC(2026, 6, 1) })
    expect(withEdit([old], edit())).toEqual([edit()])
  })
})

test.each([
  [[edit()], true],
  [[edit({ value: null })], true],
  [[], true],
  [null, false],
  [{}, false],
  [['x'], false],
  [[{ ...edit(), kind: 'user' }], false],
  [[{ ...edit(), base: '4' }], false],
  [[{ ...edit(), field: 'x'.repeat(101) }], false],
  [[{ user: 7, kind: 'school', id: 12, field: 'name', base: 4, at: 1, by: 'page' }], false],
])('validates %j as stored edits: %s', (stored, isValid) => {
  expect(isUnsavedEdits(stored)).toBe(isValid)
})
