// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FieldDiff } from './FieldDiff'
import { FieldDiffList } from './FieldDiffList'
import type { FieldDifference } from './field-difference'

afterEach(cleanup)

const show = (difference: FieldDifference) =>
  render(
    <FieldDiffList label="Changes">
      <FieldDiff name="Name" difference={difference} />
    </FieldDiffList>,
  )

it('reads both sides of a short value, and says where there is none', () => {
  show({
    kind: 'sides',
    before: { parts: [] },
    after: { parts: [{ text: 'office@', change: 'added' }] },
  })
  const field = screen.getByRole('listitem').textContent
  expect(field).toContain('Before: Nothing')
  expect(field).toContain('After: office@')
})

it('keeps added and removed words apart without colour', () => {
  show({
    kind: 'text',
    parts: [
      { text: 'two', change: 'removed' },
      { text: 'three', change: 'added', isMarked: true },
      { text: ' teachers' },
    ],
  })
  expect(screen.getByText('two').tagName).toBe('DEL')
  expect(screen.getByText('three').closest('ins')).not.toBeNull()
  expect(screen.getByText('three').tagName).toBe('MARK')
  expect(screen.getByText('teachers').tagName).toBe('SPAN')
})

it('says of each value of a set whether it was added or removed', () => {
  show({ kind: 'set', added: ['Pool'], removed: ['Hostel'], rest: '17 unchanged' })
  const values = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(values).toEqual(expect.arrayContaining(['Added: Pool', 'Removed: Hostel', '17 unchanged']))
})
