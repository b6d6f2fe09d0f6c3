import type { FastifySchemaCompiler } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { createSchemaCompilers } from './compile-on-first-use.ts'

const route = { schema: {}, method: 'GET', url: '/', httpPart: 'body' }
const newRoute = () => ({ ...route, schema: {} })
const response = { schema: { type: 'object', properties: { id: { type: 'integer' } } } }

const error = {
  keyword: 'const',
  instancePath: '',
  schemaPath: '#',
  params: {},
  message: 'must be 1',
}

/** A compiler of validators that accept nothing but 1, and how often it has run. */
function create() {
  const compile = vi.fn<FastifySchemaCompiler<object>>(() => {
    const validate: ReturnType<FastifySchemaCompiler<object>> = (value) => {
      validate.errors = value === 1 ? null : [error]
      return value === 1
    }
    return validate
  })
  return { compile, ...createSchemaCompilers(compile, ['whole-line']) }
}

describe('schemas that are compiled on first use', () => {
  it('compiles a validator once, when the first value comes', () => {
    const { validator, compile } = create()
    const validate = validator(route)
    expect(compile).not.toHaveBeenCalled()
    expect(validate(1)).toBe(true)
    expect(validate.errors).toBeNull()
    expect(validate(2)).toBe(false)
    expect(validate.errors).toEqual([error])
    expect(compile).toHaveBeenCalledOnce()
  })

  it('serialises only what the schema names', () => {
    const serialize = create().serializer({ ...route, ...response })
    expect(serialize({ id: 1, secret: 2 })).toBe('{"id":1}')
  })

  it('serialises texts with the formats of the contract without a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const oneOf = ['a', 'b'].map((kind) => ({
      type: 'object',
      required: ['kind', 'text'],
      properties: { kind: { const: kind }, text: { type: 'string', format: 'whole-line' } },
    }))
    const serialize = create().serializer({ ...route, ...response, schema: { oneOf } })
    expect(serialize({ kind: 'b', text: 'One line' })).toBe('{"kind":"b","text":"One line"}')
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('compiles a schema once for the routes that share it, and again for URLs', async () => {
    const { validator, compile } = create()
    validator(route)(1)
    validator({ ...route, url: '/other' })(1)
    expect(compile).toHaveBeenCalledTimes(1)
    validator({ ...route, httpPart: 'querystring' })(1)
    expect(compile).toHaveBeenCalledTimes(2)
  })

  it('compiles what no request has needed', async () => {
    const { validator, compile, compileAll } = create()
    const [used] = [newRoute(), newRoute(), newRoute()].map(validator)
    used?.(1)
    await compileAll(() => false)
    expect(compile).toHaveBeenCalledTimes(3)
  })

  it('stops compiling when the server closes', async () => {
    const { validator, compile, compileAll } = create()
    validator(newRoute())
    validator(newRoute())
    await compileAll(() => compile.mock.calls.length === 1)
    expect(compile).toHaveBeenCalledOnce()
  })
})
