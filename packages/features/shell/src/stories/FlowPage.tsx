import type { User } from '@edbazaar/api-client'
import type { MockedCall } from '@edbazaar/api-client/testing/browser'
import { clearStoredAtom, type SiteSettings, SiteSettingsContext } from '@edbazaar/feature-platform'
import { createPage, type Prepare } from '@edbazaar/feature-platform/testing/page'
import { forUser, forVisitors } from '@edbazaar/feature-platform/testing/session'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { accountFrame } from '../account-frame'
import { RootErrorScreen, RootScreen } from '../RootScreen'
import { StorySiteContext } from './story-site'

type Store = Parameters<Prepare>[0]['store']

export interface FlowPageProps {
  /** Routes, as in `apps/web`. */
  routes: RouteObject[]
  /** The path to open, with its query string. */
  path: string
  /** A visitor, or the fields that differ from the default user Meera Iyer. @default 'visitor' */
  user?: 'visitor' | Partial<User>
  /** Handlers that replace the default responses of the API. */
  calls?: MockedCall[]
  /** Sets state before the page renders, such as an open panel or selected schools. */
  prepare?: (store: Store) => void
  /** Panels over the page, in addition to the sign-in panels. */
  panels?: ReactNode
  /** The operator's configuration. */
  settings?: SiteSettings
  /** `account` adds the side menu of providers. @default 'site' */
  frame?: 'site' | 'account'
  /** Renders the page as the server sends private pages: before their data has loaded. @default false */
  isUnloaded?: boolean
}

const noSettings: SiteSettings = {}
/** The session storage key in which the router saves scroll positions. */
const scrollPositionsKey = 'react-router-scroll-positions'

/** A complete page of the app on the mocked API. */
export function FlowPage({ settings = noSettings, ...props }: FlowPageProps) {
  const [{ page, router }] = useState(() => openPage(props))
  useEffect(() => () => router.dispose(), [router])
  return <SiteSettingsContext value={settings}>{page}</SiteSettingsContext>
}

function openPage({
  routes,
  path,
  user = 'visitor',
  prepare,
  panels,
  frame = 'site',
  isUnloaded = false,
}: FlowPageProps) {
  const routesWithIds = routes.map((route, index) => withId(route, `story-${index}`))
  const site: RouteObject = {
    element: <SitePage panels={panels} />,
    errorElement: <SiteErrorPage panels={panels} />,
    children: frame === 'account' ? [{ ...accountFrame, children: routesWithIds }] : routesWithIds,
  }
  const prepareSession = user === 'visitor' ? forVisitors : forUser(user)
  const prepareAll: Prepare = (deps) => {
    clearStored(deps.store)
    const fetch = prepareSession(deps)
    prepare?.(deps.store)
    return fetch
  }
  const noData = Object.fromEntries(routesWithIds.map(({ id }) => [id, null]))
  return createPage([site], path, prepareAll, isUnloaded ? noData : undefined)
}

interface SitePageProps {
  panels: ReactNode
}

function SitePage({ panels }: SitePageProps) {
  const { account, aboveBar, panels: sitePanels, wrap } = useContext(StorySiteContext)
  return wrap(
    <RootScreen
      account={account}
      aboveBar={aboveBar}
      panels={
        <>
          {sitePanels}
          {panels}
        </>
      }
    />,
  )
}

function SiteErrorPage({ panels }: SitePageProps) {
  const { account, aboveBar, panels: sitePanels } = useContext(StorySiteContext)
  return (
    <RootErrorScreen
      account={account}
      aboveBar={aboveBar}
      panels={
        <>
          {sitePanels}
          {panels}
        </>
      }
    />
  )
}

const withId = (route: RouteObject, id: string) => ({ ...route, id })

/** Clears what earlier stories stored, including scroll positions, but keeps Storybook's own data. */
function clearStored(store: Store) {
  sessionStorage.removeItem(scrollPositionsKey)
  sessionStorage.removeItem('open-listing-panel')
  window.scrollTo(0, 0)
  const storybookEntries = Object.entries(localStorage).filter(([key]) =>
    /storybook|^sb-/.test(key),
  )
  store.set(clearStoredAtom)
  for (const [key, value] of storybookEntries) localStorage.setItem(key, value)
}
