import { answerOf, type MyEnquiryList } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { nSentEnquiriesAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'

export const enquiryFilters = ['all', 'open', 'ended'] as const
export type EnquiryFilter = (typeof enquiryFilters)[number]

interface Loaded {
  list: MyEnquiryList
  /** In milliseconds. */
  loadedAt: number
}

/** Loads a page of the user's enquiries. The shown page stays while another one loads. */
export function useMyEnquiries(filter: EnquiryFilter, page: number) {
  const store = useStore()
  const nSent = useAtomValue(nSentEnquiriesAtom)
  const [version, setVersion] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // `nSent` and `version` are not read: the list is loaded again when they change.
  useEffect(() => {
    const api = store.get(apiAtom)
    if (api === null) return
    const ended = new AbortController()
    const query = { filter, page, per_page: 20 }
    answerOf(api.GET('/my-enquiries', { params: { query }, signal: ended.signal })).then(
      (list) => {
        setHasFailed(false)
        setLoaded({ list, loadedAt: Date.now() })
      },
      () => ended.signal.aborted || setHasFailed(true),
    )
    return () => ended.abort()
  }, [store, filter, page, nSent, version])
  return {
    loaded,
    hasFailed,
    reload: () => setVersion((before) => before + 1),
  }
}
