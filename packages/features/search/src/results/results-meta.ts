import { type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { messages } from '../messages'
import type { LoadedResults } from './load-results'

/** Metadata of the results page. Search engines index it only without a query. */
export function resultsMeta({ state }: LoadedResults, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const hasQuery = state.query !== ''
  return {
    title: hasQuery ? t(messages.titleFor(state.query)) : t(messages.title),
    description: t(messages.description),
    canonicalPath: hasQuery ? null : paths.search,
    isHidden: hasQuery,
  }
}
