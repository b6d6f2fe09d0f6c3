import type { ListingDecisionRequest } from '@edbazaar/api-client'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useState } from 'react'
import { lastActionAtom } from '../decide/decision'
import { UndoDialog } from '../decide/UndoDialog'
import { useUndo } from '../decide/use-undo'
import { focusRow } from '../focus-row'
import { ShortcutsDialog } from '../ShortcutsDialog'
import { useShortcuts } from '../use-shortcuts'
import { maxSelected } from './ListingActions'
import { ListingsDialog } from './ListingsDialog'
import { type ListingOutcome, messages } from './messages'

interface ListingDecisionsProps {
  kind: ListingDecisionRequest['kind']
  selected: readonly string[]
  /** The row that keys apply to while none is selected, if the page shows it. */
  activeId: string | null
  /** The decision whose dialog is open. */
  outcome: ListingOutcome | null
  onOutcomeChange: (outcome: ListingOutcome | null) => void
  /** The name of a row of the page. */
  nameOf: (id: string) => string | undefined
  onDone: () => void
}

/** The keys of a table, and the dialogs that they and its buttons open. */
export function ListingDecisions(props: ListingDecisionsProps) {
  const { kind, selected, activeId, outcome, onOutcomeChange, nameOf, onDone } = props
  const t = useMessages(messages)
  const store = useStore()
  const { undo } = useUndo()
  const [isHelping, setIsHelping] = useState(false)
  const hasActive = activeId !== null && nameOf(activeId) !== undefined
  const ids = selected.length === 0 && hasActive ? [activeId] : selected

  function ask(asked: ListingOutcome): boolean {
    if (ids.length === 0 || ids.length > maxSelected) return false
    onOutcomeChange(asked)
    return true
  }
  useShortcuts(({ name }) => {
    if (name === 'next' || name === 'previous') return focusRow(name === 'next' ? 1 : -1)
    if (name === 'approve') return ask('approve')
    if (name === 'reject' || name === 'hide') return ask('hide')
    if (name === 'help') setIsHelping(true)
    else if (name === 'undo') {
      const last = store.get(lastActionAtom)
      if (last !== null) void undo(last)
      else store.set(showToastAtom, { type: 'info', message: t(messages.nothingToUndo) })
    } else return false
    return true
  })
  return (
    <>
      {outcome !== null && ids.length > 0 && (
        <ListingsDialog
          key={outcome}
          kind={kind}
          outcome={outcome}
          ids={ids}
          name={nameOf(ids[0] ?? '')}
          onDone={onDone}
          onClose={() => onOutcomeChange(null)}
        />
      )}
      {isHelping && <ShortcutsDialog onClose={() => setIsHelping(false)} />}
      <UndoDialog />
    </>
  )
}
