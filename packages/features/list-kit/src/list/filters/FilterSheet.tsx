import {
  type CatalogueMessages,
  isPlainClick,
  type Translate,
  useMessages,
} from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { XIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { type ListLabels, messages } from '../messages'
import { emptyListMessages } from '../results/messages'
import { type SuggestionLink, suggestionLinks } from '../results/suggestion-links'
import { resultsId } from '../results/use-page-focus'
import * as styles from './filter-sheet.css'
import { useCloseOnBack } from './use-close-on-back'

interface FilterSheetProps {
  labels: ListLabels
  /** Paths of the current list, and of the list without filters. */
  path: string
  clearPath: string
  /** Null if the list did not load. */
  total: number | null
  /** The number of active filters. */
  filterCount: number
  isLoading: boolean
  /** The suggestions for an empty list. */
  suggestionsOf: (find: typeof suggestionLinks, t: Translate) => readonly SuggestionLink[]
  /** The messages that the suggestions name filters with. */
  catalogues: readonly CatalogueMessages[]
  /** Goes to a path of the list. */
  onGo: (path: string) => void
  onClose: () => void
  /** The filters. */
  children: ReactNode
}

/**
 * The filter sheet on phones. Changes apply immediately; the button shows the number of results, or
 * offers to remove the filter that leaves none.
 */
export default function FilterSheet({
  labels,
  path,
  clearPath,
  total,
  filterCount,
  isLoading,
  suggestionsOf,
  catalogues,
  onGo,
  onClose,
  children,
}: FilterSheetProps) {
  const t = useMessages(messages, emptyListMessages, ...catalogues)
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [initialPath] = useState(path)
  const [suggestion] = total === 0 && !isLoading ? suggestionsOf(suggestionLinks, t) : []
  function open(dialog: HTMLDialogElement | null) {
    dialogRef.current = dialog
    if (dialog !== null && !dialog.open) dialog.showModal()
  }
  const close = () => dialogRef.current?.close()
  useCloseOnBack(close)
  function onBackdrop(event: MouseEvent) {
    if (event.target === dialogRef.current) close()
  }
  function onClosed() {
    if (path !== initialPath) document.getElementById(resultsId)?.scrollIntoView()
    onClose()
  }
  const link = (href: string) => ({
    href,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onGo(href)
    },
  })
  return (
    <dialog
      ref={open}
      aria-labelledby="filter-sheet-title"
      className={styles.sheet}
      onClose={onClosed}
      onPointerDown={onBackdrop}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id="filter-sheet-title">{t(messages.filters)}</h2>
          <IconButton label={t(messages.closeFilters)} icon={<XIcon />} onClick={close} />
        </header>
        <div className={styles.filters}>{children}</div>
        <footer className={styles.footer}>
          <p role="status" className={styles.suggestion}>
            {suggestion &&
              `${t(labels.noMatch(filterCount))}: ${t(emptyListMessages.suggestion(suggestion.sentence))}`}
          </p>
          <ButtonLink {...link(clearPath)}>{t(messages.clearAll)}</ButtonLink>
          {suggestion ? (
            <ButtonLink variant="main" {...link(suggestion.path)}>
              {suggestion.label}
            </ButtonLink>
          ) : (
            <Button variant="main" onClick={close} loading={isLoading}>
              {t(total === null ? messages.showResults : labels.show(total))}
            </Button>
          )}
        </footer>
      </div>
    </dialog>
  )
}
