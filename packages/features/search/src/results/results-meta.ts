import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from '../messages'
import type { LoadedResults } from './load-results'

/** Results are for people: search engines are told of the empty page alone. */
export function resultsMeta({ state }: LoadedResults): PageMeta {
  const isAsked = state.query !== ''
  return {
    title: isAsked ? messages.titleFor(state.query) : messages.title,
    description: messages.description,
    canonicalPath: isAsked ? null : paths.search,
    isHidden: isAsked,
  }
}
