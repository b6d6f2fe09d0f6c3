import { AppError } from '../../../app-error.ts'
import { escapeXml } from '../../platform/feeds/rss.ts'
import type { SitemapRepository } from './sitemap.repository.ts'
import { type Section, sections } from './sitemap-sections.ts'

/** The limit of the sitemap protocol. */
const maxUrlsPerFile = 50_000
/** Pages read per query. */
const batchSize = 5_000
const largestId = 2_147_483_647

/** Pages that belong to no section. */
const staticPages = [
  '/',
  '/schools',
  '/tuitions-and-activities',
  '/beyond-school',
  '/beyond-school/tuitions',
  '/beyond-school/activities',
  '/beyond-school/camps',
  '/beyond-school/workshops',
  '/jobs',
  '/blogs',
  '/videos',
  '/video/discussions',
  '/video/contests',
  '/video/principal-talks',
  '/partners',
  '/about-us',
  '/careers',
  '/contact-us',
  '/newsletters',
  '/privacy',
  '/terms',
]

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export type SitemapService = ReturnType<typeof createSitemapService>

/** Sitemaps of the site at a URL such as https://edbazaar.in/edbazaar, without a trailing slash. */
export function createSitemapService(repository: SitemapRepository, site: string) {
  return {
    /** Lists the files: one for the static pages, and one for every 50,000 ids of a section. */
    async index(): Promise<string> {
      const files = ['pages']
      for (const section of sections) {
        const parts = await repository.parts(section, maxUrlsPerFile)
        files.push(...parts.map((part) => `${section}-${part + 1}`))
      }
      const entries = files.map(
        (file) => `<sitemap><loc>${escapeXml(`${site}/sitemaps/${file}.xml`)}</loc></sitemap>\n`,
      )
      return `${xmlDeclaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
    },

    /** The file of the static pages. */
    pages(): string {
      const entries = staticPages.map((path) => entry(site + path))
      return `${xmlDeclaration}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`
    },

    /**
     * The file of one part of a section, numbered from 1. It is streamed because it can be 6 MB.
     * Throws `not_found` for a part that cannot contain pages.
     */
    section(section: Section, part: number): AsyncIterable<string> {
      const first = (part - 1) * maxUrlsPerFile
      if (part < 1 || first >= largestId) throw new AppError('not_found', 'Sitemap file not found.')
      const last = Math.min(first + maxUrlsPerFile, largestId)
      return writeSection(repository, site, { section, first, last })
    },
  }
}

async function* writeSection(
  repository: SitemapRepository,
  site: string,
  { section, first, last }: { section: Section; first: number; last: number },
): AsyncIterable<string> {
  yield `${xmlDeclaration}<urlset ${namespace}>\n`
  let after = first
  for (;;) {
    const pages = await repository.pagesBetween(section, { after, upTo: last, limit: batchSize })
    if (pages.length > 0)
      yield pages.map(({ path, changedOn }) => entry(site + path, changedOn)).join('')
    if (pages.length < batchSize) break
    after = pages.at(-1)?.id ?? last
  }
  yield '</urlset>\n'
}

function entry(url: string, changedOn?: string): string {
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return `<url><loc>${escapeXml(url)}</loc>${changed}</url>\n`
}
