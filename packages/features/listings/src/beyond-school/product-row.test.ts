import { productSummary } from '@edbazaar/api-client/testing'
import { expect, test } from 'vitest'
import { daysWords, productRow } from './product-row'

test('days in a row are joined, all seven are every day', () => {
  expect(daysWords([])).toBe('')
  expect(daysWords(['Mon', 'Wed'])).toBe('Mon, Wed')
  expect(daysWords(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'])).toBe('Mon–Fri, Sun')
  expect(daysWords(['Sat', 'Sun'])).toBe('Sat, Sun')
  expect(daysWords(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])).toBe('Every day')
})

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
