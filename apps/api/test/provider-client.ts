import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { writeDocuments } from '../src/modules/search/documents/write-documents.repository.ts'
import { createContractCheck } from './contract-check.ts'
import type { TestDatabase } from './database.ts'
import { addUpload } from './school-owner.ts'
import type { SignedIn } from './users.ts'

export type TestCaller = Partial<Pick<SignedIn, 'headers'>>
export type ProviderClient = Awaited<ReturnType<typeof createProviderClient>>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface TestRequest {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly query?: string
  readonly status?: number
}

/** The requests of a provider. Every response is checked against the contract. */
export async function createProviderClient(
  app: FastifyInstance,
  database: Pick<TestDatabase, 'pool' | 'db'>,
) {
  const check = await createContractCheck()

  async function send(method: Method, path: string, caller: TestCaller, request: TestRequest = {}) {
    const { params = {}, body, query = '', status = 200 } = request
    const url = path.replace(/{(\w+)}/g, (_, name) => String(params[name]))
    const response = await app.inject({
      method,
      url: `/api${url}?${query}`,
      headers: caller.headers ?? {},
      ...(body && { payload: body }),
    })
    expect(response.statusCode, response.payload).toBe(status)
    expect(check(path, status, response.json(), method.toLowerCase()), response.payload).toEqual([])
    return response.json()
  }

  /** The path of an image that the user uploaded. */
  const file = ({ id }: Pick<SignedIn, 'id'>, purpose: 'store' | 'school' = 'store') =>
    addUpload(database, id, { purpose })

  return {
    send,
    file,

    /**
     * Creates a store with an image and returns its id. It has no place and no contact, but parents
     * see it, as they see stores from before these were needed.
     */
    async store(caller: SignedIn, brandName = 'Chess Club'): Promise<number> {
      const body = { brand_name: brandName, files: JSON.stringify([await file(caller)]) }
      const { id } = await send('POST', '/stores/store/create', caller, { body, status: 201 })
      await database.pool.query('update store set is_active = true where id = $1', [id])
      await writeDocuments(database.db, 'store', [id])
      return id
    },

    storeEditor: (caller: TestCaller, id: number, status = 200) =>
      send('GET', '/stores/edit/{id}/details', caller, { params: { id }, status }),

    editStore: (caller: TestCaller, storeId: number, body: object, status = 200) =>
      send('PUT', '/stores/store/edit/{storeId}', caller, { params: { storeId }, body, status }),

    /** Creates a product of a store. */
    product: (caller: TestCaller, storeId: number, fields: object = {}, status = 201) =>
      send('POST', '/stores/products/create', caller, {
        body: {
          store_id: storeId,
          kind: 'activity',
          name: 'Chess for beginners',
          mode: 'centre',
          price_unit: 'month',
          ...fields,
        },
        status,
      }),

    productEditor: (caller: TestCaller, id: number, status = 200) =>
      send('GET', '/stores/products/edit/{id}/details', caller, { params: { id }, status }),

    editProduct: (caller: TestCaller, id: number, body: object, status = 200) =>
      send('PUT', '/stores/products/{id}/edit', caller, { params: { id }, body, status }),
  }
}
