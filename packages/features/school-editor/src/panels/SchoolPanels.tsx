import { lazy, Suspense } from 'react'
import { useSchoolPanel } from './use-school-panel'

const AddSchool = lazy(() => import('../add-school/AddSchool'))
const EditSchool = lazy(() => import('../edit-school/EditSchool'))

/** The panels of one's schools: each comes when it is opened. */
export function SchoolPanels() {
  const { panel } = useSchoolPanel()
  return (
    <Suspense>
      {(panel?.panel === 'add-school' || panel?.panel === 'add-school-media') && <AddSchool />}
      {(panel?.panel === 'edit-school' || panel?.panel === 'school-images') && (
        <EditSchool key={panel.id} id={panel.id} />
      )}
    </Suspense>
  )
}
