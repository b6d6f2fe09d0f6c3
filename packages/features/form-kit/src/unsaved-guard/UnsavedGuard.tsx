import { sessionAtom, useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { messages } from './messages'

interface UnsavedGuardProps {
  /** Called when the user leaves, so that it knows about the latest save. */
  mayLeave: () => boolean
  /** Whether another query is another page, as where the query names what is edited. */
  includesQuery?: boolean
}

/** Asks before the user leaves a page with changes that are not saved. A page can have one guard. */
export function UnsavedGuard({ mayLeave, includesQuery = false }: UnsavedGuardProps) {
  const t = useMessages(messages)
  const store = useStore()
  const blocker = useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation }) =>
      !mayLeave() &&
      (pathname !== nextLocation.pathname || (includesQuery && search !== nextLocation.search)) &&
      // After signing out, nothing could be saved any more.
      store.get(sessionAtom) !== null,
  )
  useEffect(() => {
    const prevent = (event: BeforeUnloadEvent) => {
      if (!mayLeave()) event.preventDefault()
    }
    window.addEventListener('beforeunload', prevent)
    return () => window.removeEventListener('beforeunload', prevent)
  })
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t(messages.title)}
      question={t(messages.text)}
      yesLabel={t(messages.leave)}
      noLabel={t(messages.stay)}
      tone="safe"
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
