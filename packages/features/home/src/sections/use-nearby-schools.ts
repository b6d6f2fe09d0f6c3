import { apiAtom, savedPlaceAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type FeaturedSchools, loadNearby } from '../load-home'

/** The schools near a place. */
export interface NearbySchools extends FeaturedSchools {
  place: { slug: string; name: string }
}

/**
 * The schools near the place of the user's last list, which only the browser knows; null without a
 * place, without schools near it, and until they have loaded.
 */
export function useNearbySchools(): NearbySchools | null {
  const api = useAtomValue(apiAtom)
  const saved = useAtomValue(savedPlaceAtom)
  const slug = saved?.slug
  const name = saved?.name ?? ''
  const [nearby, setNearby] = useState<NearbySchools | null>(null)
  useEffect(() => {
    if (slug === undefined || api === null) return
    const controller = new AbortController()
    const { signal } = controller
    void loadNearby({ api, signal }, slug).then((loaded) => {
      if (loaded !== null && !signal.aborted) setNearby({ ...loaded, place: { slug, name } })
    })
    return () => controller.abort()
  }, [api, slug, name])
  return nearby?.place.slug === slug ? nearby : null
}
