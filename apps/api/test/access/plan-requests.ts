import type { RequestBuilder } from './operation-requests.ts'

/** Requests about plans, of their users and of admins. */
export const planRequests: Readonly<Record<string, RequestBuilder>> = {
  getMyPlan: () => ({}),
  grantPlan: async ({ newCustomer }) => ({
    params: { userId: (await newCustomer()).id },
    body: { plan: 'growth', until: null, reason: 'Pilot' },
  }),
}
