import { useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import type { CaseList } from '../case-types'
import { messages as moderationMessages } from '../messages'
import { ageInWords, durationInWords } from '../moments'
import { messages } from './messages'
import { noFilters, type Tab, tabsOf } from './queue-url'
import type { Queue } from './use-queue'

interface QueueTabsProps {
  queue: Queue
  list: CaseList | null
  now: number
}

/** The kinds of case with their counts, how long the oldest waits, and the median of the week. */
export function QueueTabs({ queue, list, now }: QueueTabsProps) {
  const t = useMessages(messages, moderationMessages)
  const { state, pathWith, place } = queue
  const median = list?.median_decision_minutes ?? null
  function noteOf(tab: Tab): string {
    const oldest = list?.tabs.find((each) => each.tab === tab)?.oldest_at ?? null
    if (tab === 'decided') return t(messages.lastDays)
    return oldest === null ? t(messages.noneOpen) : t(messages.oldest(ageInWords(oldest, now)))
  }
  return (
    <TabLinks
      label={t(messages.tabsLabel)}
      tabs={tabsOf(place).map((tab) => {
        const facts = list?.tabs.find((each) => each.tab === tab)
        return {
          label: t(moderationMessages.tabs[tab]),
          href: pathWith({ ...noFilters, tab, q: '', page: 1, case: null, sort: sortOf(tab) }),
          isCurrent: tab === state.tab,
          ...(facts && { count: facts.count, note: noteOf(tab) }),
          isLate: tab !== 'decided' && facts?.is_overdue,
        }
      })}
      end={
        median !== null &&
        list !== null && (
          <RichMessage
            from={messages}
            message={messages.median(durationInWords(median), list.target_hours)}
            parts={{ b: <b /> }}
          />
        )
      }
    />
  )
}

/** The sort of a tab: decided cases begin with the latest. */
export const sortOf = (tab: Tab) => (tab === 'decided' ? 'newest' : 'oldest')
