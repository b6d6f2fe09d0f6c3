import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from '../messages'
import type { LoadedResults } from './load-results'

/** Metadata of the results page. Search engines index it only without a query. */
export function resultsMeta({ state }: LoadedResults): PageMeta {
  const hasQuery = state.query !== ''
  return {
    title: hasQuery ? messages.titleFor(state.query) : messages.title,
    description: messages.description,
    canonicalPath: hasQuery ? null : paths.search,
    isHidden: hasQuery,
  }
}
