import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense } from 'react'
import { expoOpenAtom } from './expo-atoms'
import { usePopupTrigger } from './use-popup-trigger'

/** Loads when the popup is about to open. If it fails to load, there is no popup. */
const loadDialog = (): Promise<{ default: ComponentType }> =>
  import('./ExpoDialog').catch((cause: unknown) => {
    console.warn('The expo popup did not load.', cause)
    return { default: () => null }
  })
const ExpoDialog = lazy(loadDialog)

/** One promotion over the home page, opened once the user interacts with the page. */
export function ExpoPopup() {
  const isOpen = useAtomValue(expoOpenAtom)
  const isTime = usePopupTrigger(isOpen, loadDialog)
  if (!isOpen || !isTime) return null
  return (
    <Suspense>
      <ExpoDialog />
    </Suspense>
  )
}
