import { showToastAtom, todayInIndia } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { downloadCsv } from './csv'

interface DownloadDialogButtonProps {
  /** The button that opens the dialog. */
  label: string
  title: string
  description?: string | undefined
  closeLabel: string
  cancelLabel: string
  downloadLabel: string
  /** The toast when the file is saved. */
  toast: string
  /** The name of the file without the day: "enquiries". */
  fileName: string
  isDisabled?: boolean
  isBusy: boolean
  /** The CSV text; null if it did not load. */
  loadCsv: () => Promise<string | null>
  /** More about what the file contains. */
  children?: ReactNode
}

/** Downloads a CSV file of personal data, after a dialog that says what it contains. */
export function DownloadDialogButton(props: DownloadDialogButtonProps) {
  const { label, title, description, closeLabel, cancelLabel, downloadLabel } = props
  const { toast, fileName, isDisabled, isBusy, loadCsv, children } = props
  const showToast = useSetAtom(showToastAtom)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  async function download() {
    const csv = await loadCsv()
    if (csv === null) return
    downloadCsv(csv, `${fileName}-${todayInIndia(new Date())}.csv`)
    showToast({ message: toast, type: 'success' })
    close()
  }
  return (
    <>
      <Button disabled={isDisabled} onClick={() => setIsOpen(true)}>
        <DownloadIcon size="small" />
        {label}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={title}
          description={description}
          closeLabel={closeLabel}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{cancelLabel}</Button>
              <Button variant="main" loading={isBusy} onClick={() => void download()}>
                {downloadLabel}
              </Button>
            </>
          }
        >
          {children}
        </Dialog>
      )}
    </>
  )
}
