import type { FastifyInstance } from 'fastify'
import { type AccessRule, accessRuleOf } from '../../src/contract/access-rule.ts'
import { contract } from '../contract.ts'
import type { TestCaller } from './callers.ts'
import type { OperationRequest } from './operation-requests.ts'

export interface Operation {
  readonly id: string
  readonly path: string
  readonly method: string
  readonly responses: Readonly<Record<string, unknown>>
  readonly rule: AccessRule
}

/** Every operation of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods)
      .filter(([, part]) => 'operationId' in part)
      .map(([method, operation]) => ({
        id: operation.operationId,
        path,
        method,
        responses: operation.responses,
        rule: accessRuleOf(operation),
      })),
)

let requestCount = 0

/** Sends a request from a new IP prefix, so that rate limits do not interfere. */
export async function sendOperation(
  app: FastifyInstance,
  { path, method }: Operation,
  { params = {}, query, body, form, link }: OperationRequest,
  headers: TestCaller['headers'],
) {
  requestCount += 1
  const url = path.replace(/{(\w+)}/g, (_, name) => String(params[name]))
  const encodedForm = form && new Response(form)
  const type = encodedForm?.headers.get('content-type')
  return app.inject({
    method: method.toUpperCase() as 'GET',
    url: `/api${url}${query === undefined ? '' : `?${query}`}`,
    headers: {
      ...headers,
      ...(type && { 'content-type': type }),
      ...(link !== undefined && { 'x-enquiry-token': link }),
    },
    remoteAddress: `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    ...(body && { payload: body }),
    ...(encodedForm && { payload: Buffer.from(await encodedForm.arrayBuffer()) }),
  })
}
