import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompletenessNote } from './CompletenessNote'

function show(percent: number, missing: ('images' | 'description' | 'city')[]) {
  renderPage(
    [{ path: '/', element: <CompletenessNote completeness={{ percent, missing }} /> }],
    '/',
  )
}

test('shows the percentage and the most useful step first', () => {
  show(53, ['images', 'description', 'city'])
  expect(screen.getByRole('meter', { name: '53% complete' })).toBeDefined()
  expect(screen.getByText('Add an image').closest('p')?.textContent).toBe(
    'Add an image: lists show it first',
  )
  expect(screen.getByText('2 more details are missing').closest('details')?.open).toBe(false)
  expect(screen.getByText('Add the city')).toBeDefined()
})

test('says when the owner has provided everything', () => {
  show(100, [])
  expect(
    screen.getByRole('meter', { name: 'Complete: you have provided every detail' }),
  ).toBeDefined()
  expect(screen.queryByText(/more details? (is|are) missing/)).toBeNull()
})
