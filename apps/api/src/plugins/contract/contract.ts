import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteHandlerMethod,
} from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../../app-error.ts'
import { brief, privatelyRevalidated } from '../../cache-control.ts'
import { accessRuleOf } from '../../contract/access-rule.ts'
import type { Handlers } from '../../contract/operations.ts'
import {
  type Contract,
  type ContractFormats,
  type Operation,
  operationsOf,
  readContract,
} from '../../contract/read-contract.ts'
import { notFound } from '../errors/errors.ts'
import { addVary } from '../requests/vary.ts'
import type { OperationAccess } from './access.ts'
import { type BodySchema, bodyLimitOf } from './body-limit.ts'
import { createSchemaCompilers, type SchemaCompilers } from './compile-on-first-use.ts'
import { routesOf } from './contract-routes.ts'
import { listReader } from './contract-schemas.ts'
import { createValidatorCompiler } from './validator-compiler.ts'
import { replaceLoneSurrogates } from './well-formed-body.ts'

/**
 * Serves every operation of the contract under the prefix: validates requests and serialises
 * responses with its schemas. Throws if an operation has no handler, or a handler no operation.
 */
export const contractPlugin = fp<{ prefix: string; handlers: Handlers }>(
  async (app, { prefix, handlers }) => {
    const { text, contract } = await readContract()
    const operations = Object.values(contract.paths).flatMap(operationsOf)
    requireMatch(operations, handlers)
    const routes = await routesOf(contract)
    const compilers = compilersOf(contract)
    const served = new Map<string, unknown>(Object.entries(handlers))
    app.setValidatorCompiler(compilers.validator)
    app.setSerializerCompiler(compilers.serializer)
    compileWhenListening(app, compilers.compileAll)
    const accesses = new Map(
      operations.map((each) => [
        each.operationId,
        {
          rule: accessRuleOf(each),
          isBeforeSecondFactor: each['x-before-second-factor'] ?? false,
        },
      ]),
    )
    const serve = async (api: FastifyInstance) => {
      // Otherwise it would be parsed as text, which the contract's schemas do not validate.
      api.removeContentTypeParser('text/plain')
      addCacheControl(api)
      const operationsWithFile = new Set(operationsWithFiles(contract))
      const formats = contract['x-formats']
      configureRoutes(api, { operations, accesses, operationsWithFile, formats })
      for (const { operationId, schema, ...route } of routes)
        api.route({ ...route, schema: { ...schema }, handler: handlerOf(served, operationId) })
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

const compilersByContract = new WeakMap<Contract, SchemaCompilers>()

/** Apps of one process share what is compiled for the contract's schemas. */
function compilersOf(contract: Contract): SchemaCompilers {
  const formats = contract['x-formats']
  const compilers =
    compilersByContract.get(contract) ??
    createSchemaCompilers(createValidatorCompiler(formats), Object.keys(formats))
  compilersByContract.set(contract, compilers)
  return compilers
}

/** Compiles the schemas while the first requests run. An error ends the process, as it would at the start. */
function compileWhenListening(
  app: FastifyInstance,
  compileAll: (isStopped: () => boolean) => Promise<void>,
): void {
  let compiling = Promise.resolve()
  let isClosed = false
  app.addHook('onListen', async () => {
    compiling = compileAll(() => isClosed)
  })
  app.addHook('onClose', () => {
    isClosed = true
    return compiling
  })
}

/** The handlers have one for each operation: `requireMatch` has checked. */
function handlerOf(
  handlers: ReadonlyMap<string, unknown>,
  operationId: string,
): RouteHandlerMethod {
  const handler = handlers.get(operationId)
  if (!isHandler(handler)) throw new Error(`${operationId} has no handler`)
  return handler
}

const isHandler = (value: unknown): value is RouteHandlerMethod => typeof value === 'function'

function requireMatch(operations: readonly Operation[], handlers: Handlers): void {
  const ids = new Set(operations.map(({ operationId }) => operationId))
  const missing = [...ids].filter((id) => !(id in handlers))
  const unknown = Object.keys(handlers).filter((id) => !ids.has(id))
  if (missing.length > 0) throw new Error(`The contract's ${missing.join(', ')} has no handler`)
  if (unknown.length > 0) throw new Error(`The contract has no operation ${unknown.join(', ')}`)
}

/**
 * Visitors may see a public response that is a minute old. Signed-in users see their own changes at
 * once, so their browsers revalidate it and do not reuse what they stored before signing in.
 */
function addCacheControl(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return
    if (!isPublic(request, reply)) {
      reply.header('cache-control', 'no-store')
      return
    }
    const isSignedIn = request.headers.authorization !== undefined
    reply.header('cache-control', isSignedIn ? privatelyRevalidated : brief)
    addVary(reply, 'Authorization')
  })
}

/** Public responses, which caches may store. HEAD describes the response of GET. */
const isPublic = ({ method, caller }: FastifyRequest, { statusCode }: FastifyReply) =>
  (method === 'GET' || method === 'HEAD') && statusCode < 400 && caller === null

interface ContractRoutes {
  readonly operations: readonly Operation[]
  readonly accesses: ReadonlyMap<string, OperationAccess>
  /** Operation ids that accept a form with a file. */
  readonly operationsWithFile: ReadonlySet<string>
  readonly formats: ContractFormats
}

/**
 * Applies the rest of the contract to each route: unknown parameters are refused, lone surrogates in
 * bodies are replaced, files are accepted, access is checked, and operations with a 429 are rate limited.
 */
function configureRoutes(
  api: FastifyInstance,
  { operations, accesses, operationsWithFile, formats }: ContractRoutes,
): void {
  const limited = new Set(
    operations.filter((each) => '429' in each.responses).map((each) => each.operationId),
  )
  api.addHook('onRoute', (route) => {
    const { schema } = route
    if (!schema || !('operationId' in schema) || typeof schema.operationId !== 'string') return
    const { operationId } = schema
    const readLists = listReader(schema)
    if (readLists !== null) route.preValidation = readLists
    if (!operationsWithFile.has(operationId))
      route.bodyLimit = bodyLimitOf(jsonSchemaOf(schema.body), formats)
    // The handler validates the file; a JSON schema cannot.
    if (operationsWithFile.has(operationId)) {
      delete schema.body
      route.config = { ...route.config, takesFiles: true }
    } else {
      const before = schema.body ? [refuseForms, requireBody, replaceLoneSurrogates] : [refuseForms]
      route.preValidation = [before, route.preValidation ?? []].flat(2)
    }
    const access = accesses.get(operationId)
    if (access === undefined) throw new Error(`The contract's ${operationId} has no access rule`)
    const authorise = (request: FastifyRequest) => api.authorise(access, request)
    const isLimited = limited.has(operationId)
    const before = isLimited && api.countRequest ? [api.countRequest, authorise] : [authorise]
    route.onRequest = [route.onRequest ?? [], ...before].flat()
  })
}

/** The schema of a JSON body, which the route keeps by its media type. */
function jsonSchemaOf(body: unknown): BodySchema {
  const { content }: { content?: RouteContent } = body ?? {}
  return content?.['application/json']?.schema ?? { type: 'null' }
}

type RouteContent = Readonly<Record<string, { readonly schema?: BodySchema }>>

const requestBodiesPrefix = '#/components/requestBodies/'

function operationsWithFiles({ paths, components }: Contract): string[] {
  const takesFile = ({ requestBody: body }: Operation) => {
    const content = body?.$ref?.startsWith(requestBodiesPrefix)
      ? components?.requestBodies?.[body.$ref.slice(requestBodiesPrefix.length)]?.content
      : body?.content
    return content !== undefined && 'multipart/form-data' in content
  }
  return Object.values(paths)
    .flatMap(operationsOf)
    .filter(takesFile)
    .map(({ operationId }) => operationId)
}

async function refuseForms(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) throw new AppError('not_json', 'Please send JSON.')
}

/** Without a body there is no content type, and the schema would not be checked. */
async function requireBody({ body }: FastifyRequest): Promise<void> {
  if (body === undefined) throw new AppError('not_json', 'Please send JSON.')
}

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers 405 to other methods of a path, with the allowed ones. */
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
        `${request.method} is not allowed here; use ${allow}.`,
      )
    }
    api.route({ method: others, url, onRequest: refuse, handler: refuse })
  }
}
