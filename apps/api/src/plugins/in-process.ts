import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { AppError } from '../app-error.ts'
import { splitLists } from './contract-schemas.ts'
import { failureOf, notFound } from './errors.ts'
import type { Handler } from './handler.ts'
import { invalidRequest } from './invalid-request.ts'

/** What the API says to a page: the status, and the body before it is written as JSON. */
export interface InProcessAnswer {
  readonly status: number
  readonly body: unknown
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Asks the API for an address such as `/api/schools/a-1` in the name of the reader of a page:
     * validated, counted and answered as over HTTP, but without headers or text. Never throws.
     */
    askInProcess(
      address: string,
      page: FastifyRequest,
      reply: FastifyReply,
    ): Promise<InProcessAnswer>
  }
}

type Compiler = NonNullable<FastifyInstance['validatorCompiler']>

/** An operation of the contract that reads. */
export interface ReadOperation {
  /** As the router has it, such as `/api/schools/:slug`. */
  readonly url: string
  readonly schema: FastifySchema
  /** Parameters whose values are parted by commas. */
  readonly lists: readonly string[]
  readonly isLimited: boolean
  /** Throws where the request may not be answered. */
  readonly admit: (request: FastifyRequest) => Promise<void>
  readonly handler: Handler
  /** Where the route is: it knows how to compile schemas once all is registered. */
  readonly instance: FastifyInstance
}

const parts = { params: 'params', querystring: 'query' } as const
type Part = keyof typeof parts

/** Answers questions of pages to the operations that are added; one for each app. */
export function createInProcess({ countSearch }: Pick<FastifyInstance, 'countSearch'>) {
  const routes: (ReadOperation & {
    pattern: RegExp
    validate: (request: FastifyRequest) => void
  })[] = []

  function find(path: string) {
    for (const route of routes) {
      const match = route.pattern.exec(path)
      if (match) return { route, params: decoded(match.groups) }
    }
    throw notFound()
  }

  async function answer(address: string, page: FastifyRequest, reply: FastifyReply) {
    const [path = '', search = ''] = address.split('?', 2)
    const { route, params } = find(path)
    const query = { ...parse(search) }
    splitLists(query, route.lists)
    // A request of its own, with the address, the id and the log of the reader's.
    const request: FastifyRequest = Object.create(page, {
      params: { value: params },
      query: { value: query },
    })
    if (route.isLimited && countSearch) await countSearch(request, reply)
    await route.admit(request)
    route.validate(request)
    return route.handler(request, reply)
  }

  return {
    add(operation: ReadOperation): void {
      routes.push({
        ...operation,
        pattern: patternOf(operation.url),
        validate: validation(operation),
      })
      // As for the router: a path without parameters before one that has them.
      routes.sort((a, b) => countParameters(a) - countParameters(b))
    },

    async ask(
      address: string,
      page: FastifyRequest,
      reply: FastifyReply,
    ): Promise<InProcessAnswer> {
      try {
        return { status: 200, body: await answer(address, page, reply) }
      } catch (error) {
        const failure = failureOf(error, page)
        return { status: failure.status, body: failure.toBody() }
      }
    },
  }
}

const countParameters = ({ url }: ReadOperation) => url.split('/:').length

function patternOf(url: string): RegExp {
  const path = url.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]*)')
  return new RegExp(`^${path}$`)
}

function decoded(groups: Readonly<Record<string, string>> = {}): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    throw new AppError('invalid_request', 'This request can’t be read.')
  }
}

/** Throws `invalid_request` for what the contract refuses; compiled when first asked for. */
function validation({ schema, url, instance }: ReadOperation) {
  const compiled = new Map<Part, ReturnType<Compiler>>()
  function compile(part: Part) {
    const known = compiled.get(part)
    if (known) return known
    const validate = instance.validatorCompiler?.({
      schema: schema[part],
      method: 'GET',
      url,
      httpPart: part,
    })
    if (!validate) throw new Error(`Nothing can check the ${part} of ${url}`)
    compiled.set(part, validate)
    return validate
  }
  return (request: FastifyRequest): void => {
    for (const part of ['params', 'querystring'] as const) {
      if (!schema[part]) continue
      const validate = compile(part)
      if (validate(request[parts[part]]) === false) throw invalidRequest(validate.errors ?? [])
    }
  }
}
