import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

/**
 * Compiles the schemas of requests. Values in URLs are text, so they are converted to booleans and
 * numbers. Bodies are JSON and are not converted. Unknown fields are refused, not removed.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const [urlAjv, bodyAjv] = [createAjv({ coerceTypes: true }), createAjv({ coerceTypes: false })]
  return ({ schema, httpPart }) => (httpPart === 'body' ? bodyAjv : urlAjv).compile(schema)
}

function createAjv({ coerceTypes }: { readonly coerceTypes: boolean }): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    allErrors: true,
    // In a field edit, the field decides which schema the value must match.
    discriminator: true,
    strict: false,
  })
  addFormats.default(ajv)
  return ajv
}
