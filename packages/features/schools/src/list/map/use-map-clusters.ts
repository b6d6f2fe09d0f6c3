import { answerOf, type SchoolCluster } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import type { MapView } from '@edbazaar/ui/SchoolMap'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { ListState } from '../list-state'
import { mapQuery } from './map-query'

const none: readonly SchoolCluster[] = []

/** The clusters of the visible area. Current clusters stay until new ones have loaded. */
export function useMapClusters(state: ListState, view: MapView | null) {
  const api = useAtomValue(apiAtom)
  const [clusters, setClusters] = useState(none)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const query = view === null ? null : JSON.stringify(mapQuery(state, view))
  useEffect(() => {
    if (api === null || query === null) return
    const { abort, signal } = abortable()
    answerOf(api.GET('/schools/map', { params: { query: JSON.parse(query) }, signal })).then(
      (map) => {
        setClusters(map.clusters)
        setHasFailed(false)
      },
      () => {
        if (!signal.aborted) setHasFailed(true)
      },
    )
    return abort
  }, [api, query, attempt])
  return { clusters, hasFailed, retry: () => setAttempt(attempt + 1) }
}

function abortable() {
  const controller = new AbortController()
  return { abort: () => controller.abort(), signal: controller.signal }
}
