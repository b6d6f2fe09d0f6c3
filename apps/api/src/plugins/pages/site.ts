import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { brief, hourly, immutable, revalidated } from '../../cache-control.ts'
import type { SiteSettings } from '../../site-settings.ts'
import { encodingFor } from './encoded-body.ts'
import type { CachedPage } from './page-cache.ts'
import {
  nonPagePaths,
  origin,
  type PageResponse,
  type RendererModule,
  type RenderPage,
} from './page-rendering.ts'
import { createPageRequests } from './page-requests.ts'
import { servePostedPages } from './posted-pages.ts'

export interface SiteOptions {
  /** The built web app: `client` with its manifest, and `server/entry-server.js`. */
  folder: string
  /** BASE_PATH: empty, or a path such as `/edbazaar`. */
  basePath: string
  /** The public origin. */
  publicUrl: string
  /** The settings that are visible in pages. */
  settings: SiteSettings
}

/** Serves the built web app: its files, and a rendered page for every other path. */
export const sitePlugin = fp<SiteOptions>(
  async (app, { folder, basePath, publicUrl, settings }) => {
    const { createRenderer, inlineScripts = [] } = await loadRenderer(folder)
    const manifest = await readManifest(folder)
    await serveFiles(app, join(folder, 'client'), basePath)
    const version = await versionOf(folder)
    const renderPage = createRenderer({ basePath, publicUrl, settings, version, manifest })
    allowInlineScripts(app, inlineScripts)
    serveVersion(app, `${basePath}/version.json`, version)
    servePages(app, { basePath, renderPage, codeVersion: version })
    servePostedPages(app, { basePath, renderPage, publicUrl })
  },
  { name: 'site' },
)

/** The content security policy of pages names their inline scripts by their hashes. */
function allowInlineScripts(app: FastifyInstance, scripts: readonly string[]) {
  const sources = scripts.map((code) => `'sha256-${hash('sha256', code, 'base64')}'`)
  const allowed = ["script-src 'self'", ...sources].join(' ')
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy')
    if (
      typeof policy === 'string' &&
      String(reply.getHeader('content-type')).startsWith('text/html')
    )
      reply.header('content-security-policy', policy.replace("script-src 'self'", allowed))
  })
}

async function loadRenderer(folder: string): Promise<RendererModule> {
  return import(pathToFileURL(join(folder, 'server/entry-server.js')).href)
}

/** A hash of the code that renders pages. */
async function versionOf(folder: string): Promise<string> {
  const files = ['server/entry-server.js', 'client/.vite/manifest.json']
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file))))
  return hash('sha1', Buffer.concat(texts), 'base64url')
}

/** Open pages request this to detect a new version. */
function serveVersion(app: FastifyInstance, path: string, version: string) {
  app.get(path, (_request, reply) => reply.header('cache-control', 'no-store').send({ version }))
}

async function readManifest(folder: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'))
}

/** Hashed assets are cached for a year, other files for an hour. */
async function serveFiles(app: FastifyInstance, root: string, basePath: string) {
  await app.register(fastifyStatic, {
    root,
    prefix: basePath || '/',
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(root, 'assets'))
      reply.header('cache-control', isHashed ? immutable : hourly)
    },
  })
}

interface Pages {
  readonly basePath: string
  readonly renderPage: RenderPage
  /** Hash of the code that renders pages. */
  readonly codeVersion: string
}

/** Serves a page for every path outside the API, media, assets and widget. */
function servePages(app: FastifyInstance, { basePath, renderPage, codeVersion }: Pages) {
  const { pageCache: cache } = app
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request
    if (nonPagePaths.test(url.slice(basePath.length))) return reply.callNotFound()
    const known = cache.fresh(url)
    if (known) {
      app.onCachedPage?.(url)
      return sendCached(request, reply, { ...known, codeVersion })
    }
    const keep = cache.reserve(url)
    const { fetch, isIncomplete } = createPageRequests(app, request, reply)
    const latest = cache.latest(url)?.response
    const page = await renderPage({ request: new Request(origin + url), fetch, latest })
    const isKept = page.status === 200 && page.version !== undefined && !isIncomplete()
    if (!isKept || hasToken(request)) return sendOnce(request, reply, page)
    return sendCached(request, reply, { ...keep(page), codeVersion })
  }
  const onResponse = app.keepReadyResponse
  app.get(`${basePath}/*`, { onResponse }, serve)
  if (basePath !== '') app.get(basePath, { onResponse }, serve)
}

interface SentPage extends CachedPage {
  readonly codeVersion: string
}

/** Sends a page that is the same for every visitor, compressed once. */
async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { codeVersion, ...page }: SentPage,
) {
  const { response, body } = page
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const encoded = await body.encode(encoding)
  request.sentPage = { page, encoding, body: encoded }
  return (
    reply
      .headers(response.headers)
      .header('etag', `W/"${codeVersion}${response.version}"`)
      // Providers open the pages of their records right after they have changed them.
      .header('cache-control', response.isEditorial ? brief : revalidated)
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(encoded)
  )
}

/** Sends a redirect, an error page, or a page for one visitor. */
function sendOnce(request: FastifyRequest, reply: FastifyReply, page: PageResponse) {
  const isStored = page.status < 400 && !hasToken(request)
  return reply
    .code(page.status)
    .headers(page.headers)
    .header('cache-control', isStored ? revalidated : 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.html)
}

/** Whether the URL has the token of an emailed link, which no cache may keep. */
const hasToken = ({ url }: FastifyRequest) => new URL(origin + url).searchParams.has('token')
