import {
  accountPanelAtom,
  loadMessages,
  showToastAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { useAtom, useStore } from 'jotai'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { messages } from './loading/messages'

/** Sign-in and registration panels over every page. Their code loads when the first one opens. */
export function SignInPanels() {
  const store = useStore()
  const [panel, setPanel] = useAtom(accountPanelAtom)
  const [Panel, setPanelComponent] = useState<ComponentType | null>(null)
  const isSignInPanel = panel !== null && panel !== 'institution' && panel !== 'exit'
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

function Loading() {
  const t = useMessages(messages)
  return <ProgressLine isActive label={t(messages.title)} />
}
