import { answerOf } from '@edbazaar/api-client'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { showToastAtom, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DownloadIcon, KeyboardIcon, SearchIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { QueueSwitch } from '../../queue-switch/QueueSwitch'
import { type QueueName, queuePlaces } from '../../queue-switch/queue-places'
import type { CaseList } from '../case-types'
import { messages as moderationMessages } from '../messages'
import { useModerationRequest } from '../use-moderation-request'
import { allRows } from './all-rows'
import { casesCsv } from './cases-csv'
import { csvFileName, downloadCsv } from './csv'
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
      <h1 className={styles.title}>{t(messages.titles[nameOf(place.path)])}</h1>
      <QueueSwitch path={place.path} view="queue" />
      <div className={styles.tools}>
        <search>
          <form
            key={state.q}
            onSubmit={(event) => {
              event.preventDefault()
              narrow({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
            }}
          >
            <TextField
              ref={searchField}
              type="search"
              name="q"
              label={t(messages.search)}
              labelPlace="hidden"
              placeholder={t(messages.searchPlaceholder)}
              icon={<SearchIcon size="small" />}
              defaultValue={state.q}
              maxLength={100}
            />
          </form>
        </search>
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

/** The section of an address. */
const nameOf = (path: string): QueueName =>
  names.find((name) => queuePlaces[name].path === path) ?? 'schools'

function CsvButton({ queue, isDisabled }: { queue: Queue; isDisabled: boolean }) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useModerationRequest()
  async function download() {
    const rows = await run(
      (api) =>
        allRows(queue, 5000, (query) =>
          answerOf(api.GET('/admin/moderation/cases', { params: { query } })),
        ),
      { reloads: false },
    )
    if (rows === null) return
    downloadCsv(
      casesCsv(rows, t),
      csvFileName(`cases-${nameOf(queue.place.path)}`, todayInIndia(new Date())),
    )
    showToast({ type: 'success', message: t(messages.downloaded(rows.length)) })
  }
  return (
    <Button
      className={styles.wideTool}
      loading={isBusy}
      disabled={isDisabled}
      onClick={() => void download()}
    >
      <DownloadIcon size="small" />
      {t(messages.csv)}
    </Button>
  )
}
