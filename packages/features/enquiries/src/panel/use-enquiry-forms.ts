import { answerOf, type EnquiryForm } from '@edbazaar/api-client'
import { apiAtom, useSession } from '@edbazaar/feature-platform'
import type { EnquiryRecipient } from '@edbazaar/feature-platform/enquiry-panel'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'

/** A recipient with what its form needs. */
export interface EnquiryListing {
  /** Null for EdBazaar, which answers general enquiries. */
  recipient: EnquiryRecipient | null
  form: EnquiryForm
}

/** The recipient: the school or store of a service, or EdBazaar. */
export const answererOf = ({ recipient, name }: EnquiryForm): string => recipient?.name ?? name

type LoadedForms =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; listings: readonly EnquiryListing[] }

/** Loads the forms of all recipients, again when the user signs in. */
export function useEnquiryForms(recipients: readonly EnquiryRecipient[]): LoadedForms {
  const store = useStore()
  const token = useSession()?.token
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<readonly EnquiryListing[] | 'failed' | null>(null)
  // The token and the attempt are not read: a new one loads the forms again.
  useEffect(() => {
    const api = store.get(apiAtom)
    if (api === null) return
    const ended = new AbortController()
    const load = async (recipient: EnquiryRecipient) => {
      const { kind, id } = recipient
      const params = { path: { kind, id } }
      const path = '/listings/{kind}/{id}/enquiry-form'
      const form = await answerOf(api.GET(path, { params, signal: ended.signal }))
      return { recipient, form }
    }
    const loadGeneral = async () => {
      const form = await answerOf(api.GET('/enquiry-form', { signal: ended.signal }))
      return [{ recipient: null, form }]
    }
    const loads = recipients.length === 0 ? loadGeneral() : Promise.all(recipients.map(load))
    loads.then(
      (listings) => setLoaded(listings),
      () => ended.signal.aborted || setLoaded((before) => before ?? 'failed'),
    )
    return () => ended.abort()
  }, [store, recipients, token, attempt])
  if (loaded === null) return { state: 'loading' }
  if (loaded === 'failed') {
    const retry = () => {
      setLoaded(null)
      setAttempt(attempt + 1)
    }
    return { state: 'failed', retry }
  }
  return { state: 'loaded', listings: loaded }
}
