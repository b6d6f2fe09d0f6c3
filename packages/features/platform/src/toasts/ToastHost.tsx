import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { importWithRetry } from '../code/import-with-retry'
import { toastAtom } from './toast-atoms'

/** Loads with the first toast. */
const ShownToast = lazy(() => importWithRetry(() => import('./ShownToast')))

/** The live region in which the toasts of every flow appear. */
export function ToastHost() {
  const [toast, setToast] = useAtom(toastAtom)
  return (
    <div aria-live="polite">
      {toast !== null && (
        <Suspense>
          <ShownToast {...toast} key={toast.key} onClose={() => setToast(null)} />
        </Suspense>
      )}
    </div>
  )
}
