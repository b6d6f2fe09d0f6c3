import { AccountControl } from '@edbazaar/feature-account/menu'
import { RootErrorScreen, RootScreen } from '@edbazaar/feature-shell'
import { CompareTray } from '@edbazaar/feature-shortlist'
import { LazyPanels } from './LazyPanels'

/** The walkthrough, for signed-in users. */
const loadPanels = () => import('@edbazaar/feature-walkthrough')

/** Parts of the flows in the frame of every page. */
const slots = {
  account: <AccountControl loadPanels={loadPanels} />,
  aboveBar: <CompareTray />,
  panels: <LazyPanels />,
}

/** The frame of every page. */
export function Root() {
  return <RootScreen {...slots} />
}

/** The frame around an error page. */
export function RootError() {
  return <RootErrorScreen {...slots} />
}
