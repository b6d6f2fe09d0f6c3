import { ExitPopup } from '@edbazaar/feature-account/exit'
import { AccountControl } from '@edbazaar/feature-account/menu'
import { RootErrorScreen, RootScreen } from '@edbazaar/feature-shell'
import { BookmarkLoader, CompareTray } from '@edbazaar/feature-shortlist'
import { SignInPanels } from '@edbazaar/feature-sign-in'

/** The walkthrough, for signed-in users. */
const loadPanels = () => import('@edbazaar/feature-walkthrough')

/** Parts of the flows in the frame of every page. */
const slots = {
  account: <AccountControl loadPanels={loadPanels} />,
  aboveBar: <CompareTray />,
  panels: (
    <>
      <SignInPanels />
      <ExitPopup />
      <BookmarkLoader />
    </>
  ),
}

/** The frame of every page. */
export function Root() {
  return <RootScreen {...slots} />
}

/** The frame around an error page. */
export function RootError() {
  return <RootErrorScreen {...slots} />
}
