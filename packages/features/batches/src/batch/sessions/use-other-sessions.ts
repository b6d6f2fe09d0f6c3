import { answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { OwnSessions } from '../../shared/batch-types'

/** The sessions of a store on a day; null until they are loaded, or if they cannot be loaded. */
export function useOtherSessions(day: string, storeId: number): OwnSessions | null {
  const api = useAtomValue(apiAtom)
  const [loaded, setLoaded] = useState<{ day: string; sessions: OwnSessions }>()
  useEffect(() => {
    if (api === null || day === '') return
    const controller = new AbortController()
    const query = { from: day, to: day, store_id: storeId }
    answerOf(api.GET('/stores/sessions', { params: { query }, signal: controller.signal })).then(
      (sessions) => setLoaded({ day, sessions }),
      // The check is a help: the session can be moved without it.
      () => {},
    )
    return () => controller.abort()
  }, [api, day, storeId])
  return loaded?.day === day ? loaded.sessions : null
}
