import { LazyLocateButton } from '@edbazaar/feature-list-kit'
import { savedPlaceAtom, useMessages } from '@edbazaar/feature-platform'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '../messages'
import { nearPath, type ResultState } from './result-state'
import * as styles from './understood.css'

/** The radius of a saved location, in kilometres. */
const radius = 25

/**
 * What a search "near me" needs: searches again near the saved place, or else asks for the location
 * of the user.
 */
export function NearMe({ state, isEmpty }: { state: ResultState; isEmpty: boolean }) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const [place, savePlace] = useAtom(savedPlaceAtom)
  const path = place && nearPath(state, place)
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true })
  }, [path, navigate])
  return (
    <div className={styles.nearMe}>
      <p>{t(isEmpty ? messages.needsPlaceFirst : messages.needsPlace)}</p>
      <LazyLocateButton
        onPoint={({ name, lat, lng, isApproximate }) =>
          savePlace({ name, lat, lng, radius, ...(isApproximate && { isApproximate }) })
        }
      />
    </div>
  )
}
