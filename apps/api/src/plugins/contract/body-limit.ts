import type { ContractFormats } from '../../contract/read-contract.ts'
import { longestOf } from './contract-formats.ts'

/** The parts of a JSON schema that bound the size of a value. */
export interface BodySchema {
  readonly type?: string | readonly string[]
  readonly oneOf?: readonly BodySchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly maxLength?: number
  readonly items?: BodySchema
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, BodySchema>>
  readonly additionalProperties?: unknown
}

/** The limit where the contract bounds no size: ten times the longest message. */
const defaultLimit = 128_000
/** Bytes for white space between values. */
const whiteSpace = 4_000
/** An emoji as two escapes, such as `\ud83d\ude00`. */
const bytesPerCharacter = 12
const bytesPerNumber = 24

/** The maximum size of a valid body in bytes, at most 128 kB. */
export function bodyLimitOf(schema: BodySchema, formats: ContractFormats): number {
  return Math.min(defaultLimit, longestJson(schema, formats) + whiteSpace)
}

function longestJson(schema: BodySchema, formats: ContractFormats): number {
  const longestAmong = (schemas: readonly BodySchema[]) =>
    Math.max(...schemas.map((each) => longestJson(each, formats)))
  if (schema.oneOf) return longestAmong(schema.oneOf)
  if (schema.const !== undefined) return bytesOf(schema.const)
  if (schema.enum) return Math.max(...schema.enum.map(bytesOf))
  if (Array.isArray(schema.type))
    return longestAmong(schema.type.map((type) => ({ ...schema, type })))
  switch (schema.type) {
    case 'string': {
      const { maxLength = Number.POSITIVE_INFINITY, format = '' } = schema
      return 2 + bytesPerCharacter * Math.min(maxLength, longestOf(formats, format))
    }
    case 'array': {
      const { maxItems = Number.POSITIVE_INFINITY, items = {} } = schema
      return 2 + maxItems * (1 + longestJson(items, formats))
    }
    case 'object': {
      if (schema.additionalProperties !== false) return Number.POSITIVE_INFINITY
      const properties = Object.entries(schema.properties ?? {})
      return properties.reduce(
        (sum, [name, value]) => sum + bytesOf(name) + 2 + longestJson(value, formats),
        2,
      )
    }
    case 'integer':
    case 'number':
      return bytesPerNumber
    case 'boolean':
    case 'null':
      return 5
    default:
      return Number.POSITIVE_INFINITY
  }
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
