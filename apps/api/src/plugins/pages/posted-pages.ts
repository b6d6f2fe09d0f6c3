import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { nonPagePaths, origin, type RenderPage } from './page-rendering.ts'
import { createPageRequests } from './page-requests.ts'

interface PostedPages {
  readonly basePath: string
  /** The public origin. */
  readonly publicUrl: string
  readonly renderPage: RenderPage
}

const formType = 'application/x-www-form-urlencoded'
/** Maximum size of a form, in bytes. */
const maximumFormBytes = 64_000

/** Renders the page of a form that was submitted without JavaScript. */
export function servePostedPages(
  app: FastifyInstance,
  { basePath, publicUrl, renderPage }: PostedPages,
): void {
  app.register(async (posted) => {
    posted.removeAllContentTypeParsers()
    posted.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: maximumFormBytes },
      (_request, body, done) => done(null, body),
    )
    posted.post(`${basePath}/*`, async (request, reply) => {
      if (nonPagePaths.test(request.url.slice(basePath.length))) return reply.callNotFound()
      if (!isSameOrigin(request, publicUrl))
        throw new AppError(
          'invalid_request',
          'This form was sent from another site. Please submit it on EdBazaar.',
        )
      const page = await renderPage({
        request: new Request(origin + request.url, {
          method: 'POST',
          headers: { 'content-type': formType },
          body: String(request.body ?? ''),
        }),
        fetch: createPageRequests(app, request, reply).fetch,
      })
      return reply
        .code(page.status)
        .headers(page.headers)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page.html)
    })
  })
}

/**
 * Whether a form was submitted from EdBazaar. Browsers send the origin of every form. Email programs
 * send none for one-click unsubscribes (RFC 8058), and no cookies either.
 */
function isSameOrigin({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const from = headers.origin
  if (from === undefined || from === publicUrl) return true
  return URL.canParse(from) && new URL(from).host === host
}
