import type { RequestBuilder } from './operation-requests.ts'

const batch = {
  name: 'Evening',
  days: ['Mon'],
  starts_on: '2090-01-04',
  ends_on: null,
  price: null,
  start_time: '16:30',
  end_time: '18:00',
  seats: 12,
  taken_elsewhere: 7,
}

/** Requests of the store, product and batch operations that succeed for the owner. */
export const storeRequests: Readonly<Record<string, RequestBuilder>> = {
  createStore: async ({ newFile }, { id }) => ({
    body: { brand_name: 'Chess Club', files: JSON.stringify([await newFile(id)]) },
  }),
  editStore: async ({ newStore }, { id }) => ({
    params: { storeId: await newStore(id) },
    body: { field: 'contact_person', value: 'Asha Rao' },
  }),
  getStoreEditor: async ({ newStore }, { id }) => ({ params: { id: await newStore(id) } }),
  getStorePreview: async ({ newStore }, { id }) => ({ params: { id: await newStore(id) } }),
  createProduct: async ({ newStore }, { id }) => ({
    body: {
      store_id: await newStore(id),
      kind: 'activity',
      name: 'Chess for beginners',
      mode: 'centre',
      price_unit: 'month',
    },
  }),
  editProduct: async ({ newProduct }, { id }) => ({
    params: { id: await newProduct(id) },
    body: { field: 'name', value: 'Chess for all' },
  }),
  getProductEditor: async ({ newProduct }, { id }) => ({ params: { id: await newProduct(id) } }),
  getProductPreview: async ({ newProduct }, { id }) => ({ params: { id: await newProduct(id) } }),
  addBatch: async ({ newProduct }, { id }) => ({
    params: { id: await newProduct(id) },
    body: batch,
  }),
  editBatch: async ({ newBatch }, { id }) => ({ params: { id: await newBatch(id) }, body: batch }),
  removeBatch: async ({ newBatch }, { id }) => ({ params: { id: await newBatch(id) } }),
}
