import sharp from 'sharp'
import type { OperationRequest } from '../access/operation-requests.ts'
import { type Operation, operations } from '../access/operations.ts'
import { contract } from '../contract.ts'
import { mp4 } from '../video-files.ts'

/** A request made of the examples of an operation. */
export interface ExampleRequest {
  readonly operation: Operation
  /** The operation, with the key of the example if its body has several. */
  readonly name: string
  readonly request: OperationRequest
}

interface WithExamples {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

interface Parameter extends WithExamples {
  readonly name: string
  readonly in: 'path' | 'query'
}

type Body = Readonly<Record<string, WithExamples>>

/** The requests of every operation: one for each example of its body. */
export const exampleRequests = (): ExampleRequest[] => operations.flatMap(requestsOf)

function requestsOf(operation: Operation): ExampleRequest[] {
  const { id, path, method } = operation
  const part: Record<string, unknown> = { ...contract.paths[path]?.[method] }
  const shared: Record<string, unknown> = { ...contract.paths[path] }
  const parameters = [...listOf(shared.parameters), ...listOf(part.parameters)].map(
    (each): Parameter => resolve(each),
  )
  const parametersIn = (place: Parameter['in']) =>
    parameters.filter((each) => each.in === place).map((each) => [each.name, exampleOf(each)])
  const params = Object.fromEntries(parametersIn('path'))
  const query = parametersIn('query')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
  const request: OperationRequest = { params, ...(query && { query }) }
  if (!part.requestBody) return [{ operation, name: id, request }]
  const { content }: { content: Body } = resolve(part.requestBody)
  return Object.entries(content).flatMap(([type, media]) =>
    examplesOf(media, id).map(([key, value]) => ({
      operation,
      name: key === '' ? id : `${id}, ${key}`,
      request: { ...request, ...bodyOf(type, value) },
    })),
  )
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A part of the contract, or what it refers to. */
function resolve(part: unknown) {
  const reference = Object(part).$ref
  if (typeof reference !== 'string') return part as never
  const keys = reference.slice('#/'.length).split('/')
  return keys.reduce<object>((parent, key) => Reflect.get(parent, key), contract) as never
}

function exampleOf(parameter: Parameter): unknown {
  if (parameter.example === undefined) throw new Error(`${parameter.name} has no example`)
  return parameter.example
}

function examplesOf({ example, examples }: WithExamples, id: string): [string, object][] {
  const all = examples
    ? Object.entries(examples).map(([key, { value }]): [string, unknown] => [key, value])
    : [['', example] as [string, unknown]]
  return all.map(([key, value]) => {
    if (typeof value !== 'object' || value === null) throw new Error(`${id} has no example body`)
    return [key, value]
  })
}

const bodyOf = (type: string, value: object): OperationRequest =>
  type === 'multipart/form-data' ? { form: formOf(value) } : { body: value }

const photo = await sharp({
  create: { width: 400, height: 400, channels: 3, background: 'teal' },
})
  .jpeg()
  .toBuffer()

const pdf = '%PDF-1.7\n%%EOF'

/** A form with a photo, a PDF or a video, under the name of the example. */
function formOf(value: object): FormData {
  const form = new FormData()
  for (const [field, name] of Object.entries(value))
    form.append(field, fileOf(String(name)), String(name))
  return form
}

function fileOf(name: string): Blob {
  if (name.endsWith('.pdf')) return new Blob([pdf])
  if (name.endsWith('.mp4')) return new Blob([new Uint8Array(mp4())])
  return new Blob([new Uint8Array(photo)], { type: 'image/jpeg' })
}
