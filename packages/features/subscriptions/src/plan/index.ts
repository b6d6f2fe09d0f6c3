import { definePage, type I18n } from '@edbazaar/feature-platform'
import { loadPlan } from './load-plan'
import { messages } from './messages'
import { StorePlanScreen } from './PlanScreen'

/** Of a page about plans and invoices, which is hidden from search engines. */
export const metaOf = (title: string, i18n: I18n) => ({
  title,
  description: i18n.translate(messages)(messages.description),
  canonicalPath: null,
  isHidden: true,
})

/** `/sp-subscriptions`. */
export const storesPage = definePage({
  loader: loadPlan,
  Component: StorePlanScreen,
  meta: (_, i18n) => metaOf(i18n.translate(messages)(messages.storesTitle), i18n),
})
