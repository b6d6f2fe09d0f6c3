import { type PageMeta, paths } from '@edbazaar/feature-shell'
import type { LoadedComparison } from './load-comparison'
import { messages } from './messages'

/** What the tab and those who share the page are told. Search engines know the empty page alone. */
export function compareMeta({ asked, comparison }: LoadedComparison): PageMeta {
  const names = comparison.schools.map(({ summary }) => summary.name)
  return {
    title: names.length === 0 ? messages.title : messages.titleOf(names),
    description: messages.description,
    canonicalPath: paths.compareSchools,
    isHidden: asked.slugs.length > 0,
  }
}
