import { Ajv } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import type { ContractFormats } from '../../contract/read-contract.ts'
import { addBoundedFormats } from './bounded-formats.ts'

/**
 * Compiles the schemas of requests. Values in URLs are text, so they are converted to booleans and
 * numbers. Bodies are JSON and are not converted. Unknown fields are refused, not removed.
 */
export function createValidatorCompiler(formats: ContractFormats): FastifySchemaCompiler<object> {
  const urlAjv = createAjv(formats, { coerceTypes: true })
  const bodyAjv = createAjv(formats, { coerceTypes: false })
  return ({ schema, httpPart }) => (httpPart === 'body' ? bodyAjv : urlAjv).compile(schema)
}

function createAjv(formats: ContractFormats, options: { readonly coerceTypes: boolean }): Ajv {
  const ajv = new Ajv({
    ...options,
    removeAdditional: false,
    useDefaults: true,
    allErrors: true,
    // In a field edit, the field decides which schema the value must match.
    discriminator: true,
    strict: false,
  })
  addBoundedFormats(ajv, formats)
  return ajv
}
