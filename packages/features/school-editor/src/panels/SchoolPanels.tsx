import type { ListingLimit } from '@edbazaar/feature-editing'
import { importWithRetry } from '@edbazaar/feature-platform'
import { useReopenedPanel } from '@edbazaar/feature-platform/reopened-panel'
import { lazy, Suspense } from 'react'
import { useSchoolPanel } from '../use-school-panel'

const AddSchool = lazy(() => importWithRetry(() => import('../add-school/AddSchool')))
const EditSchool = lazy(() => importWithRetry(() => import('../edit-school/EditSchool')))

interface SchoolPanelsProps {
  /** Shown above the form of a new school when the plan allows no more visible schools. */
  limit: ListingLimit | null
}

/** The panels of My schools, each loaded when it is opened. */
export function SchoolPanels({ limit }: SchoolPanelsProps) {
  const { panel } = useSchoolPanel()
  useReopenedPanel(['add-school', 'edit-school'])
  const isAdding = panel?.panel === 'add-school' || panel?.panel === 'add-school-media'
  return (
    <Suspense>
      {isAdding && <AddSchool limit={limit} />}
      {(panel?.panel === 'edit-school' || panel?.panel === 'school-images') && (
        <EditSchool key={panel.id} id={panel.id} />
      )}
    </Suspense>
  )
}
