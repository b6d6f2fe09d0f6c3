import Fastify, { type FastifySchema, type HTTPMethods } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import type { Contract } from '../../contract/read-contract.ts'
import { strictQuery, withNullable, withoutMapping } from './contract-schemas.ts'

/** An operation as Fastify serves it. Apps of one process share the schemas: do not change them. */
export interface ContractRoute {
  readonly operationId: string
  readonly method: HTTPMethods | HTTPMethods[]
  /** With parameters as `:name`. */
  readonly url: string
  readonly schema: FastifySchema
}

const known = new WeakMap<Contract, Promise<readonly ContractRoute[]>>()

/**
 * The operations of a contract. Reading them takes a third of a second, so apps of one process share
 * the result.
 */
export function routesOf(contract: Contract): Promise<readonly ContractRoute[]> {
  const routes = known.get(contract) ?? readRoutes(contract)
  known.set(contract, routes)
  return routes
}

/** Registers the operations with an app that serves nothing, and collects its routes. */
async function readRoutes(contract: Contract): Promise<ContractRoute[]> {
  const routes: ContractRoute[] = []
  const app = Fastify({ exposeHeadRoutes: false, pluginTimeout: 120_000 })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => () => '')
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (!schema || !('operationId' in schema) || typeof schema.operationId !== 'string') return
    strictQuery(schema)
    withNullable(schema.response)
    withoutMapping(schema.body)
    routes.push({ operationId: schema.operationId, method, url, schema: { ...schema } })
  })
  await app.register(openapiGlue, {
    specification: structuredClone(contract),
    operationResolver: () => () => null,
  })
  await app.close()
  return routes
}
