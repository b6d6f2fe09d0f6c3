import { importWithRetry } from '@edbazaar/feature-shell'
import { lazy, Suspense } from 'react'
import { useSchoolPanel } from './use-school-panel'

const AddSchool = lazy(() => importWithRetry(() => import('../add-school/AddSchool')))
const EditSchool = lazy(() => importWithRetry(() => import('../edit-school/EditSchool')))

interface SchoolPanelsProps {
  /** Whether the plan's schools are used up: then none is added, whoever asks for it. */
  isFull: boolean
}

/** The panels of one's schools: each comes when it is opened. */
export function SchoolPanels({ isFull }: SchoolPanelsProps) {
  const { panel } = useSchoolPanel()
  const isAdding = panel?.panel === 'add-school' || panel?.panel === 'add-school-media'
  return (
    <Suspense>
      {isAdding && !isFull && <AddSchool />}
      {(panel?.panel === 'edit-school' || panel?.panel === 'school-images') && (
        <EditSchool key={panel.id} id={panel.id} />
      )}
    </Suspense>
  )
}
