import fp from 'fastify-plugin'
import { AppError, type FieldError } from '../app-error.ts'

/** Refuses a query that is not UTF-8 behind its percent signs, naming the parameter. */
export const requestAddressPlugin = fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { url } = request
      const query = url.indexOf('?')
      if (query === -1 || url.indexOf('%', query) === -1) return done()
      const broken = brokenParameters(url.slice(query + 1))
      done(broken.length === 0 ? undefined : unreadable(broken))
    })
  },
  { name: 'request-address' },
)

function brokenParameters(query: string): FieldError[] {
  if (isReadable(query)) return []
  return query
    .split('&')
    .filter((part) => !isReadable(part))
    .slice(0, 10)
    .map((part) => ({ field: nameOf(part), msg: 'must be UTF-8, percent-encoded' }))
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const nameOf = (part: string) => part.split('=', 1)[0]?.slice(0, 60) || 'query'

function unreadable(errors: readonly FieldError[]): AppError {
  const sentence = errors.map(({ field, msg }) => `${field} ${msg}`).join('; ')
  return new AppError('invalid_request', `Please check: ${sentence}.`, errors)
}
