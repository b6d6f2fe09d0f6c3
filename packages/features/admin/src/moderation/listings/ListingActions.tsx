import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { EyeIcon, EyeOffIcon, TrashIcon } from '@edbazaar/ui/Icon'
import { useState } from 'react'
import { key } from '../key.css'
import { type ListingOutcome, messages } from './messages'

/** As many as one decision takes. */
export const maxSelected = 500

interface ListingActionsProps {
  count: number
  /** The number of rows that match the search and the filters. */
  total: number
  onDecide: (outcome: ListingOutcome) => void
  /** Selects every row of the search and the filters, up to the most that one decision takes. */
  onSelectAll: (limit: number) => Promise<void>
}

/** The possible decisions about the selected rows. */
export function ListingActions({ count, total, onDecide, onSelectAll }: ListingActionsProps) {
  const t = useMessages(messages)
  const [isBusy, setIsBusy] = useState(false)
  const isTooMany = count > maxSelected
  const maxCount = Math.min(total, maxSelected)
  async function selectAll() {
    setIsBusy(true)
    await onSelectAll(maxSelected)
    setIsBusy(false)
  }
  return (
    <>
      {isTooMany && <span>{t(messages.tooMany(maxSelected))}</span>}
      {count < maxCount && (
        <Button variant="bare" loading={isBusy} onClick={() => void selectAll()}>
          {t(
            (total > maxSelected ? messages.selectFirst : messages.selectAll)(
              formatCount(maxCount),
            ),
          )}
        </Button>
      )}
      <Button variant="main" disabled={isTooMany} onClick={() => onDecide('approve')}>
        {t(messages.names.approve)} <kbd className={key}>A</kbd>
      </Button>
      <Button disabled={isTooMany} onClick={() => onDecide('hide')}>
        <EyeOffIcon size="small" />
        {t(messages.names.hide)} <kbd className={key}>H</kbd>
      </Button>
      <Button disabled={isTooMany} onClick={() => onDecide('show')}>
        <EyeIcon size="small" />
        {t(messages.names.show)}
      </Button>
      <Button variant="danger" disabled={isTooMany} onClick={() => onDecide('remove')}>
        <TrashIcon size="small" />
        {t(messages.names.remove)}
      </Button>
    </>
  )
}
