import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense } from 'react'
import { expoOpenAtom } from './expo-atoms'
import { useQuietMoment } from './use-popup-trigger'

/** Its code comes when it is to open; where it does not come, the page goes without. */
const loadDialog = (): Promise<{ default: ComponentType }> =>
  import('./ExpoDialog').catch((cause: unknown) => {
    console.warn('The expo popup did not load.', cause)
    return { default: () => null }
  })
const ExpoDialog = lazy(loadDialog)

/** One offer over the front page, opened as soon as a reader is there to see it. */
export function ExpoPopup() {
  const isOpen = useAtomValue(expoOpenAtom)
  const isTime = useQuietMoment(isOpen, loadDialog)
  if (!isOpen || !isTime) return null
  return (
    <Suspense>
      <ExpoDialog />
    </Suspense>
  )
}
