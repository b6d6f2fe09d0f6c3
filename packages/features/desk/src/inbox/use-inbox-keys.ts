import { media } from '@edbazaar/ui/theme'
import { useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { type ComposerKind, setDraftAtom } from './composer/drafts'
import type { OpenDialog } from './DeskDialog'
import type { Enquiry, EnquiryRow } from './enquiry-types'
import { focusIds } from './focus-ids'
import type { Shortcut } from './shortcuts'
import { stages } from './stages'
import { canChangeTasks } from './tasks/can-change-tasks'
import type { Inbox } from './use-inbox'
import type { Selection } from './use-selection'
import { useShortcuts } from './use-shortcuts'
import { useUndo } from './use-undo'

interface InboxKeys {
  inbox: Inbox
  /** The rows that J and K step through. */
  shown: readonly { id: string }[]
  /** The rows that can be selected. */
  rows: readonly EnquiryRow[]
  opened: Enquiry | null
  selection: Selection
  canSelect: boolean
  searchField: RefObject<HTMLInputElement | null>
  onDialog: (dialog: OpenDialog) => void
  onSheet: (kind: ComposerKind) => void
}

/** Moves the focus; returns whether there is such an element. */
function focusOn(id: string): boolean {
  const element = document.getElementById(id)
  element?.focus()
  return element !== null
}

/** The shortcuts of the inbox. */
export function useInboxKeys(keys: InboxKeys) {
  const { inbox, shown, rows, opened, selection, canSelect, searchField, onDialog, onSheet } = keys
  const { state, go, narrow } = inbox
  const setDraft = useSetAtom(setDraftAtom)
  const undo = useUndo()

  function step(by: 1 | -1): boolean {
    const at = shown.findIndex(({ id }) => id === inbox.requested.enquiry)
    const next = at === -1 ? shown[0] : shown[at + by]
    if (next !== undefined) go({ enquiry: next.id }, { replace: at !== -1 })
    return next !== undefined
  }
  function write(kind: ComposerKind, { id }: Enquiry): true {
    setDraft(id, { kind })
    if (window.matchMedia(media.wide).matches) focusOn(focusIds.text(id))
    else onSheet(kind)
    return true
  }
  function showStage(number: number): true {
    const stage = stages[number - 1] ?? null
    narrow({ state: state.state === stage ? null : stage, tasks: null })
    return true
  }
  /** Of the selected enquiries, if there are any. */
  function onSelectionKey(shortcut: Shortcut): boolean {
    const chosen = rows.filter(({ id }) => selection.ids.includes(id))
    if (chosen.length === 0 || !canSelect) return false
    if (shortcut === 'stage') onDialog({ kind: 'bulk', action: 'state', rows: chosen })
    else if (shortcut === 'assign') onDialog({ kind: 'bulk', action: 'assign', rows: chosen })
    else return false
    return true
  }
  /** Shortcuts that need the open enquiry. */
  function onEnquiryKey(shortcut: Shortcut, open: Enquiry): boolean {
    if (!open.my_rights.answer || open.merged_into !== null) return false
    switch (shortcut) {
      case 'email':
      case 'whatsapp':
      case 'note':
      case 'call':
        return write(shortcut, open)
      case 'assign':
      case 'snooze':
        onDialog({ kind: shortcut, enquiry: open })
        return true
      case 'task':
        if (canChangeTasks(open)) onDialog({ kind: 'task', enquiry: open, task: null })
        return canChangeTasks(open)
      case 'stage':
        return focusOn(focusIds.stage(open.id))
      case 'merge':
        return focusOn(focusIds.merge(open.id))
      case 'undo':
        void undo(open)
        return true
      default:
        return false
    }
  }
  useShortcuts(({ shortcut, stage }) => {
    switch (shortcut) {
      case 'next':
        return step(1)
      case 'previous':
        return step(-1)
      case 'help':
        onDialog({ kind: 'help' })
        return true
      case 'search':
        searchField.current?.focus()
        return true
      case 'stages':
        return stage !== undefined && showStage(stage)
      case 'back':
        if (state.enquiry === null) return false
        go({ enquiry: null })
        return true
      case 'select':
      case 'selectRange':
        if (opened === null || !canSelect) return false
        if (shortcut === 'select') selection.toggle(opened.id)
        else selection.selectTo(opened.id)
        return true
      case 'selectAll':
        if (canSelect) selection.selectAll()
        return canSelect
      default:
        return onSelectionKey(shortcut) || (opened !== null && onEnquiryKey(shortcut, opened))
    }
  })
}
