import { answerOf, type SchoolCluster } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import type { MapView } from '@edbazaar/ui/SchoolMap'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { ListState } from '../list-state'
import { mapQuery } from './map-query'

const none: readonly SchoolCluster[] = []

/** The clusters of what is seen. Those before stay until the next have come. */
export function useMapClusters(state: ListState, view: MapView | null) {
  const api = useAtomValue(apiAtom)
  const [clusters, setClusters] = useState(none)
  const [hasFailed, setHasFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const asked = view === null ? null : JSON.stringify(mapQuery(state, view))
  useEffect(() => {
    if (api === null || asked === null) return
    const { abort, signal } = abortable()
    answerOf(api.GET('/schools/map', { params: { query: JSON.parse(asked) }, signal })).then(
      (map) => {
        setClusters(map.clusters)
        setHasFailed(false)
      },
      () => {
        if (!signal.aborted) setHasFailed(true)
      },
    )
    return abort
  }, [api, asked, tries])
  return { clusters, hasFailed, retry: () => setTries(tries + 1) }
}

function abortable() {
  const controller = new AbortController()
  return { abort: () => controller.abort(), signal: controller.signal }
}
