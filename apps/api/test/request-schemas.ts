import { readContract } from '../src/contract/read-contract.ts'

/** The parts of a JSON schema that a request is made from. */
export interface RequestSchema {
  readonly type?: string | readonly string[]
  readonly oneOf?: readonly RequestSchema[]
  readonly const?: unknown
  readonly items?: RequestSchema
  readonly properties?: Readonly<Record<string, RequestSchema>>
}

/** The input of an operation, as JSON or in its URL. */
export interface RequestPart {
  readonly name: string
  readonly operationId: string
  readonly httpPart: 'body' | 'querystring' | 'params'
  readonly schema: RequestSchema
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly schema: RequestSchema
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: RequestSchema }>>
  }
}

type Path = Readonly<Record<string, Operation>> & { readonly parameters?: readonly Parameter[] }

/** The JSON body, and the parameters, of every operation of the contract, without references. */
export async function requestParts(): Promise<readonly RequestPart[]> {
  const { contract } = await readContract()
  const paths: Readonly<Record<string, Path>> = withoutReferences(contract, contract.paths)
  return Object.values(paths).flatMap(({ parameters = [], ...operations }) =>
    Object.values(operations).flatMap((operation) => partsOf(operation, parameters)),
  )
}

function partsOf(
  { operationId, parameters = [], requestBody }: Operation,
  shared: readonly Parameter[],
): RequestPart[] {
  const parts: RequestPart[] = []
  const add = (httpPart: RequestPart['httpPart'], schema: RequestSchema) =>
    parts.push({ name: `${httpPart} of ${operationId}`, operationId, httpPart, schema })
  for (const place of ['path', 'query'] as const) {
    const own = [...shared, ...parameters].filter((parameter) => parameter.in === place)
    const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]))
    const httpPart = place === 'path' ? 'params' : 'querystring'
    if (own.length > 0) add(httpPart, { type: 'object', properties })
  }
  const body = requestBody?.content['application/json']?.schema
  if (body) add('body', body)
  return parts
}

/** Copies a part of a document, with the referenced parts in place of the references. */
function withoutReferences(document: object, part: unknown) {
  return JSON.parse(JSON.stringify(part), (key, value) => {
    if (key === 'responses') return undefined
    return typeof value?.$ref === 'string'
      ? withoutReferences(document, referenced(document, value.$ref))
      : value
  })
}

const referenced = (document: object, reference: string): unknown =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce<object>((part, key) => Reflect.get(part, key), document)
