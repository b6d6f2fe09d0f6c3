import { sessionAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import type { EditedEntity } from '../fields/use-edited-entity'
import { LeaveDialog } from './LeaveDialog'

interface LeaveGuardProps {
  entity: Pick<EditedEntity<unknown>, 'failedCount' | 'changedCount' | 'isBusy'>
}

/**
 * Asks before the user leaves the page with failed saves. Running requests finish after a navigation
 * inside the app, but not after a page unload, so the browser's own prompt covers them too.
 */
export function LeaveGuard({ entity }: LeaveGuardProps) {
  const { failedCount, isBusy } = entity
  const store = useStore()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      failedCount > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Signing out has already deleted the unsaved edits.
      store.get(sessionAtom) !== null,
  )
  useEffect(() => {
    if (!isBusy) return
    const prevent = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', prevent)
    return () => window.removeEventListener('beforeunload', prevent)
  }, [isBusy])
  return (
    <LeaveDialog
      entity={entity}
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
