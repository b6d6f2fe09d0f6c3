import { productSummary } from '@edbazaar/api-client/testing'
import { expect, test } from 'vitest'
import { productRow } from './product-row'

test('shows the start date of a camp and the days of a tuition', () => {
  expect(productRow(productSummary(), { hasKind: false })).toMatchObject({
    detail: 'Ganit Classes, Bengaluru',
    when: 'Mon, Wed',
  })
  expect(productRow(productSummary({ kind: 'camp' }), { hasKind: true })).toMatchObject({
    detail: 'Camp, Ganit Classes, Bengaluru',
    when: 'from 2027-01-04',
  })
})
