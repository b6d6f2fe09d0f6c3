import fp from 'fastify-plugin'
import { AppError, type FieldError } from '../../app-error.ts'

/** Refuses query parameters that are not percent-encoded UTF-8, and names them. */
export const requestUrlPlugin = fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { url } = request
      const query = url.indexOf('?')
      if (query === -1 || url.indexOf('%', query) === -1) return done()
      const errors = encodingErrors(url.slice(query + 1))
      done(errors.length === 0 ? undefined : invalidEncoding(errors))
    })
  },
  { name: 'request-url' },
)

function encodingErrors(query: string): FieldError[] {
  if (isDecodable(query)) return []
  return query
    .split('&')
    .filter((part) => !isDecodable(part))
    .slice(0, 10)
    .map((part) => ({ field: nameOf(part), msg: 'must be percent-encoded UTF-8' }))
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const nameOf = (part: string) => part.split('=', 1)[0]?.slice(0, 60) || 'query'

function invalidEncoding(errors: readonly FieldError[]): AppError {
  const list = errors.map(({ field, msg }) => `${field} ${msg}`).join('; ')
  return new AppError('invalid_request', `Please check: ${list}.`, errors)
}
