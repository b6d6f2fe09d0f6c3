import { importWithRetry } from '@edbazaar/feature-shell'
import { lazy, Suspense } from 'react'
import { useStorePanel } from './use-store-panel'

/* Each comes when it is first opened. */
const AddStorePanel = lazy(() => importWithRetry(() => import('./add/AddStorePanel')))
const EditStorePanel = lazy(() => importWithRetry(() => import('./edit/EditStorePanel')))

interface StorePanelsProps {
  /** After a panel has changed something. */
  onChanged: () => void
}

/** The panels of stores: one adds a store, one edits it; each has its image panel above itself. */
export function StorePanels({ onChanged }: StorePanelsProps) {
  const { panel } = useStorePanel()
  return (
    <Suspense>
      {(panel?.panel === 'add-store' || panel?.panel === 'add-store-image') && (
        <AddStorePanel onAdded={onChanged} />
      )}
      {(panel?.panel === 'edit-store' || panel?.panel === 'store-images') && (
        <EditStorePanel key={panel.id} id={panel.id} onChanged={onChanged} />
      )}
    </Suspense>
  )
}
