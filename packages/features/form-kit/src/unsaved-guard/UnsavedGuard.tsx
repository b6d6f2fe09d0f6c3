import { sessionAtom, useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { messages } from './messages'

/** Asks before the admin leaves a draft with changes that are not saved. */
export function LeaveDraft({ mayLeave }: { mayLeave: () => boolean }) {
  const t = useMessages(messages)
  const store = useStore()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave() &&
      currentLocation.pathname !== nextLocation.pathname &&
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
      title={t(messages.leaveTitle)}
      question={t(messages.leaveText)}
      yesLabel={t(messages.leave)}
      noLabel={t(messages.stay)}
      tone="safe"
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
