import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { lazy, Suspense, useState } from 'react'
import type { BatchesState } from '../batches-url'
import type { LoadedWeek } from '../load-batches'
import { messages } from './messages'

const AddBatchDialog = lazy(() => importWithRetry(() => import('./AddBatchDialog')))
const HolidayDialog = lazy(() =>
  importWithRetry(() => import('../../batch/holidays/HolidayDialog')),
)

interface AddButtonsProps {
  state: BatchesState
  week: LoadedWeek
}

/** Adds a batch or a holiday: of the chosen store, or of one of all that the user may change. */
export function AddButtons({ state, week: { sessions, now } }: AddButtonsProps) {
  const t = useMessages(messages)
  const [opened, setOpened] = useState<'batch' | 'holiday' | null>(null)
  const shown = sessions.stores.filter(
    ({ id, rights }) => rights.change && (state.store === null || id === state.store),
  )
  if (shown.length === 0) return null
  const close = () => setOpened(null)
  return (
    <>
      <Button onClick={() => setOpened('holiday')}>{t(messages.addHoliday)}</Button>
      <Button variant="main" onClick={() => setOpened('batch')}>
        <PlusIcon size="small" />
        {t(messages.addBatch)}
      </Button>
      <Suspense>
        {opened === 'batch' && <AddBatchDialog stores={shown} onClose={close} />}
        {opened === 'holiday' && (
          <HolidayDialog stores={shown} holidays={sessions.holidays} now={now} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
