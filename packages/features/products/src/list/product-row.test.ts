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

test('counts several batches and says when the next one starts', () => {
  const several = productSummary({ n_batches: 3, seats: 10, seats_left: 4 })
  expect(productRow(several, { hasKind: false }, t)).toMatchObject({
    when: '3 batches, from 4 Jan 2027',
    availability: { state: 'open', label: '4 of 10 seats left' },
  })
  expect(productRow({ ...several, kind: 'workshop' }, { hasKind: false }, t).when).toBe(
    '3 batches, from 2027-01-04',
  )
  const started = productSummary({ n_batches: 3, starts_on: null })
  expect(productRow(started, { hasKind: false }, t).when).toBe('3 batches')
})
