import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompletenessNote } from './CompletenessNote'

test('tells how much is told, and first what brings most', () => {
  const missing = ['pictures', 'description', 'city'] as const
  render(<CompletenessNote completeness={{ percent: 53, missing: [...missing] }} />)
  expect(screen.getByRole('meter', { name: '53% complete' })).toBeDefined()
  expect(screen.getByText('Add a picture').closest('p')?.textContent).toBe(
    'Add a picture: lists show it first of all',
  )
  expect(screen.getByText('2 more are missing').closest('details')?.open).toBe(false)
  expect(screen.getByText('Add the city')).toBeDefined()
})

test('what lacks nothing says so', () => {
  render(<CompletenessNote completeness={{ percent: 100, missing: [] }} />)
  expect(screen.getByRole('meter', { name: 'Complete: nothing is missing' })).toBeDefined()
  expect(screen.queryByText(/are missing/)).toBeNull()
})
