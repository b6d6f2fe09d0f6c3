import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import type { CaseEditor } from './case/use-case-editor'
import { useCaseKeys } from './case/use-case-keys'
import { lastActionAtom } from './decide/decision'
import { useUndo } from './decide/use-undo'
import { focusRow } from './focus-row'
import { messages } from './messages'
import type { LoadedQueue } from './queue/load-queue'
import { neighbourOf } from './queue/neighbour'
import { sortOf } from './queue/QueueTabs'
import { canSelect, noFilters, tabsOf } from './queue/queue-url'
import type { Queue } from './queue/use-queue'
import { useShortcuts } from './use-shortcuts'

interface QueueKeysOptions {
  queue: Queue
  loaded: LoadedQueue
  caseEditor: CaseEditor
  /** The row of the table that has or had the focus. */
  activeId: string | null
  onToggle: (id: string) => void
  /** Decides the selected cases; undefined while none is selected. */
  onApproveSelected: (() => boolean) | undefined
  onSearch: () => void
  onHelp: () => void
}

/** The keys of the queue. Those for a row work only while it is shown. */
export function useQueueKeys(options: QueueKeysOptions) {
  const { queue, loaded, caseEditor, activeId, onToggle, onApproveSelected, onSearch, onHelp } =
    options
  const t = useMessages(messages)
  const store = useStore()
  const { undo } = useUndo()
  const onCaseKey = useCaseKeys(caseEditor)
  const { place, list, open } = loaded
  const { state, go } = queue
  const rows = list?.data ?? []
  const opened = typeof open === 'object' ? open : null
  const isOpen = state.case !== null
  const activeRow =
    isOpen || !queue.isWide ? undefined : rows.find(({ id }) => `${id}` === activeId)

  function step(by: 1 | -1): boolean {
    if (!isOpen) return focusRow(by)
    const next = neighbourOf(rows, queue.requested.case, by)
    if (next !== undefined) go({ case: next }, { replace: true })
    return next !== undefined
  }
  function openTab(number: number): boolean {
    const tab = tabsOf(place)[number - 1]
    if (tab === undefined) return false
    go({ ...noFilters, tab, q: '', page: 1, case: null, sort: sortOf(tab) })
    return true
  }
  function toggleRow(): boolean {
    const row = opened === null ? activeRow : rows.find(({ id }) => id === opened.row.id)
    if (row === undefined || !canSelect(state.tab)) return false
    onToggle(`${row.id}`)
    return true
  }
  function undoLast() {
    const last = store.get(lastActionAtom)
    if (last !== null) void undo(last)
    else store.set(showToastAtom, { type: 'info', message: t(messages.nothingToUndo) })
  }
  /** In the table, a decision first shows the case, so that nothing is decided unseen. */
  function openForKey(name: string): boolean {
    const decides = ['approve', 'reject', 'changes', 'hide', 'claim', 'note'].includes(name)
    if (!decides || activeRow === undefined) return false
    go({ case: activeRow.id })
    return true
  }
  useShortcuts((shortcut) => {
    if (shortcut.name === 'next' || shortcut.name === 'previous')
      return step(shortcut.name === 'next' ? 1 : -1)
    if (shortcut.name === 'tab') return openTab(shortcut.number)
    if (shortcut.name === 'select') return toggleRow()
    if (shortcut.name === 'help') onHelp()
    else if (shortcut.name === 'search') onSearch()
    else if (shortcut.name === 'undo') undoLast()
    else if (shortcut.name === 'back' && isOpen)
      caseEditor.decision === null ? go({ case: null }) : caseEditor.cancel()
    else if (opened !== null) return onCaseKey(shortcut, opened)
    else if (shortcut.name === 'approve' && onApproveSelected) return onApproveSelected()
    else return openForKey(shortcut.name)
    return true
  })
}
