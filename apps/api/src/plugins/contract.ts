import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import fp from 'fastify-plugin'
import { parse } from 'yaml'
import { AppError } from '../app-error.ts'
import { strictQuery, withNullable } from './contract-schemas.ts'
import { revalidated } from './delivery.ts'
import { notFound } from './errors.ts'
import type { Handlers } from './handler.ts'
import { createInProcess, type ReadOperation } from './in-process.ts'

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, unknown>>
}

export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const contractFile = join(import.meta.dirname, '../../../../openapi.yaml')

/** The contract as it is written, and as it is read. */
export async function readContract(): Promise<{ text: string; contract: Contract }> {
  const text = await readFile(contractFile, 'utf8')
  const contract: Contract = parse(text)
  return { text, contract }
}

/**
 * Serves every operation of the contract under the prefix: requests are validated and answers are
 * written by its schemas. Throws where an operation has no handler, or a handler no operation.
 */
export const contractPlugin = fp<{ prefix: string; handlers: Handlers }>(
  async (app, { prefix, handlers }) => {
    const { text, contract } = await readContract()
    const operations = Object.values(contract.paths).flatMap((path) => Object.values(path))
    requireMatch(operations, handlers)
    const inProcess = createInProcess(app)
    app.decorate('askInProcess', inProcess.ask)
    const serve = async (api: FastifyInstance) => {
      tellHowToCache(api)
      shapeRoutes(api, operations, (operationId, operation) => {
        const handler = handlers[operationId]
        if (handler) inProcess.add({ ...operation, handler })
      })
      await api.register(openapiGlue, {
        specification: structuredClone(contract),
        serviceHandlers: handlers,
      })
      refuseOtherMethods(api, Object.keys(contract.paths))
      api.get('/openapi.yaml', (_request, reply) => reply.type('application/yaml').send(text))
      api.all('/*', () => {
        throw notFound()
      })
    }
    await app.register(serve, { prefix })
  },
  { name: 'contract' },
)

function requireMatch(operations: readonly Operation[], handlers: Handlers): void {
  const ids = new Set(operations.map(({ operationId }) => operationId))
  const missing = [...ids].filter((id) => !(id in handlers))
  const unknown = Object.keys(handlers).filter((id) => !ids.has(id))
  if (missing.length > 0) throw new Error(`The contract's ${missing.join(', ')} has no handler`)
  if (unknown.length > 0) throw new Error(`The contract has no operation ${unknown.join(', ')}`)
}

function tellHowToCache(api: FastifyInstance): void {
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', reply.statusCode < 400 ? revalidated : 'no-store')
  })
}

/**
 * What the contract says of an operation beside its schemas: strictness, and 429 means a limit.
 * Hands on those that read.
 */
function shapeRoutes(
  api: FastifyInstance,
  operations: readonly Operation[],
  onRead: (operationId: string, operation: Omit<ReadOperation, 'handler'>) => void,
): void {
  const limited = new Set(
    operations.filter((each) => '429' in each.responses).map((each) => each.operationId),
  )
  api.addHook('onRoute', function (route) {
    const { schema, method, url } = route
    if (!schema || !('operationId' in schema) || typeof schema.operationId !== 'string') return
    const { operationId } = schema
    const lists = strictQuery(route)
    withNullable(route.schema?.response)
    const isLimited = limited.has(operationId)
    if (isLimited && api.countSearch)
      route.onRequest = [route.onRequest ?? [], api.countSearch].flat()
    if (method === 'GET' && route.schema)
      onRead(operationId, { url, schema: route.schema, lists, isLimited, instance: this })
  })
}

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** 405 for the methods that a path of the contract has not, saying which it has. */
function refuseOtherMethods(api: FastifyInstance, paths: readonly string[]): void {
  for (const path of paths) {
    const url = path.replace(/{(\w+)}/g, ':$1')
    const allowed = methods.filter((method) => api.hasRoute({ method, url: api.prefix + url }))
    const others = methods.filter((method) => !allowed.includes(method))
    const allow = (allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed).join(', ')
    const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('allow', allow)
      throw new AppError(
        'method_not_allowed',
        `${request.method} is not possible here; ${allow} is.`,
      )
    }
    api.route({ method: others, url, onRequest: refuse, handler: refuse })
  }
}
