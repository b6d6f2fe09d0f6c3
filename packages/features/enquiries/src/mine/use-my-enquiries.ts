import { answerOf } from '@edbazaar/api-client'
import { useLoaded } from '@edbazaar/feature-platform'
import { nSentEnquiriesAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { useAtomValue } from 'jotai'

export const enquiryFilters = ['all', 'open', 'ended'] as const
export type EnquiryFilter = (typeof enquiryFilters)[number]

/**
 * Loads a page of the user's enquiries, and again after one was sent. The shown page stays while another
 * one loads. `loadedAt` is in milliseconds.
 */
export function useMyEnquiries(filter: EnquiryFilter, page: number) {
  const nSent = useAtomValue(nSentEnquiriesAtom)
  const { state, value, reload } = useLoaded(
    async (api, signal) => {
      const query = { filter, page, per_page: 20 }
      const list = await answerOf(api.GET('/my-enquiries', { params: { query }, signal }))
      return { list, loadedAt: Date.now() }
    },
    'my-enquiries',
    `${filter} ${page} ${nSent}`,
  )
  return { loaded: value, hasFailed: state === 'failed', reload }
}
