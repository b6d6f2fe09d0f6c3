import { ExitPopup } from '@edbazaar/feature-account/exit'
import { EnquiryPanels } from '@edbazaar/feature-enquiries/panel'
import { ReportPanels } from '@edbazaar/feature-reports/panel'
import { PageViews } from '@edbazaar/feature-shell/analytics'
import { ListingViews } from '@edbazaar/feature-shell/listing-views'
import { ThemeSelect } from '@edbazaar/feature-shell/theme'
import { BookmarkLoader } from '@edbazaar/feature-shortlist'
import { SignInPanels } from '@edbazaar/feature-sign-in'

/** Panels and background tasks of the flows that every page has. */
export default function Panels() {
  return (
    <>
      <SignInPanels />
      <EnquiryPanels />
      <ReportPanels />
      <ExitPopup />
      <BookmarkLoader />
      <ThemeSelect />
      <PageViews />
      <ListingViews />
    </>
  )
}
