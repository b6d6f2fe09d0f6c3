import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { notPages, origin, type RenderPage } from './page-rendering.ts'
import { createPageFetch } from './page-requests.ts'

interface PostedPages {
  readonly basePath: string
  /** The origin that readers use. */
  readonly publicUrl: string
  readonly renderPage: RenderPage
}

const formType = 'application/x-www-form-urlencoded'
/** Bytes that a posted form may have. */
const longestForm = 64_000

/** Answers a form that was posted without scripts with its page. */
export function servePostedPages(
  app: FastifyInstance,
  { basePath, publicUrl, renderPage }: PostedPages,
): void {
  app.register(async (posted) => {
    posted.removeAllContentTypeParsers()
    posted.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, body),
    )
    posted.post(`${basePath}/*`, async (request, reply) => {
      if (notPages.test(request.url.slice(basePath.length))) return reply.callNotFound()
      if (!isOurs(request, publicUrl))
        throw new AppError('invalid_request', 'This form is not one of ours.')
      const page = await renderPage({
        request: new Request(origin + request.url, {
          method: 'POST',
          headers: { 'content-type': formType },
          body: String(request.body ?? ''),
        }),
        fetch: createPageFetch(app, request, reply),
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
 * Whether a form comes from a page of ours: browsers name the origin of every form. Mail programs
 * name none when they unsubscribe with one click (RFC 8058), and bring nobody’s cookies either.
 */
function isOurs({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const from = headers.origin
  if (from === undefined || from === publicUrl) return true
  return URL.canParse(from) && new URL(from).host === host
}
