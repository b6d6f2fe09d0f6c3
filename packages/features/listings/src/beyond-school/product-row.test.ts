import { productSummary } from '@edbazaar/api-client/testing'
import { expect, test } from 'vitest'
import { productRow } from './product-row'

test('a camp tells when it begins, a tuition on which days it meets', () => {
  expect(productRow(productSummary(), { hasKind: false })).toMatchObject({
    detail: 'Ganit Classes, Bengaluru',
    when: 'Mon, Wed',
  })
  expect(productRow(productSummary({ kind: 'camp' }), { hasKind: true })).toMatchObject({
    detail: 'Camp, Ganit Classes, Bengaluru',
    when: 'from 2027-01-04',
  })
})
