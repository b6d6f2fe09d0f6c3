import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { BatchScreen } from './BatchScreen'
import { type LoadedPage, loadBatch } from './load-batch'
import { messages } from './messages'

/** Hidden from search engines. */
function batchMeta(loaded: LoadedPage | null, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: (loaded?.roster?.batch ?? loaded?.batch?.batch)?.name ?? t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ loader: loadBatch, Component: BatchScreen, meta: batchMeta })
