import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { CasePane } from './case/CasePane'
import { useCaseKeys } from './case/use-case-keys'
import { useCaseWork } from './case/use-case-work'
import type { CaseRow } from './case-types'
import type { BulkOutcome } from './decide/bulk-outcome'
import { CasesDialog } from './decide/CasesDialog'
import { lastActionAtom } from './decide/decision'
import { UndoDialog } from './decide/UndoDialog'
import { useUndo } from './decide/use-undo'
import { focusRow } from './focus-row'
import { useLiveChanges } from './live/use-live-changes'
import { messages } from './messages'
import { BulkDecisions } from './queue/BulkDecisions'
import { CaseRows } from './queue/CaseList'
import { EmptyQueue, FailedQueue } from './queue/EmptyQueue'
import type { LoadedQueue } from './queue/load-queue'
import { neighbourOf } from './queue/neighbour'
import { FilterButton, FilterChips, SortField } from './queue/QueueFilters'
import { QueueHead } from './queue/QueueHead'
import { QueueTable } from './queue/QueueTable'
import { QueueTabs, sortOf } from './queue/QueueTabs'
import { QueueViews } from './queue/QueueViews'
import * as styles from './queue/queue.css'
import { noFilters, tabs } from './queue/queue-url'
import { UnderTable } from './queue/UnderTable'
import { type Queue, useQueue } from './queue/use-queue'
import { ShortcutsDialog } from './ShortcutsDialog'
import { useShortcuts } from './use-shortcuts'

/** A queue of cases: a table, or a list beside the open case. */
export function ModerationQueue(loaded: LoadedQueue) {
  const { place, list, open, now } = loaded
  const store = useStore()
  const t = useMessages(messages)
  const queue = useQueue(place)
  const { state, go } = queue
  const { revalidate } = useRevalidator()
  const work = useCaseWork(queue, loaded)
  const onCaseKey = useCaseKeys(work)
  const { undo } = useUndo()
  const [selected, setSelected] = useState<readonly CaseRow[]>([])
  const [activeId, setActiveId] = useState<string | null>(null)
  const [isHelping, setIsHelping] = useState(false)
  const [isSelecting, setIsSelecting] = useState(false)
  const [bulk, setBulk] = useState<BulkOutcome | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const rows = list?.data ?? []
  const opened = typeof open === 'object' ? open : null
  const isOpen = state.case !== null
  const ids = selected.map(({ id }) => `${id}`)
  const known = [...rows, ...selected]

  useLiveChanges(() => void revalidate())

  function select(chosen: readonly string[]) {
    setSelected(chosen.flatMap((id) => known.find((row) => `${row.id}` === id) ?? []))
  }
  const toggle = (id: string) =>
    select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])

  function step(by: 1 | -1): boolean {
    if (!isOpen) return focusRow(by)
    const next = neighbourOf(rows, queue.nextCase, by)
    if (next !== undefined) go({ case: next }, { replace: true })
    return next !== undefined
  }
  function undoLast(): boolean {
    const last = store.get(lastActionAtom)
    if (last !== null) void undo(last)
    else store.set(showToastAtom, { type: 'info', message: t(messages.nothingToUndo) })
    return true
  }
  useShortcuts((shortcut) => {
    if (shortcut.name === 'next' || shortcut.name === 'previous')
      return step(shortcut.name === 'next' ? 1 : -1)
    if (shortcut.name === 'help') setIsHelping(true)
    else if (shortcut.name === 'search') search.current?.focus()
    else if (shortcut.name === 'undo') return undoLast()
    else if (shortcut.name === 'tab') {
      const tab = tabs[shortcut.number - 1]
      if (tab === undefined) return false
      go({ ...noFilters, tab, q: '', page: 1, case: null, sort: sortOf(tab) })
    } else if (shortcut.name === 'back' && isOpen)
      work.decision === null ? go({ case: null }) : work.cancel()
    else if (shortcut.name === 'select') {
      const id = opened === null ? activeId : `${opened.row.id}`
      if (id !== null && state.tab !== 'decided') toggle(id)
    } else if (opened !== null) return onCaseKey(shortcut, opened)
    else if (selected.length > 0 && shortcut.name === 'approve') setBulk('approved')
    else return openForKey(shortcut.name)
    return true
  })
  /** In the table, a decision first shows the case, so that nothing is decided unseen. */
  function openForKey(name: string): boolean {
    const decides = ['approve', 'reject', 'changes', 'hide', 'claim', 'note'].includes(name)
    if (!decides || activeId === null) return false
    go({ case: Number(activeId) })
    return true
  }
  return (
    <div
      className={styles.page}
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
            {!queue.isWide && state.tab !== 'decided' && (
              <Button onClick={() => setIsSelecting(!isSelecting)}>
                {t(isSelecting ? messages.endSelection : messages.selectMode)}
              </Button>
            )}
          </div>
        </>
      )}
      {isOpen ? (
        <div className={styles.panes}>
          <section
            className={styles.listPane}
            aria-label={t(messages.caption(t(messages.tabs[state.tab])))}
          >
            <div className={styles.scroller}>
              <div className={styles.listTools}>
                <SortField queue={queue} className={styles.listSort} />
                <FilterButton queue={queue} isCompact />
              </div>
              <CaseListOrReason
                queue={queue}
                loaded={loaded}
                canSelect={selected.length > 0}
                selected={ids}
                onToggle={toggle}
              />
            </div>
          </section>
          <CasePane queue={queue} loaded={loaded} work={work} />
        </div>
      ) : queue.isWide ? (
        <QueueTable
          queue={queue}
          list={list}
          now={now}
          selected={ids}
          onSelectedChange={select}
          activeId={activeId}
          onActiveChange={setActiveId}
        />
      ) : (
        <CaseListOrReason
          queue={queue}
          loaded={loaded}
          canSelect={isSelecting}
          selected={ids}
          onToggle={toggle}
        />
      )}
      {!isOpen && <UnderTable queue={queue} loaded={loaded} onHelp={() => setIsHelping(true)} />}
      {selected.length > 0 && !isOpen && (
        <BulkDecisions
          queue={queue}
          rows={selected}
          total={list?.total ?? 0}
          onSelect={setSelected}
          onDecide={setBulk}
        />
      )}
      {bulk !== null && (
        <CasesDialog
          outcome={bulk}
          rows={selected}
          onDone={() => setSelected([])}
          onClose={() => setBulk(null)}
        />
      )}
      {isHelping && <ShortcutsDialog place="queue" onClose={() => setIsHelping(false)} />}
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
