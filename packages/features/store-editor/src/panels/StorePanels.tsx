import { importWithRetry } from '@edbazaar/feature-platform'
import { useReopenedPanel } from '@edbazaar/feature-platform/reopened-panel'
import { lazy, Suspense } from 'react'
import { useStorePanel } from './use-store-panel'

const AddStorePanel = lazy(() => importWithRetry(() => import('./add/AddStorePanel')))
const EditStorePanel = lazy(() => importWithRetry(() => import('./edit/EditStorePanel')))

interface StorePanelsProps {
  /** Called after a panel has changed a store. */
  onChanged: () => void
}

/**
 * The panels that add and edit a store, each with its image panel on top. Each is loaded when it is
 * opened.
 */
export function StorePanels({ onChanged }: StorePanelsProps) {
  const { panel } = useStorePanel()
  useReopenedPanel(['add-store', 'edit-store'])
  const isAdding = panel?.panel === 'add-store' || panel?.panel === 'add-store-image'
  return (
    <Suspense>
      {isAdding && <AddStorePanel onAdded={onChanged} />}
      {(panel?.panel === 'edit-store' || panel?.panel === 'store-images') && (
        <EditStorePanel key={panel.id} id={panel.id} onChanged={onChanged} />
      )}
    </Suspense>
  )
}
