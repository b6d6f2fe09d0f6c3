import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { createContractCheck } from './contract-check.ts'

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** What the braces of the path stand for. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly headers?: InjectOptions['headers']
  /** The address that the question comes from, where the app trusts its proxy. */
  readonly from?: string
}

/** Asks a path of the contract, and expects the status and a body that the contract has for it. */
export async function createAsking(app: FastifyInstance) {
  const check = await createContractCheck()
  return async (path: string, status: number, question: Question = {}) => {
    const { method = 'POST', params = {}, body, headers = {}, from } = question
    const address = path.replace(/{(\w+)}/g, (_, name) => String(params[name]))
    const response = await app.inject({
      method,
      url: `/api${address}`,
      headers: { ...headers, ...(from !== undefined && { 'x-forwarded-for': from }) },
      ...(body && { payload: body }),
    })
    expect(response.statusCode, response.payload).toBe(status)
    expect(check(path, status, response.json(), method.toLowerCase())).toEqual([])
    return response
  }
}
