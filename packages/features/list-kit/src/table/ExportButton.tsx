import { showToastAtom, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { csvFileName, downloadCsv, toCsv } from './csv'
import { messages } from './messages'
import type { TableColumn } from './table-definition'

interface ExportButtonProps<Row, Column extends string> {
  table: { id: string; columns: readonly TableColumn<Row, Column>[] }
  hiddenColumns: readonly Column[]
  isDisabled: boolean
  loadAll: () => Promise<readonly Row[]>
}

/** Downloads the current view as CSV: its search, filters and sort, and the columns shown. */
export function ExportButton<Row, Column extends string>({
  table,
  hiddenColumns,
  isDisabled,
  loadAll,
}: ExportButtonProps<Row, Column>) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const [isExporting, setIsExporting] = useState(false)

  async function exportCsv() {
    setIsExporting(true)
    try {
      const columns = table.columns.flatMap(({ id, header, csv }) =>
        csv === undefined || hiddenColumns.includes(id) ? [] : [{ header, value: csv }],
      )
      downloadCsv(toCsv(columns, await loadAll()), csvFileName(table.id, todayInIndia(new Date())))
    } catch (cause) {
      console.warn(cause)
      showToast({ type: 'error', message: t(messages.exportFailed) })
    } finally {
      setIsExporting(false)
    }
  }
  return (
    <Button loading={isExporting} disabled={isDisabled} onClick={() => void exportCsv()}>
      <DownloadIcon size="small" />
      {t(messages.exportCsv)}
    </Button>
  )
}
