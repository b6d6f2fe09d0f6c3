import type { RequestBuilder } from './operation-requests.ts'

const ofCaller: RequestBuilder = (_, { id }) => ({ params: { userId: id } })

/** Requests of an owner about the figures of their listings. */
export const dashboardRequests: Readonly<Record<string, RequestBuilder>> = {
  getDashboard: ofCaller,
  listOwnBatches: ofCaller,
  getSchoolInsights: async ({ newSchool }, { id }) => ({ params: { id: await newSchool(id) } }),
  getStoreInsights: async ({ newStore }, { id }) => ({ params: { id: await newStore(id) } }),
  getProductInsights: async ({ newProduct }, { id }) => ({ params: { id: await newProduct(id) } }),
}
