import { describe, expect, it } from 'vitest'
import { type RequestPart, type RequestSchema, requestParts } from '../../test/request-schemas.ts'
import { readContract } from './contract.ts'
import { withoutMapping } from './contract-schemas.ts'
import { createValidatorCompiler } from './validator-compiler.ts'

const { contract } = await readContract()
const formats = contract['x-formats']
const parts = await requestParts()

const compile = ({ schema, httpPart }: Pick<RequestPart, 'schema' | 'httpPart'>) => {
  withoutMapping(schema)
  return createValidatorCompiler(formats)({ schema, httpPart, method: 'POST', url: '/' })
}

/** Beginnings, repeated to the length, and ends that make patterns try every way to match. */
const texts: readonly (readonly [string, string])[] = [
  ['a', '\n'],
  [' ', '\n'],
  ['1', 'x\u0000'],
  ['1-', '\u0000'],
  ['a.', '@'],
  ['a@a.', '-'],
  ['/', '\u0000'],
  ['\t', '\u202e'],
]

const textOf = ([repeated, end]: readonly [string, string], length: number) =>
  repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length) + end

/** Values of the schema with the text in every place that takes one. */
function valuesWith(schema: RequestSchema, text: string): readonly unknown[] {
  if (schema.oneOf) return schema.oneOf.flatMap((choice) => valuesWith(choice, text))
  if (schema.const !== undefined) return [schema.const]
  if (schema.items) return valuesWith(schema.items, text).map((value) => [value])
  if (!schema.properties) return [text]
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => [name, valuesWith(field, text)] as const,
  )
  const most = Math.max(...fields.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[i % values.length]])),
  )
}

/** Milliseconds of CPU that the validator takes for the text in every place. */
function cpuFor(part: RequestPart, length: number): number {
  const validate = compile(part)
  const bodies = texts.flatMap((text) => valuesWith(part.schema, textOf(text, length)))
  const start = process.cpuUsage()
  for (const body of bodies) validate(body)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

describe('texts of 120 kB', () => {
  it.each(parts)('take linear time in $name', (part) => {
    const linear = 10 * Math.max(cpuFor(part, 12_000), 5)
    expect(cpuFor(part, 120_000)).toBeLessThan(4 * linear)
  })
})

describe('the pattern of a format', () => {
  const slow = {
    'slow-format': { pattern: '^(a+)+$' },
    'short-format': { pattern: '^(a+)+$', maxLength: 5 },
  }
  const errorsOf = (schema: object, text: string) => {
    const validate = createValidatorCompiler(slow)({
      schema,
      httpPart: 'body',
      method: 'POST',
      url: '/',
    })
    validate(text)
    return validate.errors?.map(({ keyword, params }) => [keyword, params])
  }
  const overLong = `${'a'.repeat(100_000)}!`

  it('is not tried on a text above the maxLength of the schema', () => {
    const schema = { type: 'string', maxLength: 10, format: 'slow-format' }
    expect(errorsOf(schema, overLong)).toEqual([['maxLength', { limit: 10 }]])
    expect(errorsOf(schema, 'a!')).toEqual([['format', { format: 'slow-format' }]])
    expect(errorsOf(schema, 'aaa')).toBeUndefined()
  })

  it('is not tried on a text above the maxLength of the format', () => {
    const schema = { type: 'string', format: 'short-format' }
    expect(errorsOf(schema, overLong)).toEqual([['format', { format: 'short-format' }]])
    expect(errorsOf(schema, 'aaa')).toBeUndefined()
  })

  it('counts characters, not UTF-16 units', () => {
    const schema = { type: 'string', maxLength: 3, format: 'single-line' }
    const validate = compile({ schema, httpPart: 'body' })
    expect(validate('😀😀😀')).toBe(true)
    expect(validate('😀😀\n')).toBe(false)
  })
})
