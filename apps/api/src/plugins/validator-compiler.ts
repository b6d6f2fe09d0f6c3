import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

/**
 * Compiles the schemas of requests. In addresses, where all is text, booleans and numbers are read
 * from it; JSON says itself what is what: null is no number, and a text no answer of yes. Nothing is
 * dropped or guessed.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const [ofAddresses, ofBodies] = [
    createAjv({ coerceTypes: true }),
    createAjv({ coerceTypes: false }),
  ]
  return ({ schema, httpPart }) => (httpPart === 'body' ? ofBodies : ofAddresses).compile(schema)
}

function createAjv({ coerceTypes }: { readonly coerceTypes: boolean }): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    allErrors: true,
    // Of a field and its value: the field says which schema the value has to meet.
    discriminator: true,
    strict: false,
  })
  addFormats.default(ajv)
  return ajv
}
