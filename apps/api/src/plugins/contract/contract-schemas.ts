import type { FastifyRequest, FastifySchema } from 'fastify'

/** A JSON schema. */
type Schema = { [keyword: string]: unknown }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Makes a route's schema refuse parameters that are not in the contract, and require `lat` and `lng`
 * together, in place.
 */
export function strictQuery(schema: FastifySchema): void {
  const query: Schema = isSchema(schema.querystring)
    ? schema.querystring
    : { type: 'object', properties: {} }
  const properties = isSchema(query.properties) ? query.properties : {}
  query.additionalProperties = false
  if ('lat' in properties && 'lng' in properties)
    query.dependencies = { lat: ['lng'], lng: ['lat'] }
  schema.querystring = query
}

/** Reads the comma-separated lists among a route's parameters; null if it has none. */
export function listReader({ querystring }: FastifySchema) {
  const query = isSchema(querystring) ? querystring : {}
  const properties = isSchema(query.properties) ? query.properties : {}
  const lists = Object.keys(properties).filter((name) => isList(properties[name]))
  if (lists.length === 0) return null
  return async ({ query: values }: FastifyRequest) => splitLists(values, lists)
}

const isList = (schema: unknown) => isSchema(schema) && schema.type === 'array'

/** Splits comma-separated parameters (`style: form, explode: false`) in place. */
function splitLists(query: unknown, names: readonly string[]): void {
  if (!isSchema(query)) return
  for (const name of names) if (name in query) query[name] = valuesOf(query[name])
}

function valuesOf(value: unknown): unknown {
  const texts = Array.isArray(value) ? value : [value]
  return texts.flatMap((text) => (typeof text === 'string' && text !== '' ? text.split(',') : []))
}

/**
 * Rewrites "schema or null" as `nullable`, in place. The serialiser writes nullable values directly,
 * but validates every response against a choice of schemas.
 */
export function withNullable(schema: unknown): void {
  if (Array.isArray(schema)) for (const part of schema) withNullable(part)
  if (!isSchema(schema)) return
  const choice = schema.oneOf
  if (Array.isArray(choice) && choice.length === 2 && isNullSchema(choice[1])) {
    delete schema.oneOf
    Object.assign(schema, structuredClone(choice[0]), { nullable: true })
  }
  for (const part of Object.values(schema)) withNullable(part)
}

const isNullSchema = (schema: unknown) => isSchema(schema) && schema.type === 'null'

/**
 * Removes the mappings of discriminators, in place. ajv finds schemas by their `const` and refuses
 * mappings, which readers of the contract need.
 */
export function withoutMapping(schema: unknown): void {
  if (Array.isArray(schema)) for (const part of schema) withoutMapping(part)
  if (!isSchema(schema)) return
  if (isSchema(schema.discriminator)) delete schema.discriminator.mapping
  for (const part of Object.values(schema)) withoutMapping(part)
}
