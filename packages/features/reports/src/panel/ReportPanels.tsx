import { importWithRetry } from '@edbazaar/feature-platform'
import { reportPanelAtom, schoolClaimPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'

/** Load when somebody reports or claims something. */
const ReportDialog = lazy(() => importWithRetry(() => import('./ReportDialog')))
const ClaimDialog = lazy(() => importWithRetry(() => import('./ClaimDialog')))

/** The report and the claim of every page. */
export function ReportPanels() {
  const [reported, setReported] = useAtom(reportPanelAtom)
  const [claimed, setClaimed] = useAtom(schoolClaimPanelAtom)
  return (
    <Suspense>
      {reported !== null && <ReportDialog record={reported} onClose={() => setReported(null)} />}
      {claimed !== null && <ClaimDialog school={claimed} onClose={() => setClaimed(null)} />}
    </Suspense>
  )
}
