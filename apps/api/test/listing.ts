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
  readonly query?: string
  readonly status?: number
}

/** What those who list stores and products ask for; answers are held to the contract. */
export async function createListing(app: FastifyInstance, database: Pick<TestDatabase, 'pool'>) {
  const check = await createContractCheck()

  async function ask(method: Method, path: string, who: Who, asked: Asked = {}) {
    const { params = {}, body, query = '', status = 200 } = asked
    const url = path.replace(/{(\w+)}/g, (_, name) => String(params[name]))
    const answer = await app.inject({
      ...{ method, url: `/api${url}?${query}`, headers: who.headers ?? {} },
      ...(body && { payload: body }),
    })
    expect(answer.statusCode, answer.payload).toBe(status)
    expect(check(path, status, answer.json(), method.toLowerCase()), answer.payload).toEqual([])
    return answer.json()
  }

  /** The address of an image that somebody has sent. */
  const file = ({ id }: Pick<SignedIn, 'id'>, purpose: 'store' | 'school' = 'store') =>
    addUpload(database, id, { purpose })

  return {
    ask,
    file,

    /** Lists a store with an image, and gives its id. */
    async store(who: SignedIn, brandName = 'Chess Club'): Promise<number> {
      const body = { brand_name: brandName, files: JSON.stringify([await file(who)]) }
      return (await ask('POST', '/stores/store/create', who, { body, status: 201 })).id
    },

    storeEditor: (who: Who, id: number, status = 200) =>
      ask('GET', '/stores/edit/{id}/details', who, { params: { id }, status }),

    editStore: (who: Who, storeId: number, body: object, status = 200) =>
      ask('PUT', '/stores/store/edit/{storeId}', who, { params: { storeId }, body, status }),

    /** A product of a store, and its slug. */
    product: (who: Who, storeId: number, more: object = {}, status = 201) =>
      ask('POST', '/stores/products/create', who, {
        body: {
          ...{ store_id: storeId, kind: 'activity', name: 'Chess for beginners' },
          ...{ mode: 'centre', price_unit: 'month', ...more },
        },
        status,
      }),

    productEditor: (who: Who, id: number, status = 200) =>
      ask('GET', '/stores/products/edit/{id}/details', who, { params: { id }, status }),

    editProduct: (who: Who, id: number, body: object, status = 200) =>
      ask('PUT', '/stores/products/{id}/edit', who, { params: { id }, body, status }),
  }
}
