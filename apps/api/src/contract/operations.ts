import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { components, operations } from './generated/schema.ts'

/** An operation of the contract, by its `operationId`. */
type OperationId = keyof operations

/** A schema of the contract by its name, such as `Schema<'SchoolList'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

type Parameters<Id extends OperationId> = operations[Id]['parameters']

/** Without `undefined`, and `unknown` where the contract has nothing. */
type Given<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>

/** The parameters in the path of an operation. */
export type Path<Id extends OperationId> = Given<Parameters<Id>['path']>

/** The query parameters of an operation, after validation. */
export type Query<Id extends OperationId> = Given<Parameters<Id>['query']>

/** The JSON body of an operation, after validation; `unknown` for files. */
export type Body<Id extends OperationId> = operations[Id] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer Json } }
}
  ? Json
  : unknown

type Success = 200 | 201 | 202

/** The body of an operation's successful response. */
type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] &
    Success]: operations[Id]['responses'][Status] extends {
    readonly content: { readonly 'application/json': infer Json }
  }
    ? Json
    : undefined
}[keyof operations[Id]['responses'] & Success]

/** A request to an operation, typed from the contract. */
export type OperationRequest<Id extends OperationId> = FastifyRequest<{
  Params: Path<Id>
  Querystring: Query<Id>
  Body: Body<Id>
}>

/** Handles one operation of the contract. A stream is the body as it is sent. */
type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  reply: FastifyReply,
) => Answer<Id> | Promise<Answer<Id> | Readable>

/** The handler of every operation of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
