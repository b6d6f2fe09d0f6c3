import { useMessages } from '@edbazaar/feature-platform'
import { PageHead } from '@edbazaar/ui/PageHead'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import type { ReactNode } from 'react'
import { messages } from './messages'
import * as styles from './own-content.css'
import { type OwnContentState, type OwnCounts, ownStatuses } from './statuses'

interface OwnContentFrameProps {
  title: string
  standfirst: string
  /** The link above the title. */
  above: ReactNode
  /** What starts a new record. */
  actions: ReactNode
  state: OwnContentState
  /** Undefined while the list loads. */
  counts: OwnCounts | undefined
  hrefOf: (state: OwnContentState) => string
  /** The list. */
  children: ReactNode
  /** What stands below the list, which it would move when it has loaded. */
  below: ReactNode
}

/** A figure space, as wide as a digit, so that tabs keep their width when counts load. */
const countPlaceholder = '\u2007'

/** The page of the user's own blogs or videos: its head, and a tab for each status. */
export function OwnContentFrame(props: OwnContentFrameProps) {
  const t = useMessages(messages)
  const { state, counts, hrefOf } = props
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { label: t(messages.all), status: null, count: all ?? countPlaceholder },
    ...ownStatuses.map((status) => ({
      label: t(messages.tabs[status]),
      status,
      count: counts?.[status] ?? countPlaceholder,
    })),
  ]
  return (
    <div className={styles.page}>
      <PageHead title={props.title} standfirst={props.standfirst} above={props.above}>
        <p className={styles.actions}>{props.actions}</p>
      </PageHead>
      <TabLinks
        label={t(messages.tabsLabel)}
        className={styles.tabs}
        tabs={tabs.map(({ status, ...tab }) => ({
          ...tab,
          href: hrefOf({ status, page: 1 }),
          isCurrent: status === state.status,
        }))}
      />
      {props.children}
      {counts !== undefined && props.below}
    </div>
  )
}
