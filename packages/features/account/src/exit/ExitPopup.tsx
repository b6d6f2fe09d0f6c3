import { accountPanelAtom } from '@edbazaar/feature-platform'
import { useAtom } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { isExitPopupDismissedAtom } from './exit-atoms'
import { isTouchDevice, onExitIntent } from './exit-intent'

/** Loaded when it opens. If loading fails, the popup stays closed. */
const ExitDialog = lazy<ComponentType>(() =>
  import('./ExitDialog').catch((cause: unknown) => {
    console.warn('The exit popup did not load.', cause)
    return { default: () => null }
  }),
)

/**
 * Asks users who leave for contact details: once per session, and never again once dismissed. On touch
 * screens it opens only once.
 */
export function ExitPopup() {
  const [panel, setPanel] = useAtom(accountPanelAtom)
  const [isDismissed, setDismissed] = useAtom(isExitPopupDismissedAtom)
  useEffect(() => {
    if (isDismissed) return
    return onExitIntent(() => {
      setPanel((open) => open ?? 'exit')
      if (isTouchDevice()) setDismissed(true)
    })
  }, [isDismissed, setDismissed, setPanel])
  if (panel !== 'exit') return null
  return (
    <Suspense>
      <ExitDialog />
    </Suspense>
  )
}
