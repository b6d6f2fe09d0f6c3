import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { createContractCheck } from './contract-check.ts'

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Values for the braces of the path. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly headers?: InjectOptions['headers']
  /** The IP address of the caller, if the app trusts its proxy. */
  readonly from?: string
}

/**
 * Creates a function that sends a request to a path of the contract, and expects the status and a
 * body that matches the contract.
 */
export async function createRequestSender(app: FastifyInstance) {
  const check = await createContractCheck()
  return async (path: string, status: number, options: RequestOptions = {}) => {
    const { method = 'POST', params = {}, body, headers = {}, from } = options
    const url = path.replace(/{(\w+)}/g, (_, name) => String(params[name]))
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: { ...headers, ...(from !== undefined && { 'x-forwarded-for': from }) },
      ...(body && { payload: body }),
    })
    expect(response.statusCode, response.payload).toBe(status)
    expect(check(path, status, response.json(), method.toLowerCase())).toEqual([])
    return response
  }
}
