import type { RequestBuilder } from './operation-requests.ts'

const ofCaller: RequestBuilder = (_, { id }) => ({ params: { userId: id } })

/** Requests for figures: of admins about the site, and of an owner about their listings. */
export const dashboardRequests: Readonly<Record<string, RequestBuilder>> = {
  getMetrics: () => ({}),
  listMetricRows: () => ({ params: { name: 'schools' } }),
  getStatus: () => ({}),
  countWaiting: () => ({}),
  getDashboard: ofCaller,
  listOwnBatches: ofCaller,
  getSchoolInsights: async ({ newSchool }, { id }) => ({ params: { id: await newSchool(id) } }),
  getStoreInsights: async ({ newStore }, { id }) => ({ params: { id: await newStore(id) } }),
  getProductInsights: async ({ newProduct }, { id }) => ({ params: { id: await newProduct(id) } }),
}
