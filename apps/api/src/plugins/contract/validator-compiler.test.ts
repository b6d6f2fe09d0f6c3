import { describe, expect, it } from 'vitest'
import { longTexts, textOf, valuesWith } from '../../../test/long-texts.ts'
import { type RequestPart, requestParts } from '../../../test/request-schemas.ts'
import { readContract } from '../../contract/read-contract.ts'
import { withoutMapping } from './contract-schemas.ts'
import { createValidatorCompiler } from './validator-compiler.ts'

const { contract } = await readContract()
const formats = contract['x-formats']
const parts = await requestParts()

/** Shared, because a new one compiles the schema of schemas first. */
const compiler = createValidatorCompiler(formats)

function compile({ schema, httpPart }: Pick<RequestPart, 'schema' | 'httpPart'>) {
  withoutMapping(schema)
  return compiler({ schema, httpPart, method: 'POST', url: '/' })
}

type Validate = ReturnType<typeof compile>

/** Milliseconds of CPU that the validator takes for the text in every place. */
function cpuFor(validate: Validate, { schema }: RequestPart, length: number): number {
  const bodies = longTexts.flatMap((text) => valuesWith(schema, textOf(text, length)))
  const start = process.cpuUsage()
  for (const body of bodies) validate(body)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

describe('texts of 120 kB', () => {
  it.each(parts)('take linear time in $name', (part) => {
    const validate = compile(part)
    const linear = 10 * Math.max(cpuFor(validate, part, 12_000), 5)
    expect(cpuFor(validate, part, 120_000)).toBeLessThan(4 * linear)
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
