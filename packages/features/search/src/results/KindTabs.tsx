import type { SearchResult } from '@edbazaar/api-client'
import { Link } from '@edbazaar/ui/Link'
import { messages } from '../messages'
import { kinds, type ResultKind, type ResultState, resultsPath } from './result-state'
import * as styles from './results.css'

interface KindTabsProps {
  counts: SearchResult['counts']
  state: ResultState
}

/** Links to one kind of results each, with its count. Kinds without any are left out. */
export function KindTabs({ counts, state }: KindTabsProps) {
  const shown = kinds.filter((kind) => kind === 'all' || counts[kind].value > 0)
  return (
    <nav aria-label={messages.tabsLabel} className={styles.tabs}>
      {shown.map((kind) => (
        <Link
          key={kind}
          variant="plain"
          className={styles.tab}
          href={resultsPath({ ...state, kind, page: 1 })}
          aria-current={kind === state.kind ? 'page' : undefined}
        >
          {messages.tabs[kind]} <CountOf kind={kind} counts={counts} />
        </Link>
      ))}
    </nav>
  )
}

function CountOf({ kind, counts }: { kind: ResultKind; counts: SearchResult['counts'] }) {
  if (kind === 'all') return null
  const { value, is_exact: isExact } = counts[kind]
  return <span className={styles.count}>{messages.count(value, isExact)}</span>
}
