import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductFilters } from './ProductFilters'

test('modes that follow from the product are not offered as filter values', async () => {
  const values = ['Online', 'At the centre', 'At home', 'One to one', 'Others'].map((name, i) => ({
    id: 341 + i,
    name,
  }))
  const filters = (
    <ProductFilters
      filters={[{ id: 10, name: 'Mode of Training', values }]}
      selected={[]}
      onChange={() => {}}
      section="activities"
      requesterName="Chess Club"
    />
  )
  renderPage([{ path: '/', element: filters }], '/')
  await screen.findByRole('checkbox', { name: 'One to one' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})
