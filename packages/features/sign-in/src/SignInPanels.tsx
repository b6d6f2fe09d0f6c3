import {
  type AccountPanel,
  accountPanelAtom,
  loadMessages,
  showToastAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { useAtom, useStore } from 'jotai'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { messages } from './loading/messages'

/** Sign-in and registration panels over every page. Their code loads when the first one opens. */
export function SignInPanels() {
  const store = useStore()
  const [panel, setPanel] = useAtom(accountPanelAtom)
  const [Panel, setPanelComponent] = useState<ComponentType | null>(null)
  const isSignInPanel = panel !== null && panel !== 'institution' && panel !== 'exit'
  useCloseOnNewPage(panel, setPanel)
  useEffect(() => {
    if (!isSignInPanel || Panel !== null) return
    import('./modal/ActivePanel').then(
      (loaded) => setPanelComponent(() => loaded.default),
      async () => {
        setPanel(null)
        const t = await loadMessages(store, messages)
        store.set(showToastAtom, { message: t(messages.formFailed), type: 'error' })
      },
    )
  }, [isSignInPanel, Panel, setPanel, store])
  if (!isSignInPanel) return null
  return (
    <Suspense>
      {Panel === null ? (
        <Loading />
      ) : (
        <Suspense fallback={<Loading />}>
          <Panel />
        </Suspense>
      )}
    </Suspense>
  )
}

/**
 * Closes a panel that asks to sign in when the Back or Forward button changes the page under it. A
 * panel that the new page opens stays, and so does one that was opened while a link was loading.
 */
function useCloseOnNewPage(panel: AccountPanel | null, setPanel: (panel: null) => void) {
  const { pathname } = useLocation()
  const isFromHistory = useNavigationType() === NavigationType.Pop
  const shown = useRef({ pathname, panel })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, panel }
    const isLeft = before.pathname !== pathname && before.panel === panel && isFromHistory
    if (isLeft && panel !== null && panelsOfOnePage.includes(panel)) setPanel(null)
  }, [pathname, isFromHistory, panel, setPanel])
}

const panelsOfOnePage: readonly AccountPanel[] = [
  'sign-in',
  'second-step',
  'register',
  'register-popup',
]

function Loading() {
  const t = useMessages(messages)
  return <ProgressLine isActive label={t(messages.title)} />
}
