import { type AdminNames, answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

type Admins = AdminNames['data']

/** The admins who can be assigned a record; null until they are loaded. */
export function useAdmins(): Admins | 'failed' | null {
  const api = useAtomValue(apiAtom)
  const [admins, setAdmins] = useState<Admins | 'failed' | null>(null)
  useEffect(() => {
    if (api === null) return
    const ending = new AbortController()
    const load = async () => {
      try {
        const { data } = await answerOf(api.GET('/admin/admins', { signal: ending.signal }))
        setAdmins(data)
      } catch {
        if (!ending.signal.aborted) setAdmins('failed')
      }
    }
    void load()
    return () => ending.abort()
  }, [api])
  return admins
}
