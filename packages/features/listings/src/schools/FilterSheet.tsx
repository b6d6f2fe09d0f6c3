import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { XIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { type MouseEvent, useRef, useState } from 'react'
import { messages } from '../messages'
import { FiltersForm, type FiltersFormProps } from './FiltersForm'
import * as styles from './list.css'
import { listPath, withoutFilters } from './list-state'
import { resultsId } from './use-page-focus'

interface FilterSheetProps extends FiltersFormProps {
  /** Null where the list did not load. */
  total: number | null
  isLoading: boolean
  onClose: () => void
}

/** The phone's filters, over the page. Every change counts at once; the button tells how many. */
export default function FilterSheet({ total, isLoading, onClose, ...form }: FilterSheetProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const path = listPath(form.state)
  const [pathAtFirst] = useState(path)
  function open(dialog: HTMLDialogElement | null) {
    dialogRef.current = dialog
    if (dialog !== null && !dialog.open) dialog.showModal()
  }
  const close = () => dialogRef.current?.close()
  function onBackdrop(event: MouseEvent) {
    if (event.target === dialogRef.current) close()
  }
  function onClosed() {
    if (path !== pathAtFirst) document.getElementById(resultsId)?.scrollIntoView()
    onClose()
  }
  return (
    <dialog
      ref={open}
      aria-labelledby="filter-sheet-title"
      className={styles.sheet}
      onClose={onClosed}
      onPointerDown={onBackdrop}
    >
      <div className={styles.sheetBody}>
        <header className={styles.sheetHead}>
          <h2 id="filter-sheet-title">{messages.filters}</h2>
          <IconButton label={messages.closeFilters} icon={<XIcon />} onClick={close} />
        </header>
        <div className={styles.sheetFilters}>
          <FiltersForm {...form} />
        </div>
        <footer className={styles.sheetFoot}>
          <ButtonLink href={listPath(withoutFilters(form.state))}>{messages.clearAll}</ButtonLink>
          <Button variant="main" onClick={close} loading={isLoading}>
            {total === null ? messages.showResults : messages.showSchools(total)}
          </Button>
        </footer>
      </div>
    </dialog>
  )
}
