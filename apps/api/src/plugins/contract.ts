import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import fp from 'fastify-plugin'
import { parse } from 'yaml'
import { AppError } from '../app-error.ts'
import { type AccessRule, accessRuleOf } from '../contract/access-rule.ts'
import type { Handlers } from '../contract/operations.ts'
import { projectPaths } from '../project-paths.ts'
import { strictQuery, withNullable, withoutMapping } from './contract-schemas.ts'
import { revalidated } from './delivery.ts'
import { notFound } from './errors.ts'

interface RequestBody {
  readonly content?: Readonly<Record<string, unknown>>
}

interface Operation {
  readonly operationId: string
  readonly requestBody?: RequestBody & { readonly $ref?: string }
  readonly responses: Readonly<Record<string, unknown>>
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly 'x-access'?: unknown
}

export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly requestBodies?: Readonly<Record<string, RequestBody>> }
}

/** The operations of a path, which may also hold parameters of all of them. */
export const operationsOf = (path: Contract['paths'][string]) =>
  Object.values(path).filter((part) => 'operationId' in part)

/** The contract as it is written, and as it is read. */
export async function readContract(): Promise<{ text: string; contract: Contract }> {
  const text = await readFile(projectPaths.contract, 'utf8')
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
    const operations = Object.values(contract.paths).flatMap(operationsOf)
    requireMatch(operations, handlers)
    const rules = new Map(operations.map((each) => [each.operationId, accessRuleOf(each)]))
    const serve = async (api: FastifyInstance) => {
      // Else it would be read as a text, which no schema of the contract looks at.
      api.removeContentTypeParser('text/plain')
      tellHowToCache(api)
      const takingFiles = new Set(operationsWithFiles(contract))
      shapeRoutes(api, { operations, rules, takingFiles })
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
  api.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', isForAll(request, reply) ? revalidated : 'no-store')
  })
}

/** What anybody would be answered, and may keep. */
const isForAll = ({ method, caller }: FastifyRequest, { statusCode }: FastifyReply) =>
  method === 'GET' && statusCode < 400 && caller === null

interface Shaped {
  readonly operations: readonly Operation[]
  readonly rules: ReadonlyMap<string, AccessRule>
  /** Those that are sent a form with a file, by their id. */
  readonly takingFiles: ReadonlySet<string>
}

/**
 * What the contract says of an operation beside its schemas: strictness, who takes files, and 429
 * means a limit.
 */
function shapeRoutes(api: FastifyInstance, { operations, rules, takingFiles }: Shaped): void {
  const limited = new Set(
    operations.filter((each) => '429' in each.responses).map((each) => each.operationId),
  )
  api.addHook('onRoute', (route) => {
    const { schema } = route
    if (!schema || !('operationId' in schema) || typeof schema.operationId !== 'string') return
    const { operationId } = schema
    strictQuery(route)
    withNullable(route.schema?.response)
    withoutMapping(route.schema?.body)
    if (!takingFiles.has(operationId)) route.bodyLimit = longestBody
    // A file is no JSON that a schema could check: whoever reads it does.
    if (takingFiles.has(operationId)) {
      delete route.schema?.body
      route.config = { ...route.config, takesFiles: true }
    } else {
      const before = route.schema?.body ? [refuseFiles, refuseNothing] : [refuseFiles]
      route.preValidation = [before, route.preValidation ?? []].flat(2)
    }
    const rule = rules.get(operationId)
    if (rule === undefined) throw new Error(`The contract's ${operationId} has no access rule`)
    const admit = (request: FastifyRequest) => api.authorise(rule, request)
    const isLimited = limited.has(operationId)
    const before = isLimited && api.countSearch ? [api.countSearch, admit] : [admit]
    route.onRequest = [route.onRequest ?? [], ...before].flat()
  })
}

/**
 * Bytes of JSON that anybody may send, some ten times the longest message. Every field of it is
 * looked at, also of those that the contract does not know: a megabyte of them takes half a second.
 */
const longestBody = 128_000

const named = '#/components/requestBodies/'

function operationsWithFiles({ paths, components }: Contract): string[] {
  const takesFile = ({ requestBody: body }: Operation) => {
    const content = body?.$ref?.startsWith(named)
      ? components?.requestBodies?.[body.$ref.slice(named.length)]?.content
      : body?.content
    return content !== undefined && 'multipart/form-data' in content
  }
  return Object.values(paths)
    .flatMap(operationsOf)
    .filter(takesFile)
    .map(({ operationId }) => operationId)
}

async function refuseFiles(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) throw new AppError('not_json', 'Please send JSON.')
}

/** Without a body nothing says of what type it is, and nothing would check it. */
async function refuseNothing({ body }: FastifyRequest): Promise<void> {
  if (body === undefined) throw new AppError('not_json', 'Please send JSON.')
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
