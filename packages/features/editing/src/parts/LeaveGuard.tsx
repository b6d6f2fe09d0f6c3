import { sessionAtom } from '@edbazaar/feature-session'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import type { EditedEntity } from '../fields/use-edited-entity'
import { LeaveQuestion } from './LeaveQuestion'

interface LeaveGuardProps {
  entity: Pick<EditedEntity<unknown>, 'unsaved' | 'changed' | 'isBusy'>
}

/**
 * Asks before the page is left with what is not saved. What is on its way arrives without the page;
 * the browser's own question comes for that too, since it would stop it.
 */
export function LeaveGuard({ entity }: LeaveGuardProps) {
  const { unsaved, isBusy } = entity
  const store = useStore()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Signing out leaves without a question: it has forgotten all this.
      store.get(sessionAtom) !== null,
  )
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
  return (
    <LeaveQuestion
      entity={entity}
      isAsked={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
