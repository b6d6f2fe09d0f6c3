import {
  importWithRetry,
  savedPlaceAtom,
  useIsBrowser,
  useMessages,
} from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { messages } from './messages'

/** Loads when there is a place. */
const ChosenPlace = lazy(() => importWithRetry(() => import('./ChosenPlace')))

/** The text of the top strip, or the place of the last list, which only the browser knows. */
export function TopStripStart() {
  const text = useMessages(messages)(messages.topStripStart)
  const place = useAtomValue(savedPlaceAtom)
  const isBrowser = useIsBrowser()
  if (!isBrowser || place === null) return text
  return (
    <Suspense fallback={text}>
      <ChosenPlace place={place} />
    </Suspense>
  )
}
