import fastJson from 'fast-json-stringify'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

export type SchemaCompilers = ReturnType<typeof createSchemaCompilers>
type Route = Parameters<FastifySchemaCompiler<object>>[0]
type Validate = ReturnType<FastifySchemaCompiler<object>>
type Serialize = ReturnType<FastifySerializerCompiler<object>>

/**
 * Compiles schemas when the first request needs them, because compiling all takes a second of every
 * start. `compileAll` compiles the rest. Responses are not checked against the `formats` of texts.
 */
export function createSchemaCompilers(
  validatorCompiler: FastifySchemaCompiler<object>,
  formats: readonly string[],
) {
  const accepted = Object.fromEntries(formats.map((name) => [name, true as const]))

  const pending = new Set<() => unknown>()

  /** A function that compiles when it is called first. */
  function once<Compiled>(compile: () => Compiled): () => Compiled {
    let compiled: Compiled | undefined
    const use = () => {
      compiled ??= compile()
      pending.delete(use)
      return compiled
    }
    pending.add(use)
    return use
  }

  const validators = { body: new WeakMap<object, Validate>(), url: new WeakMap<object, Validate>() }
  const serializers = new WeakMap<object, Serialize>()

  function createValidator(route: Route): Validate {
    const compiled = once(() => validatorCompiler(route))
    const validate: Validate = (value) => {
      const check = compiled()
      const result = check(value)
      validate.errors = check.errors ?? null
      return result
    }
    return validate
  }

  function createSerializer(schema: object): Serialize {
    const compiled = once(() => fastJson(schema, { ajv: { formats: accepted } }))
    return (data) => compiled()(data)
  }

  /** Routes with the same schema share a validator. */
  const validator: FastifySchemaCompiler<object> = (route) => {
    const known = validators[route.httpPart === 'body' ? 'body' : 'url']
    const validate = known.get(route.schema) ?? createValidator(route)
    known.set(route.schema, validate)
    return validate
  }

  const serializer: FastifySerializerCompiler<object> = ({ schema }) => {
    const serialize = serializers.get(schema) ?? createSerializer(schema)
    serializers.set(schema, serialize)
    return serialize
  }

  return {
    validator,
    serializer,
    /** Compiles what no request has needed so far, one schema at a time, until `isStopped`. */
    async compileAll(isStopped: () => boolean): Promise<void> {
      for (const use of pending) {
        if (isStopped()) return
        use()
        await new Promise(setImmediate)
      }
    },
  }
}
