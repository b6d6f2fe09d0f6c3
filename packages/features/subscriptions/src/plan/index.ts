import { definePage, type I18n } from '@edbazaar/feature-platform'
import { loadPlan } from './load-plan'
import { messages } from './messages'
import { StorePlanScreen } from './PlanScreen'

/** Hidden from search engines. */
export function meta(_: unknown, i18n: I18n) {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

/** `/sp-subscriptions`. */
export const storesPage = definePage({ loader: loadPlan, Component: StorePlanScreen, meta })
