import { importWithRetry } from '@edbazaar/feature-platform'
import { enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'

/** Loads when a parent wants to enquire. */
const EnquiryPanel = lazy(() => importWithRetry(() => import('./EnquiryPanel')))

/** The enquiry panel of every page. */
export function EnquiryPanels() {
  const recipients = useAtomValue(enquiryPanelAtom)
  if (recipients === null) return null
  return (
    <Suspense>
      <EnquiryPanel recipients={recipients} />
    </Suspense>
  )
}
