import fastJson from 'fast-json-stringify'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

/**
 * Compiles schemas when the first request needs them, because compiling all takes a second of every
 * start. `compileAll` compiles the rest.
 */
export function createSchemaCompilers(validatorCompiler: FastifySchemaCompiler<object>) {
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

  const validator: FastifySchemaCompiler<object> = (route) => {
    const compiled = once(() => validatorCompiler(route))
    const validate: ReturnType<typeof validatorCompiler> = (value) => {
      const check = compiled()
      const result = check(value)
      validate.errors = check.errors ?? null
      return result
    }
    return validate
  }

  const serializer: FastifySerializerCompiler<object> = ({ schema }) => {
    const compiled = once(() => fastJson(schema))
    return (data) => compiled()(data)
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
