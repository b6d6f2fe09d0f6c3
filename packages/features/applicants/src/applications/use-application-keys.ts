import type { RefObject } from 'react'
import type { Application, ApplicationRow } from './application-types'
import type { OpenDialog } from './dialogs/HiringDialog'
import { stageFieldId, useKeys } from './keys'
import type { Page } from './use-applications'

interface ApplicationKeys {
  page: Page
  rows: readonly ApplicationRow[]
  opened: Application | null
  selected: readonly string[]
  mayDecide: boolean
  searchField: RefObject<HTMLInputElement | null>
  onToggle: (id: string) => void
  onDialog: (dialog: OpenDialog) => void
}

/** What the keys of the page do. */
export function useApplicationKeys(keys: ApplicationKeys): void {
  const { page, rows, opened, selected, mayDecide, searchField, onToggle, onDialog } = keys
  const { state, requested, go } = page
  useKeys({
    step(by) {
      const at = rows.findIndex(({ id }) => id === requested.application)
      const next = at === -1 ? rows[0] : rows[at + by]
      if (next) go({ application: next.id }, { replace: at !== -1 })
    },
    select: () => opened && mayDecide && onToggle(opened.row.id),
    stage() {
      const chosen = rows.filter(({ id }) => selected.includes(id))
      if (chosen.length > 0 && mayDecide) onDialog({ kind: 'bulk', action: 'move', rows: chosen })
      else document.getElementById(stageFieldId)?.focus()
    },
    search: () => searchField.current?.focus(),
    help: () => onDialog({ kind: 'help' }),
    back: () => state.application !== null && go({ application: null }),
  })
}
