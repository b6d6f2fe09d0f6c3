import { productSummary } from '@edbazaar/api-client/testing'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { createI18n } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { productRow } from './product-row'

const t = createI18n('en').translate(productMessages)

test('shows the start date of a camp and the days of a tuition', () => {
  expect(productRow(productSummary(), { hasKind: false }, t)).toMatchObject({
    detail: 'Ganit Classes, Bengaluru',
    when: 'Mon, Wed',
  })
  expect(productRow(productSummary({ kind: 'camp' }), { hasKind: true }, t)).toMatchObject({
    detail: 'Camp, Ganit Classes, Bengaluru',
    when: 'from 2027-01-04',
  })
})
