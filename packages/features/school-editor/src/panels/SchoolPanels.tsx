import { importWithRetry } from '@edbazaar/feature-platform'
import { lazy, Suspense } from 'react'
import { useSchoolPanel } from './use-school-panel'

const AddSchool = lazy(() => importWithRetry(() => import('../add-school/AddSchool')))
const EditSchool = lazy(() => importWithRetry(() => import('../edit-school/EditSchool')))

interface SchoolPanelsProps {
  /** Whether the plan allows no more schools; the Add New School panel then stays closed. */
  isLimitReached: boolean
}

/** The panels of My schools, each loaded when it is opened. */
export function SchoolPanels({ isLimitReached }: SchoolPanelsProps) {
  const { panel } = useSchoolPanel()
  const isAdding = panel?.panel === 'add-school' || panel?.panel === 'add-school-media'
  return (
    <Suspense>
      {isAdding && !isLimitReached && <AddSchool />}
      {(panel?.panel === 'edit-school' || panel?.panel === 'school-images') && (
        <EditSchool key={panel.id} id={panel.id} />
      )}
    </Suspense>
  )
}
