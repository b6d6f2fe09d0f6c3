import { accountPanelAtom } from '@edbazaar/feature-platform'
import { useAtom, useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { isExitPopupDismissedAtom } from './exit-atoms'
import { onExitIntent } from './exit-intent'

/** Loaded when it opens. If loading fails, the popup stays closed. */
const ExitDialog = lazy<ComponentType>(() =>
  import('./ExitDialog').catch((cause: unknown) => {
    console.warn('The exit popup did not load.', cause)
    return { default: () => null }
  }),
)

/** Asks users who leave for contact details: once per session, and never again once dismissed. */
export function ExitPopup() {
  const [panel, setPanel] = useAtom(accountPanelAtom)
  const isDismissed = useAtomValue(isExitPopupDismissedAtom)
  useEffect(() => {
    if (!isDismissed) return onExitIntent(() => setPanel((open) => open ?? 'exit'))
  }, [isDismissed, setPanel])
  if (panel !== 'exit') return null
  return (
    <Suspense>
      <ExitDialog />
    </Suspense>
  )
}
