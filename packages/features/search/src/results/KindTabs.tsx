import type { SearchResult } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { messages } from '../messages'
import { countLabel } from './count-label'
import { kinds, type ResultState, resultsUrl } from './result-state'
import * as styles from './results.css'

interface KindTabsProps {
  counts: SearchResult['counts']
  state: ResultState
}

/** Links to each kind of results, with its count. Kinds without results are left out. */
export function KindTabs({ counts, state }: KindTabsProps) {
  const t = useMessages(messages)

  const shown = kinds.filter((kind) => kind === 'all' || counts[kind].value > 0)
  const tabs = shown.map((kind) => ({
    label: t(messages.tabs[kind]),
    href: resultsUrl.pathOf({ ...state, kind, page: 1 }),
    isCurrent: kind === state.kind,
    count: kind === 'all' ? undefined : countLabel(counts[kind]),
  }))
  return <TabLinks label={t(messages.tabsLabel)} tabs={tabs} className={styles.tabs} />
}
