import { StageTabs as Tabs } from '@edbazaar/feature-list-kit/inbox'
import { useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import type { Enquiries } from './enquiry-types'
import { messages } from './messages'
import { durationInWords } from './moments'
import { markOf, stages } from './stages'
import type { Inbox } from './use-inbox'

/** The stages with their counts, and how quickly first replies are sent. */
export function StageTabs({ inbox, list }: { inbox: Inbox; list: Enquiries | null }) {
  const t = useMessages(messages)
  const { state, pathWith } = inbox
  const isBoard = state.view === 'board'
  const median = list?.median_first_reply_minutes ?? null
  const hrefOf = (stage: (typeof stages)[number] | null) =>
    pathWith({ state: stage, view: 'list', page: 1, enquiry: null })
  return (
    <Tabs
      label={t(messages.stagesLabel)}
      stages={stages.map((stage) => ({
        stage,
        label: t(messages.stages[stage]),
        mark: markOf[stage],
      }))}
      counts={list?.counts}
      current={isBoard ? null : state.state}
      hrefOf={hrefOf}
      all={{
        label: t(messages.all),
        href: isBoard ? pathWith({ view: 'board' }) : hrefOf(null),
      }}
      end={
        median !== null && (
          <RichMessage
            from={messages}
            message={messages.medianReply(durationInWords(median))}
            parts={{ b: <b /> }}
          />
        )
      }
    />
  )
}
