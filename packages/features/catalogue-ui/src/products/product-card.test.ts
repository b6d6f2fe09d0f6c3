import { productSummary } from '@edbazaar/api-client/testing'
import { createI18n } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { messages } from './messages'
import { productCard } from './product-card'

const t = createI18n('en').translate(messages)

test('names the provider between the kind and the place', () => {
  expect(productCard(productSummary(), t).detail).toBe('Tuition, Ganit Classes, Bengaluru')
  expect(productCard(productSummary({ mode: 'online' }), t).detail).toBe(
    'Tuition, Ganit Classes, online',
  )
})
