import { useMessages } from '@edbazaar/feature-platform'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import type { Inbox } from '../use-inbox'
import { messages } from './messages'
import { type Tasks, taskChoices } from './task-types'

/** The tasks of the user, of today, the overdue ones and the others, with their counts. */
export function TaskTabs({ inbox, tasks }: { inbox: Inbox; tasks: Tasks | null }) {
  const t = useMessages(messages)
  const { state, pathWith } = inbox
  return (
    <TabLinks
      label={t(messages.showLabel)}
      tabs={taskChoices.map((choice) => ({
        label: t(messages.show[choice]),
        href: pathWith({ tasks: choice, page: 1, enquiry: null }),
        isCurrent: state.tasks === choice,
        ...(tasks && choice !== 'done' && { count: tasks.counts[choice] }),
      }))}
    />
  )
}
