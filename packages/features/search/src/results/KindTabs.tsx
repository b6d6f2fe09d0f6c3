import type { SearchResult } from '@edbazaar/api-client'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { messages } from '../messages'
import { kinds, type ResultState, resultsPath } from './result-state'
import * as styles from './results.css'

interface KindTabsProps {
  counts: SearchResult['counts']
  state: ResultState
}

/** Links to each kind of results, with its count. Kinds without results are left out. */
export function KindTabs({ counts, state }: KindTabsProps) {
  const shown = kinds.filter((kind) => kind === 'all' || counts[kind].value > 0)
  const tabs = shown.map((kind) => ({
    label: messages.tabs[kind],
    href: resultsPath({ ...state, kind, page: 1 }),
    isCurrent: kind === state.kind,
    count: kind === 'all' ? undefined : messages.count(counts[kind].value, counts[kind].is_exact),
  }))
  return <TabLinks label={messages.tabsLabel} tabs={tabs} className={styles.tabs} />
}
