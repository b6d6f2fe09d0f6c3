import type { Dashboard, DashboardListing, ListingMembers } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { allRights, listing, meera } from '../inbox-data'

const insightsOf = (given: Partial<DashboardListing>): Dashboard => ({
  as_of: '2026-11-20T05:10:00.000Z',
  own: [],
  listings: [
    {
      ...listing,
      slug: 'vidya-niketan-public-school-100003',
      place: 'Bengaluru',
      role: 'owner',
      is_active: true,
      is_public: true,
      image: {
        url: '/media/placeholder/vidya-niketan/wide.svg',
        width: 1200,
        height: 800,
        variants: [],
        formats: [],
        placeholder: null,
        caption: null,
        is_drawn: true,
      },
      completeness: { percent: 71, missing: ['fees', 'more_images', 'timings'] },
      confirmed_on: '2026-11-02',
      views: 14,
      enquiries: 0,
      n_products: 0,
      ...given,
    },
  ],
  products: [],
  tasks: [],
  counts: { new: 0, overdue: 0, due_today: 0, visit: 0, applied: 0 },
  from: '2026-10-22',
  to: '2026-11-20',
  steps: [],
  sources: [],
  first_reply: {
    enquiries: 0,
    median_minutes: null,
    ninety_percent_minutes: null,
    within: { h1: 0, h5: 0, h12: 0, h24: 0, over: 0, none: 0 },
  },
  batches: [],
})

interface GivenSetup {
  readonly listing?: Partial<DashboardListing>
  readonly hasHours?: boolean
  readonly people?: number
}

/** Sample data of the first use of a desk, for stories and tests. */
export const setupCalls = ({
  listing: given = {},
  hasHours = false,
  people = 1,
}: GivenSetup = {}) => {
  const members: ListingMembers['members'] = Array.from({ length: people }, (_, index) => ({
    user_id: meera.user_id + index,
    name: meera.name,
    email: 'meera@example.in',
    role: 'owner',
    since: '2026-01-01T05:00:00.000Z',
  }))
  return [
    http.get('/schools/{id}/insights', ({ response }) => response(200).json(insightsOf(given))),
    http.get('/listings/{kind}/{id}/desk', ({ response }) =>
      response(200).json({
        name: listing.name,
        hours: [{ day: 1, from: '09:00', to: '16:00' }],
        is_default: !hasHours,
        holidays: [],
        my_rights: allRights,
      }),
    ),
    http.get('/listings/{kind}/{id}/members', ({ response }) =>
      response(200).json({ name: listing.name, my_role: 'owner', members, invitations: [] }),
    ),
  ]
}
