import { AppError } from '../../../app-error.ts'
import { type Section, type SitemapRepository, sections } from './sitemap.repository.ts'

/** URLs that one file may hold, by the protocol of sitemaps. */
const mostUrls = 50_000
/** Pages read at once, while the file is written. */
const atOnce = 5_000
const largestId = 2_147_483_647

/** Pages that stand by themselves. */
const ownPages = [
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

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Sitemaps of the site at an address such as https://edbazaar.in/edbazaar, without a last slash. */
export function createSitemapService(repository: SitemapRepository, site: string) {
  return {
    /** Names the files: one of the pages that stand by themselves, and one for each 50,000 ids. */
    async index(): Promise<string> {
      const files = ['pages']
      for (const section of sections) {
        const parts = await repository.parts(section, mostUrls)
        files.push(...parts.map((part) => `${section}-${part + 1}`))
      }
      const entries = files.map(
        (file) => `<sitemap><loc>${escapeXml(`${site}/sitemaps/${file}.xml`)}</loc></sitemap>\n`,
      )
      return `${head}<sitemapindex ${protocol}>\n${entries.join('')}</sitemapindex>\n`
    },

    /** The pages that stand by themselves. */
    pages(): string {
      const entries = ownPages.map((path) => entry(site + path))
      return `${head}<urlset ${protocol}>\n${entries.join('')}</urlset>\n`
    },

    /**
     * The file of one part of a section, from 1, in pieces while it is read: it may be 6 MB.
     * Throws `not_found` where no page can be in it.
     */
    section(section: Section, part: number): AsyncIterable<string> {
      const first = (part - 1) * mostUrls
      if (part < 1 || first >= largestId)
        throw new AppError('not_found', 'There is no such part of the sitemap.')
      const last = Math.min(first + mostUrls, largestId)
      return writeSection(repository, site, { section, first, last })
    },
  }
}

async function* writeSection(
  repository: SitemapRepository,
  site: string,
  { section, first, last }: { section: Section; first: number; last: number },
): AsyncIterable<string> {
  yield `${head}<urlset ${protocol}>\n`
  let after = first
  for (;;) {
    const pages = await repository.pagesBetween(section, { after, upTo: last, limit: atOnce })
    if (pages.length > 0)
      yield pages.map(({ path, changedOn }) => entry(site + path, changedOn)).join('')
    if (pages.length < atOnce) break
    after = pages.at(-1)?.id ?? last
  }
  yield '</urlset>\n'
}

function entry(address: string, changedOn?: string): string {
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return `<url><loc>${escapeXml(address)}</loc>${changed}</url>\n`
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
