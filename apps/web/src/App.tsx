import {
  publicUrlAtom,
  RouterAnchor,
  type SiteSettings,
  SiteSettingsContext,
} from '@edbazaar/feature-shell'
import { ReaderActions } from '@edbazaar/feature-shortlist'
import { LinkProvider } from '@edbazaar/ui/Link'
import { type createStore, Provider } from 'jotai'
import '@edbazaar/ui/fonts.css'
import './first-paint.css'
import type { ReactNode } from 'react'

interface AppProps {
  store: ReturnType<typeof createStore>
  /** Origin and base path under which the pages are known. */
  publicUrl: string
  /** What the operator has configured for pages. */
  settings: SiteSettings
  /** The router: the static one on the server, the browser's afterwards. */
  children: ReactNode
}

/** What stands around the router on the server and in the browser alike. */
export function App({ store, publicUrl, settings, children }: AppProps) {
  store.set(publicUrlAtom, publicUrl)
  return (
    <Provider store={store}>
      <SiteSettingsContext value={settings}>
        <ReaderActions>
          <LinkProvider anchor={RouterAnchor}>{children}</LinkProvider>
        </ReaderActions>
      </SiteSettingsContext>
    </Provider>
  )
}
