import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { patiently } from '../import-with-retry'
import { toastAtom } from './toast-atoms'

/** Comes with the first toast. */
const ShownToast = lazy(() => patiently(() => import('./ShownToast')))

/** Where toasts of every flow appear: a live region, empty until the first of them. */
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
