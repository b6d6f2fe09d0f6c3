import { answerOf } from '@edbazaar/api-client'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { useRequest } from '@edbazaar/feature-form-kit'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { ExportButton, TableSearch } from '@edbazaar/feature-list-kit/table'
import { useMessages } from '@edbazaar/feature-platform'
import { KeyboardIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import type { RefObject } from 'react'
import { QueueSwitch } from '../../queue-switch/QueueSwitch'
import { type QueueName, queuePlaces } from '../../queue-switch/queue-places'
import type { CaseList } from '../case-types'
import { messages as moderationMessages } from '../messages'
import { allRows } from './all-rows'
import { casesCsv } from './cases-csv'
import { messages } from './messages'
import * as styles from './queue.css'
import type { Queue } from './use-queue'

interface QueueHeadProps {
  queue: Queue
  list: CaseList | null
  searchField: RefObject<HTMLInputElement | null>
  onHelp: () => void
}

/** Title, queue or listings, search, shortcuts and CSV. */
export function QueueHead({ queue, list, searchField, onHelp }: QueueHeadProps) {
  const t = useMessages(messages, moderationMessages)
  const { place, state, narrow } = queue
  return (
    <header className={styles.head}>
      <h1 className={inboxStyles.title}>{t(messages.titles[nameOf(place.path)])}</h1>
      <QueueSwitch path={place.path} view="queue" />
      <div className={inboxStyles.tools}>
        <TableSearch
          ref={searchField}
          isCompact
          label={t(messages.search)}
          placeholder={t(messages.searchPlaceholder)}
          value={state.q}
          onSearch={(q) => narrow({ q })}
        />
        <IconButton
          variant="quiet"
          className={styles.wideTool}
          label={t(moderationMessages.shortcuts)}
          icon={<KeyboardIcon />}
          onClick={onHelp}
        />
        <CsvButton queue={queue} isDisabled={list === null || list.total === 0} />
      </div>
    </header>
  )
}

const names = Object.keys(queuePlaces) as QueueName[]

/** The section with this path. */
const nameOf = (path: string): QueueName =>
  names.find((name) => queuePlaces[name].path === path) ?? 'schools'

function CsvButton({ queue, isDisabled }: { queue: Queue; isDisabled: boolean }) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const { run } = useRequest()
  async function loadCsv() {
    const rows = await run((api) =>
      allRows(queue, 5000, (query) =>
        answerOf(api.GET('/admin/moderation/cases', { params: { query } })),
      ),
    )
    return rows && casesCsv(rows, t)
  }
  return (
    <ExportButton
      name={`cases-${nameOf(queue.place.path)}`}
      className={styles.wideTool}
      isDisabled={isDisabled}
      loadCsv={loadCsv}
    />
  )
}
