import { AccountControl } from '@edbazaar/feature-account/menu'
import { RootErrorScreen, RootScreen } from '@edbazaar/feature-shell'
import { CompareTray } from '@edbazaar/feature-shortlist'
import { LatePanels } from '../LatePanels'

/** The walk through, for those who are signed in. */
const loadPanels = () => import('@edbazaar/feature-walkthrough')

/** What the flows put into the frame of every page. */
const slots = {
  account: <AccountControl loadPanels={loadPanels} />,
  aboveBar: <CompareTray />,
  panels: <LatePanels />,
}

/** The frame of every page. */
export function Root() {
  return <RootScreen {...slots} />
}

/** The same around what stands in for a page that failed. */
export function RootError() {
  return <RootErrorScreen {...slots} />
}
