import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompletenessNote } from './CompletenessNote'

test('shows the percentage and the most useful step first', () => {
  const missing = ['images', 'description', 'city'] as const
  render(<CompletenessNote completeness={{ percent: 53, missing: [...missing] }} />)
  expect(screen.getByRole('meter', { name: '53% complete' })).toBeDefined()
  expect(screen.getByText('Add an image').closest('p')?.textContent).toBe(
    'Add an image: lists show it first',
  )
  expect(screen.getByText('2 more things are missing').closest('details')?.open).toBe(false)
  expect(screen.getByText('Add the city')).toBeDefined()
})

test('says when nothing is missing', () => {
  render(<CompletenessNote completeness={{ percent: 100, missing: [] }} />)
  expect(screen.getByRole('meter', { name: 'Complete: nothing is missing' })).toBeDefined()
  expect(screen.queryByText(/more things? (is|are) missing/)).toBeNull()
})
