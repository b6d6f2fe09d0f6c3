import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { createContractCheck } from './contract-check.ts'
import type { TestDatabase } from './database.ts'
import { addUpload } from './listed.ts'
import type { SignedIn } from './users.ts'

export type Who = Partial<Pick<SignedIn, 'headers'>>
export type Listing = Awaited<ReturnType<typeof createListing>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Asked {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly status?: number
}

/** What those who list stores and products ask for; answers are held to the contract. */
export async function createListing(app: FastifyInstance, database: Pick<TestDatabase, 'pool'>) {
  const check = await createContractCheck()

  async function send(method: Method, path: string, caller: Who, asked: Asked = {}) {
    const { params = {}, body, status = 200 } = asked
    const url = path.replace(/{(\w+)}/g, (_, name) => String(params[name]))
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: caller.headers ?? {},
      ...(body && { payload: body }),
    })
    expect(response.statusCode, response.payload).toBe(status)
    expect(check(path, status, response.json(), method.toLowerCase()), response.payload).toEqual([])
    return response.json()
  }

  /** The address of an image that somebody has sent. */
  const file = ({ id }: Pick<SignedIn, 'id'>, purpose: 'store' | 'school' = 'store') =>
    addUpload(database, id, { purpose })

  return {
    send,
    file,

    /** Lists a store with an image, and gives its id. */
    async store(caller: SignedIn, brandName = 'Chess Club'): Promise<number> {
      const body = { brand_name: brandName, files: JSON.stringify([await file(caller)]) }
      return (await send('POST', '/stores/store/create', caller, { body, status: 201 })).id
    },

    storeEditor: (caller: Who, id: number, status = 200) =>
      send('GET', '/stores/edit/{id}/details', caller, { params: { id }, status }),

    editStore: (caller: Who, storeId: number, body: object, status = 200) =>
      send('PUT', '/stores/store/edit/{storeId}', caller, { params: { storeId }, body, status }),

    /** A product of a store, and its slug. */
    product: (caller: Who, storeId: number, more: object = {}, status = 201) =>
      send('POST', '/stores/products/create', caller, {
        body: {
          store_id: storeId,
          kind: 'activity',
          name: 'Chess for beginners',
          mode: 'centre',
          price_unit: 'month',
          ...more,
        },
        status,
      }),

    productEditor: (caller: Who, id: number, status = 200) =>
      send('GET', '/stores/products/edit/{id}/details', caller, { params: { id }, status }),

    editProduct: (caller: Who, id: number, body: object, status = 200) =>
      send('PUT', '/stores/products/{id}/edit', caller, { params: { id }, body, status }),
  }
}
