import { useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { StageMark } from '@edbazaar/ui/StageMark'
import { TabLinks } from '@edbazaar/ui/TabLinks'
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
  const total = list && stages.reduce((sum, stage) => sum + list.counts[stage], 0)
  const median = list?.median_first_reply_minutes ?? null
  const hrefOf = (stage: (typeof stages)[number] | null) =>
    pathWith({ state: stage, view: 'list', page: 1, enquiry: null })
  return (
    <TabLinks
      label={t(messages.stagesLabel)}
      tabs={[
        ...stages.map((stage) => ({
          label: t(messages.stages[stage]),
          href: hrefOf(stage),
          isCurrent: !isBoard && state.state === stage,
          icon: <StageMark mark={markOf[stage]} />,
          ...(list && { count: list.counts[stage] }),
        })),
        {
          label: t(messages.all),
          href: isBoard ? pathWith({ view: 'board' }) : hrefOf(null),
          isCurrent: isBoard || state.state === null,
          ...(total !== null && { count: total }),
        },
      ]}
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
