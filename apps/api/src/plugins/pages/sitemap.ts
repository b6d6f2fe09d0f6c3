import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { SitemapService } from '../../modules/catalogue/sitemap/sitemap.service.ts'
import { sections } from '../../modules/catalogue/sitemap/sitemap-sections.ts'
import { notFound } from '../errors/errors.ts'

export interface SitemapOptions {
  readonly basePath: string
  readonly publicUrl: string
  readonly sitemap: SitemapService
}

type PartRequest = FastifyRequest<{ Params: { part: string } }>

/** Serves the sitemap and robots.txt for search engines. */
export const sitemapPlugin = fp<SitemapOptions>(
  async (app, { basePath, publicUrl, sitemap }) => {
    const xml = (reply: FastifyReply) =>
      reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')

    app.get(`${basePath}/sitemap.xml`, async (_request, reply) =>
      xml(reply).send(await sitemap.index()),
    )
    app.get(`${basePath}/sitemaps/pages.xml`, (_request, reply) => xml(reply).send(sitemap.pages()))
    for (const section of sections)
      app.get(`${basePath}/sitemaps/${section}-:part.xml`, ({ params }: PartRequest, reply) => {
        if (!/^[1-9]\d{0,4}$/.test(params.part)) throw notFound()
        return xml(reply).send(Readable.from(sitemap.section(section, Number(params.part))))
      })

    const robots = robotsFor(publicUrl + basePath, basePath)
    // Robots read robots.txt only at the root of the host, so it is served there too.
    for (const path of new Set(['/robots.txt', `${basePath}/robots.txt`]))
      app.get(path, (_request, reply) =>
        reply
          .header('cache-control', 'public, max-age=3600')
          .type('text/plain; charset=utf-8')
          .send(robots),
      )
  },
  { name: 'sitemap' },
)

/** Pages and images may be crawled, but not the API and search results. */
const robotsFor = (site: string, basePath: string) => `User-agent: *
Disallow: ${basePath}/api/
Disallow: ${basePath}/global-search-result
Sitemap: ${site}/sitemap.xml
`
