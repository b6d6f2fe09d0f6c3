import type { Ask } from './requests.ts'

/** How the operations on stores, and on what they offer, are asked by their owner. */
export const storeRequests: Readonly<Record<string, Ask>> = {
  createStore: async ({ newFile }, { id }) => ({
    body: { brand_name: 'Chess Club', files: JSON.stringify([await newFile(id)]) },
  }),
  editStore: async ({ newStore }, { id }) => ({
    params: { storeId: await newStore(id) },
    body: { field: 'contact_person', value: 'Asha Rao' },
  }),
  getStoreEditor: async ({ newStore }, { id }) => ({ params: { id: await newStore(id) } }),
}
