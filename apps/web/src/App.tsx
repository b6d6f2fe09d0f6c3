import {
  publicUrlAtom,
  RouterAnchor,
  type SiteSettings,
  SiteSettingsContext,
} from '@edbazaar/feature-platform'
import { ShortlistActionsProvider } from '@edbazaar/feature-shortlist'
import { LinkProvider } from '@edbazaar/ui/Link'
import { type createStore, Provider } from 'jotai'
import '@edbazaar/ui/fonts.css'
import './first-paint.css'
import { type ReactNode, useEffect } from 'react'

interface AppProps {
  store: ReturnType<typeof createStore>
  /** Public origin and base path. */
  publicUrl: string
  /** Settings that the operator has configured. */
  settings: SiteSettings
  /** The router: static on the server, the browser router in the browser. */
  children: ReactNode
}

/** The providers around the router, shared by server and browser. */
export function App({ store, publicUrl, settings, children }: AppProps) {
  store.set(publicUrlAtom, publicUrl)
  // Browser tests wait for this mark before they use the page.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <Provider store={store}>
      <SiteSettingsContext value={settings}>
        <ShortlistActionsProvider>
          <LinkProvider anchor={RouterAnchor}>{children}</LinkProvider>
        </ShortlistActionsProvider>
      </SiteSettingsContext>
    </Provider>
  )
}
