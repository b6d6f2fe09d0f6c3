import type { FastifyInstance } from 'fastify'
import { type AccessRule, accessRuleOf } from '../../src/contract/access-rule.ts'
import { readContract } from '../../src/plugins/contract.ts'
import type { Person } from './people.ts'
import type { Asked } from './requests.ts'

export interface Operation {
  readonly id: string
  readonly path: string
  readonly method: string
  readonly responses: Readonly<Record<string, unknown>>
  readonly rule: AccessRule
}

const { contract } = await readContract()

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

let households = 0

/** Sends what is asked in somebody's name, from a household of its own. */
export async function sendTo(
  app: FastifyInstance,
  { path, method }: Operation,
  { params = {}, query, body, form }: Asked,
  headers: Person['headers'],
) {
  households += 1
  const url = path.replace(/{(\w+)}/g, (_, name) => String(params[name]))
  const sent = form && new Response(form)
  const type = sent?.headers.get('content-type')
  return app.inject({
    method: method.toUpperCase() as 'GET',
    url: `/api${url}${query === undefined ? '' : `?${query}`}`,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    remoteAddress: `10.${households >> 16}.${(households >> 8) & 255}.${households & 255}`,
    ...(body && { payload: body }),
    ...(sent && { payload: Buffer.from(await sent.arrayBuffer()) }),
  })
}
