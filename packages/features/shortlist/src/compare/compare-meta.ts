import type { I18n } from '@edbazaar/feature-platform'
import { type PageMeta, paths } from '@edbazaar/feature-platform'
import type { LoadedComparison } from './load-comparison'
import { messages } from './messages'

/** Only the empty page is indexed by search engines. */
export function compareMeta({ requested, comparison }: LoadedComparison, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const names = comparison.schools.map(({ summary }) => summary.name)
  return {
    title: t(names.length === 0 ? messages.title : messages.titleOf(names.join(', '))),
    description: t(messages.description),
    canonicalPath: paths.compareSchools,
    isHidden: requested.slugs.length > 0,
  }
}
