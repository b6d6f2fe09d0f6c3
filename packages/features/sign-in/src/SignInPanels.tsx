import { accountPanelAtom } from '@edbazaar/feature-session'
import { showToastAtom } from '@edbazaar/feature-shell'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { useAtom, useSetAtom } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { loadingMessages } from './loading-messages'

/** Sign-in and registration panels over every page. Their code loads when the first one opens. */
export function SignInPanels() {
  const [panel, setPanel] = useAtom(accountPanelAtom)
  const showToast = useSetAtom(showToastAtom)
  const [Panel, setPanelComponent] = useState<ComponentType | null>(null)
  const isSignInPanel = panel !== null && panel !== 'institution' && panel !== 'exit'
  useEffect(() => {
    if (!isSignInPanel || Panel !== null) return
    import('./modal/ActivePanel').then(
      (loaded) => setPanelComponent(() => loaded.default),
      () => {
        setPanel(null)
        showToast({ message: loadingMessages.failed, type: 'error' })
      },
    )
  }, [isSignInPanel, Panel, setPanel, showToast])
  if (!isSignInPanel) return null
  return Panel === null ? <ProgressLine isActive label={loadingMessages.title} /> : <Panel />
}
