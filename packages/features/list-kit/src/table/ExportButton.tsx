import { showToastAtom, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { downloadCsv } from '../csv/csv'
import { messages } from './messages'

interface ExportButtonProps {
  /** The name of the file without the day: "all-schools". */
  name: string
  isDisabled: boolean
  className?: string
  /** Null if the user gave up. */
  loadCsv: () => Promise<string | null>
}

/** Downloads the current view as CSV: its search, filters and sort, on all pages. */
export function ExportButton({ name, isDisabled, className, loadCsv }: ExportButtonProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const [isExporting, setIsExporting] = useState(false)

  async function exportCsv() {
    setIsExporting(true)
    try {
      const csv = await loadCsv()
      if (csv === null) return
      downloadCsv(csv, `${name}-${todayInIndia(new Date())}.csv`)
    } catch (cause) {
      console.warn(cause)
      showToast({ type: 'error', message: t(messages.exportFailed) })
    } finally {
      setIsExporting(false)
    }
  }
  return (
    <Button
      className={className}
      loading={isExporting}
      disabled={isDisabled}
      onClick={() => void exportCsv()}
    >
      <DownloadIcon size="small" />
      {t(messages.exportCsv)}
    </Button>
  )
}
