import { accountPanelAtom } from '@edbazaar/feature-session'
import { useAtom, useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { isExitSettledAtom } from './exit-atoms'
import { onExitIntent } from './exit-intent'

/** Its code comes when it opens; where it does not come, nobody is asked. */
const ExitDialog = lazy<ComponentType>(() =>
  import('./ExitDialog').catch((cause: unknown) => {
    console.warn('The exit popup did not load.', cause)
    return { default: () => null }
  }),
)

/** Asks those who leave for contact details: once a session, and never again once dismissed. */
export function ExitPopup() {
  const [panel, setPanel] = useAtom(accountPanelAtom)
  const isSettled = useAtomValue(isExitSettledAtom)
  useEffect(() => {
    if (!isSettled) return onExitIntent(() => setPanel((open) => open ?? 'exit'))
  }, [isSettled, setPanel])
  if (panel !== 'exit') return null
  return (
    <Suspense>
      <ExitDialog />
    </Suspense>
  )
}
