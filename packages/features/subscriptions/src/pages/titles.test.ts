import { invoice } from '@edbazaar/api-client/testing'
import { createI18n } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { page, storesPage } from './index'

const i18n = createI18n('en')
const titleOf = (view?: string, loaded: unknown = null) =>
  page.handle.meta(loaded, i18n, { view }).title

test('every page below Subscriptions has its own title', () => {
  const { summary } = invoice()
  const titles = [
    titleOf(),
    titleOf('change'),
    titleOf('billing'),
    titleOf('invoices'),
    titleOf('invoices', invoice()),
    titleOf('invoices', invoice({ summary: { ...summary, kind: 'credit_note', number: 'CN/1' } })),
    storesPage.handle.meta(null, i18n, {}).title,
  ]
  expect(titles).toEqual([
    'Subscriptions',
    'Change plan',
    'Billing details',
    'Invoice',
    'Invoice EB/2627/000087',
    'Credit note CN/1',
    'Subscriptions for stores and services',
  ])
})
