import { answerOf } from '@edbazaar/api-client'
import type { MapName, MapView } from '@edbazaar/ui/SchoolMap'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { apiAtom } from '../api/api-context'
import { useSiteSettings } from '../page/site-settings'
import { nameQuery } from './name-query'

const none: readonly MapName[] = []

/**
 * The names of a map area, for a map without background tiles. Current names stay until others have
 * loaded; a map without names works too.
 */
export function useMapNames(view: Pick<MapView, 'bounds' | 'zoom'> | null): readonly MapName[] {
  const api = useAtomValue(apiAtom)
  const { mapTiles } = useSiteSettings()
  const [names, setNames] = useState(none)
  const query = view === null || mapTiles ? null : JSON.stringify(nameQuery(view))
  useEffect(() => {
    if (api === null || query === null) return
    const controller = new AbortController()
    const { signal } = controller
    answerOf(api.GET('/places/map', { params: { query: JSON.parse(query) }, signal })).then(
      (found) => setNames(found.map(({ type, ...name }) => ({ ...name, kind: type }))),
      (cause) => {
        if (!signal.aborted) console.warn(cause)
      },
    )
    return () => controller.abort()
  }, [api, query])
  return names
}
