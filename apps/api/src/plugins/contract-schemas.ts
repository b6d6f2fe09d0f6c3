import type { RouteOptions } from 'fastify'

/** A JSON schema as a tree to walk. */
type Schema = { [keyword: string]: unknown }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Makes the route refuse what the contract does not name, ask for `lng` where `lat` is given and
 * the other way round, and read lists written with commas.
 */
export function strictQuery(route: RouteOptions): void {
  const given = route.schema?.querystring
  const query: Schema = isSchema(given) ? given : { type: 'object', properties: {} }
  const properties = isSchema(query.properties) ? query.properties : {}
  query.additionalProperties = false
  if ('lat' in properties && 'lng' in properties)
    query.dependencies = { lat: ['lng'], lng: ['lat'] }
  route.schema = { ...route.schema, querystring: query }
  const lists = Object.keys(properties).filter((name) => isList(properties[name]))
  if (lists.length > 0)
    route.preValidation = async ({ query: given }) => {
      splitLists(given, lists)
    }
}

const isList = (schema: unknown) => isSchema(schema) && schema.type === 'array'

/** `style: form, explode: false`: one parameter whose values are parted by commas. In place. */
function splitLists(query: unknown, names: readonly string[]): void {
  if (!isSchema(query)) return
  for (const name of names) if (name in query) query[name] = valuesOf(query[name])
}

function valuesOf(given: unknown): unknown {
  const texts = Array.isArray(given) ? given : [given]
  return texts.flatMap((text) => (typeof text === 'string' && text !== '' ? text.split(',') : []))
}

/**
 * The same schemas, with "this or null" written as `nullable`: the serialiser writes that straight
 * out, where a choice of schemas would be validated for every answer. Works on the tree in place.
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
 * The same schemas, without what a discriminator maps to: ajv finds the schema of each value by its
 * `const`, and refuses a mapping, which readers of the contract need. Works on the tree in place.
 */
export function withoutMapping(schema: unknown): void {
  if (Array.isArray(schema)) for (const part of schema) withoutMapping(part)
  if (!isSchema(schema)) return
  if (isSchema(schema.discriminator)) delete schema.discriminator.mapping
  for (const part of Object.values(schema)) withoutMapping(part)
}
