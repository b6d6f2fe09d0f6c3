import type { AdminFilterRequest, FilterRequestDetail } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { samplePage } from '../story-page'

export const pendingRequest: AdminFilterRequest = {
  id: 61,
  value: 'Sign language',
  section: 'schools',
  category: 'Languages',
  name: 'Kaveri Vidyashram',
  requester_id: 31,
  requester_name: 'Lakshmi Raghavan',
  requests: 2,
  listings: 2,
  status: 'pending',
  value_id: null,
  value_name: null,
  reason_code: null,
  note: null,
  decided_by: null,
  decided_at: null,
  action_id: null,
  requested_at: '2026-11-23T09:00:00.000Z',
}

const mergedRequest: AdminFilterRequest = {
  ...pendingRequest,
  id: 60,
  value: 'Hindee',
  name: 'Noyyal Academy',
  requests: 1,
  listings: 1,
  status: 'merged',
  value_id: 282,
  value_name: 'Hindi',
  note: 'Please use Hindi.',
  decided_by: 'Anita Rao',
  decided_at: '2026-11-22T09:00:00.000Z',
  action_id: 511,
}

const detailOf = (
  request: AdminFilterRequest,
  changes: Partial<FilterRequestDetail> = {},
): FilterRequestDetail => ({
  request,
  listings: [
    { kind: 'school', id: 3, name: 'Kaveri Vidyashram', owner_name: 'Lakshmi Raghavan' },
    { kind: 'school', id: 9, name: 'Tapti School', owner_name: 'Asha Menon' },
  ],
  values: [
    { id: 281, name: 'English' },
    { id: 282, name: 'Hindi' },
  ],
  is_own: false,
  ...changes,
})

/** The requests of the page, which shows `request` first and when it is opened. */
export const requestsCalls = (
  request: () => AdminFilterRequest = () => pendingRequest,
  changes: Partial<FilterRequestDetail> = {},
) => [
  http.get('/admin/filter-requests', ({ response }) =>
    response(200).json(samplePage([request(), mergedRequest])),
  ),
  http.get('/admin/filter-requests/{id}', ({ params, response }) =>
    response(200).json(
      detailOf(Number(params.id) === mergedRequest.id ? mergedRequest : request(), changes),
    ),
  ),
]
