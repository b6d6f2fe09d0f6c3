import { describe, expect, test } from 'vitest'
import { isUnsavedEdits, type UnsavedEdit, withEdit } from './unsaved-edit'

const edit = (differences: Partial<UnsavedEdit> = {}): UnsavedEdit => ({
  user: 7,
  kind: 'school',
  id: 12,
  field: 'name',
  value: 'Vidya',
  base: 4,
  at: Date.UTC(2026, 10, 20),
  by: 'page',
  ...differences,
})

describe('what is kept', () => {
  test('is one edit for each field, the newest first', () => {
    const phone = edit({ field: 'phone' })
    const newer = edit({ value: 'Vidya Niketan' })
    expect(withEdit([phone, edit()], newer)).toEqual([newer, phone])
  })

  test('is told apart by user, kind and id', () => {
    const others = [edit({ user: 8 }), edit({ kind: 'store' }), edit({ id: 13 })]
    expect(withEdit(others, edit())).toHaveLength(4)
  })

  test('holds a description of 60,000 characters of any kind', () => {
    const description = edit({ field: 'description', value: '"'.repeat(60_000) })
    expect(withEdit([], description)).toHaveLength(1)
    expect(withEdit([], edit({ value: 'x'.repeat(300_000) }))).toEqual([])
  })

  test('stays within what a browser stores: the oldest go', () => {
    let edits: UnsavedEdit[] = []
    for (let id = 1; id <= 30; id += 1)
      edits = withEdit(edits, edit({ id, value: 'x'.repeat(150_000) }))
    expect(JSON.stringify(edits).length).toBeLessThan(2_100_000)
    expect(edits[0]?.id).toBe(30)
    for (let id = 1; id <= 300; id += 1) edits = withEdit(edits, edit({ id: 100 + id, value: '' }))
    expect(edits.length).toBeLessThanOrEqual(200)
    expect(isUnsavedEdits(edits)).toBe(true)
  })

  test('goes after three months', () => {
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
])('%j is kept edits: %s', (stored, isKept) => {
  expect(isUnsavedEdits(stored)).toBe(isKept)
})
