import { accountPanelAtom } from '@edbazaar/feature-session'
import { showToastAtom } from '@edbazaar/feature-shell'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { useAtom, useSetAtom } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { opening } from './opening-words'

/** The panels of signing in and registering, over every page; their code comes with the first. */
export function SignInPanels() {
  const [panel, setPanel] = useAtom(accountPanelAtom)
  const showToast = useSetAtom(showToastAtom)
  const [Panel, setShown] = useState<ComponentType | null>(null)
  const isOurs = panel !== null && panel !== 'institution' && panel !== 'exit'
  useEffect(() => {
    if (!isOurs || Panel !== null) return
    import('./modal/ShownPanel').then(
      (shown) => setShown(() => shown.default),
      () => {
        setPanel(null)
        showToast({ message: opening.failed, type: 'error' })
      },
    )
  }, [isOurs, Panel, setPanel, showToast])
  if (!isOurs) return null
  return Panel === null ? <ProgressLine isActive label={opening.title} /> : <Panel />
}
