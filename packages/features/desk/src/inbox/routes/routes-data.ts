import type { AdminStores } from '@edbazaar/api-client'
import type { Enquiry } from '../enquiry-types'

/** Invented proposals and search results for stories and tests. */

type Route = Enquiry['routes'][number]

export const sampleRoute = (isAccepted: boolean | null, given: Partial<Route> = {}): Route => ({
  id: 4,
  kind: 'school',
  name: 'Cauvery Valley School',
  place: 'Mysuru',
  asked_at: '2026-11-21T04:42:00.000Z',
  is_accepted: isAccepted,
  ...given,
})

export const foundStores: AdminStores = {
  data: [
    {
      id: 9,
      name: 'Tabla School',
      city: 'Pune',
      state: 'Maharashtra',
      status: 'live',
      products: 3,
      is_verified: true,
      owner_id: 8,
      owner_name: 'Lakshmi Raghavan',
      revision: 1,
      approved_revision: 1,
      created_at: '2026-11-01T04:42:00.000Z',
      updated_at: '2026-11-01T04:42:00.000Z',
    },
  ],
  total: 1,
  is_total_exact: true,
  page: 1,
  per_page: 10,
  totalPages: 1,
}
