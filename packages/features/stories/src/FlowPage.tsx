import type { User } from '@edbazaar/api-client'
import type { MockedCall } from '@edbazaar/api-client/testing/browser'
import { AccountFrame } from '@edbazaar/feature-account/frame'
import { AccountControl } from '@edbazaar/feature-account/menu'
import { forUser, forVisitors } from '@edbazaar/feature-session/testing'
import {
  clearStoredAtom,
  RootErrorScreen,
  RootScreen,
  type SiteSettings,
  SiteSettingsContext,
} from '@edbazaar/feature-shell'
import { createPage, type Prepare } from '@edbazaar/feature-shell/testing/page'
import { BookmarkKeeper, CompareTray, ReaderActions } from '@edbazaar/feature-shortlist'
import { SignInPanels } from '@edbazaar/feature-sign-in'
import { type ReactNode, useEffect, useState } from 'react'
import type { RouteObject } from 'react-router-dom'

type Store = Parameters<Prepare>[0]['store']

export interface FlowPageProps {
  /** The routes that are there, as `apps/web` has them. */
  routes: RouteObject[]
  /** The address that is open, with its search. */
  path: string
  /** Who looks: somebody without an account, or Meera Iyer with what differs of her. @default 'visitor' */
  reader?: 'visitor' | Partial<User>
  /** Answers of the API that are not the usual ones. */
  calls?: MockedCall[]
  /** What the browser holds already: a panel that stands open, schools that were chosen. */
  prepare?: (store: Store) => void
  /** What opens over the page, beside signing in. */
  panels?: ReactNode
  /** What the operator has configured. */
  settings?: SiteSettings
  /** `account` has the side menu of those who list something beside the page. @default 'site' */
  frame?: 'site' | 'account'
  /** As private pages come from the server: their content is yet to load. @default false */
  isUnloaded?: boolean
}

const nothingSet: SiteSettings = {}
/** Where the router keeps how far pages were scrolled. */
const scrollPositions = 'react-router-scroll-positions'

/** A page of the app, whole, on the mocked API. It begins anew whenever what is given changes. */
export function FlowPage({ settings = nothingSet, ...given }: FlowPageProps) {
  const [{ page, router }] = useState(() => openPage(given))
  useEffect(() => () => router.dispose(), [router])
  return <SiteSettingsContext value={settings}>{page}</SiteSettingsContext>
}

function openPage({
  routes,
  path,
  reader = 'visitor',
  prepare,
  panels,
  frame = 'site',
  isUnloaded = false,
}: FlowPageProps) {
  const known = routes.map((route, index) => withId(route, `story-${index}`))
  const slots = {
    account: <AccountControl />,
    aboveBar: <CompareTray />,
    panels: (
      <>
        <SignInPanels />
        <BookmarkKeeper />
        {panels}
      </>
    ),
  }
  const site: RouteObject = {
    element: (
      <ReaderActions>
        <RootScreen {...slots} />
      </ReaderActions>
    ),
    errorElement: <RootErrorScreen {...slots} />,
    children: frame === 'account' ? [{ Component: AccountFrame, children: known }] : known,
  }
  const begin = reader === 'visitor' ? forVisitors : forUser(reader)
  const prepareAll: Prepare = (needs) => {
    forgetStored(needs.store)
    const fetch = begin(needs)
    prepare?.(needs.store)
    return fetch
  }
  const nothing = Object.fromEntries(known.map(({ id }) => [id, null]))
  return createPage([site], path, prepareAll, isUnloaded ? nothing : undefined)
}

const withId = (route: RouteObject, id: string) => ({ ...route, id })

/** Forgets what earlier stories stored, how far they were scrolled too; nothing of Storybook's own. */
function forgetStored(store: Store) {
  sessionStorage.removeItem(scrollPositions)
  window.scrollTo(0, 0)
  const others = Object.entries(localStorage).filter(([key]) => /storybook|^sb-/.test(key))
  store.set(clearStoredAtom)
  for (const [key, value] of others) localStorage.setItem(key, value)
}
