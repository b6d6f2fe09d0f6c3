import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { CasePane } from './case/CasePane'
import { useCaseEditor } from './case/use-case-editor'
import type { BulkOutcome } from './decide/bulk-outcome'
import { CasesDialog } from './decide/CasesDialog'
import { UndoDialog } from './decide/UndoDialog'
import { useLiveChanges } from './live/use-live-changes'
import { messages } from './messages'
import { BulkDecisions } from './queue/BulkDecisions'
import { decidableRows, mainOutcome } from './queue/bulk-rows'
import { CaseRows } from './queue/CaseRows'
import { EmptyQueue, FailedQueue } from './queue/EmptyQueue'
import type { LoadedQueue } from './queue/load-queue'
import { FilterButton, FilterChips, SortField } from './queue/QueueFilters'
import { QueueFooter } from './queue/QueueFooter'
import { QueueHead } from './queue/QueueHead'
import { QueueTable } from './queue/QueueTable'
import { QueueTabs } from './queue/QueueTabs'
import { QueueViews } from './queue/QueueViews'
import * as styles from './queue/queue.css'
import { canSelect, tabsOf } from './queue/queue-url'
import { type Queue, useQueue } from './queue/use-queue'
import { useSelection } from './queue/use-selection'
import { ShortcutsDialog } from './ShortcutsDialog'
import { useQueueKeys } from './use-queue-keys'

/** A queue of cases: a table, or a list beside the open case. */
export function ModerationQueue(loaded: LoadedQueue) {
  const { place, list, now } = loaded
  const t = useMessages(messages)
  const queue = useQueue(place)
  const { state } = queue
  const { revalidate } = useRevalidator()
  const caseEditor = useCaseEditor(queue, loaded)
  const selection = useSelection(state.tab, list?.data ?? [])
  const [activeId, setActiveId] = useState<string | null>(null)
  const [isHelping, setIsHelping] = useState(false)
  const [bulk, setBulk] = useState<BulkOutcome | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const isOpen = state.case !== null
  const hasSelection = selection.rows.length > 0

  useLiveChanges(() => void revalidate())

  function approveSelected(): boolean {
    if (decidableRows(selection.rows, now).length === 0) return false
    setBulk(mainOutcome(state.tab))
    return true
  }
  useQueueKeys({
    queue,
    loaded,
    caseEditor,
    activeId,
    onToggle: selection.toggle,
    onApproveSelected: hasSelection ? approveSelected : undefined,
    onSearch: () => search.current?.focus(),
    onHelp: () => setIsHelping(true),
  })
  return (
    <div
      className={inboxStyles.page}
      data-wide-page=""
      data-open={isOpen ? '' : undefined}
      aria-busy={queue.isLoading}
    >
      <QueueHead queue={queue} list={list} searchField={search} onHelp={() => setIsHelping(true)} />
      <QueueTabs queue={queue} list={list} now={now} />
      {!isOpen && (
        <>
          <QueueViews queue={queue} list={list} />
          <div className={styles.filterBar}>
            <FilterButton queue={queue} isCompact={false} />
            {queue.isWide && <FilterChips queue={queue} />}
            <SortField queue={queue} className={styles.sort} />
            {!queue.isWide && canSelect(state.tab) && (
              <Button onClick={selection.toggleSelecting}>
                {t(selection.isSelecting ? messages.endSelection : messages.selectMode)}
              </Button>
            )}
          </div>
        </>
      )}
      {isOpen ? (
        <div className={styles.panes}>
          <section
            className={inboxStyles.listPane}
            aria-label={t(messages.caption(t(messages.tabs[state.tab])))}
          >
            <div className={inboxStyles.scroller}>
              <div className={inboxStyles.listTools}>
                <SortField queue={queue} className={inboxStyles.sort} />
                <FilterButton queue={queue} isCompact />
              </div>
              <CaseListOrReason
                queue={queue}
                loaded={loaded}
                canSelect={hasSelection}
                selected={selection.ids}
                onToggle={selection.toggle}
              />
            </div>
          </section>
          <CasePane queue={queue} loaded={loaded} caseEditor={caseEditor} />
        </div>
      ) : queue.isWide ? (
        <QueueTable
          queue={queue}
          list={list}
          now={now}
          selected={selection.ids}
          onSelectedChange={selection.select}
          activeId={activeId}
          onActiveChange={setActiveId}
        />
      ) : (
        <CaseListOrReason
          queue={queue}
          loaded={loaded}
          canSelect={selection.isSelecting}
          selected={selection.ids}
          onToggle={selection.toggle}
        />
      )}
      {!isOpen && <QueueFooter queue={queue} loaded={loaded} onHelp={() => setIsHelping(true)} />}
      {hasSelection && !isOpen && (
        <BulkDecisions
          queue={queue}
          rows={selection.rows}
          total={list?.total ?? 0}
          now={now}
          onSelect={selection.setRows}
          onDecide={setBulk}
        />
      )}
      {bulk !== null && hasSelection && (
        <CasesDialog
          outcome={bulk}
          rows={selection.rows}
          onDone={selection.clear}
          onClose={() => setBulk(null)}
        />
      )}
      {isHelping && (
        <ShortcutsDialog tabCount={tabsOf(place).length} onClose={() => setIsHelping(false)} />
      )}
      <UndoDialog />
    </div>
  )
}

interface CaseListOrReasonProps {
  queue: Queue
  loaded: LoadedQueue
  canSelect: boolean
  selected: readonly string[]
  onToggle: (id: string) => void
}

/** The cases as a list, or why there are none. */
function CaseListOrReason({ queue, loaded, ...list }: CaseListOrReasonProps) {
  if (loaded.list === null) return <FailedQueue />
  if (loaded.list.data.length === 0) return <EmptyQueue queue={queue} total={loaded.list.total} />
  return <CaseRows queue={queue} rows={loaded.list.data} now={loaded.now} {...list} />
}
