import { StageTabs as Tabs } from '@edbazaar/feature-list-kit/inbox'
import { useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Link } from '@edbazaar/ui/Link'
import type { Applications } from './application-types'
import * as styles from './applications.css'
import { messages } from './messages'
import { markOf, stages } from './stages'
import type { Page } from './use-applications'

/** The stages with their counts, and the decisions that applicants do not know yet. */
export function StageTabs({ page, list }: { page: Page; list: Applications | null }) {
  const t = useMessages(messages)
  const { state, pathWith } = page
  const isBoard = state.view === 'board'
  const hrefOf = (stage: (typeof stages)[number] | null) =>
    pathWith({ state: stage, untold: null, view: 'list', page: 1, application: null })
  const shown = stages.filter((stage) => stage !== 'declined' || list?.counts.declined)
  return (
    <>
      <Tabs
        label={t(messages.stagesLabel)}
        stages={shown.map((stage) => ({
          stage,
          label: t(messages.stages[stage]),
          mark: markOf[stage],
        }))}
        counts={list?.counts}
        current={isBoard ? null : state.state}
        hrefOf={hrefOf}
        all={{ label: t(messages.all), href: isBoard ? pathWith({}) : hrefOf(null) }}
      />
      {list !== null && list.untold > 0 && state.untold === null && (
        <p className={styles.untold}>
          <RichMessage
            from={messages}
            message={messages.untold(list.untold)}
            parts={{ b: <b /> }}
          />{' '}
          <Link
            href={pathWith({
              untold: 'yes',
              state: null,
              view: 'list',
              page: 1,
              application: null,
            })}
          >
            {t(messages.review)}
          </Link>
        </p>
      )}
    </>
  )
}
