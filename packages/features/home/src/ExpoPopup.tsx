import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense } from 'react'
import { expoOpenAtom } from './expo-atoms'
import { useQuietMoment } from './use-quiet-moment'

/** Its code comes when it opens; where it does not come, the page goes without. */
const ExpoDialog = lazy<ComponentType>(() =>
  import('./ExpoDialog').catch((cause: unknown) => {
    console.warn('The expo popup did not load.', cause)
    return { default: () => null }
  }),
)

/** One offer over the front page, opened as soon as a reader is there to see it. */
export function ExpoPopup() {
  const isOpen = useAtomValue(expoOpenAtom)
  const isTime = useQuietMoment(isOpen)
  if (!isOpen || !isTime) return null
  return (
    <Suspense>
      <ExpoDialog />
    </Suspense>
  )
}
