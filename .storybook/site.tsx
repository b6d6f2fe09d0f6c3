import { AccountControl } from '@edbazaar/feature-account/menu'
import type { StorySite } from '@edbazaar/feature-shell/story-site'
import { BookmarkLoader, CompareTray, ShortlistActionsProvider } from '@edbazaar/feature-shortlist'
import { SignInPanels } from '@edbazaar/feature-sign-in'

/** What flows add to every page of the app, as in `apps/web`. */
export const site: StorySite = {
  account: <AccountControl />,
  aboveBar: <CompareTray />,
  panels: (
    <>
      <SignInPanels />
      <BookmarkLoader />
    </>
  ),
  wrap: (page) => <ShortlistActionsProvider>{page}</ShortlistActionsProvider>,
}
