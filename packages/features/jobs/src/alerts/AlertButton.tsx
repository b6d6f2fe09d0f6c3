import { importWithRetry, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { lazy, Suspense, useState } from 'react'
import type { JobsState } from '../jobs-state'
import { messages } from '../messages'

const AlertDialog = lazy(() => importWithRetry(() => import('./AlertDialog')))

interface AlertButtonProps {
  state: JobsState
  /** The name of the place, if it is known. */
  placeName: string | null
}

/** Saves the filters of the list as an alert. Needs scripts. */
export function AlertButton({ state, placeName }: AlertButtonProps) {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button disabled={!isBrowser} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t(messages.alert)}
      </Button>
      {isOpen && (
        <Suspense>
          <AlertDialog state={state} placeName={placeName} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
