import {
  documentDescription,
  documentTitle,
  type PageMeta,
  siteName,
} from '@edbazaar/feature-platform'
import type { PageAssets } from './assets'
import { escapeHtml, escapeScriptJson } from './markup'
import { themeScript } from './theme-script'

/** The public address of the site. */
export interface SiteAddress {
  /** '' or such as `/edbazaar`. */
  basePath: string
  /** An origin, such as `https://edbazaar.in`. */
  publicUrl: string
}

/** The metadata tags of a page, for search engines and link previews. */
export function metaTags(meta: PageMeta, { basePath, publicUrl }: SiteAddress): string {
  const url = (path: string) => absoluteUrl(path, publicUrl, basePath)
  const [title, description] = [documentTitle(meta), documentDescription(meta)]
  const canonical = meta.canonicalPath === null ? null : url(meta.canonicalPath)
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    meta.isHidden ? named('robots', 'noindex') : '',
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...pageLinks(meta, url),
    meta.feed ? feedLink(meta.feed, url) : '',
    property('og:site_name', siteName),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    canonical === null ? '' : property('og:url', canonical),
    meta.image ? imageTags(meta.image, publicUrl) : named('twitter:card', 'summary'),
    ...(meta.jsonLd?.(url) ?? []).map(jsonLdTag),
  ]
  return tags.join('')
}

/** Links to the previous and the next page. */
function pageLinks({ pages }: PageMeta, url: (path: string) => string): string[] {
  if (pages === undefined) return []
  const { page, last, pathOf } = pages
  const link = (rel: string, to: number) =>
    `<link rel="${rel}" href="${escapeHtml(url(pathOf(to)))}">`
  return [page > 1 ? link('prev', page - 1) : '', page < last ? link('next', page + 1) : '']
}

const feedLink = ({ title, path }: NonNullable<PageMeta['feed']>, url: (path: string) => string) =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(url(path))}">`

/** The absolute URL of a path. */
function absoluteUrl(path: string, publicUrl: string, basePath: string): string {
  if (/^https?:\/\//.test(path)) return path
  return publicUrl + basePath + path
}

function imageTags(image: NonNullable<PageMeta['image']>, publicUrl: string) {
  return [
    // URLs from the API already begin with BASE_PATH.
    property('og:image', absoluteUrl(image.url, publicUrl, '')),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    named('twitter:card', 'summary_large_image'),
  ].join('')
}

function named(name: string, content: string) {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string) {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

function jsonLdTag(entity: object) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...entity })
  return `<script type="application/ld+json">${escapeScriptJson(json)}</script>`
}

/** The tags of a page's files. Every page of a route has the same, so callers cache them. */
export function assetTags(assets: PageAssets, basePath: string): string {
  const { boot, modules, styles, fonts } = assets
  const tags = [
    `<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">`,
    ...fonts.map(
      (file) =>
        `<link rel="preload" href="${basePath}/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" href="${basePath}/${file}">`),
    boot === undefined ? '' : bootTag(`${basePath}/${boot}`, modules, basePath),
  ]
  return tags.join('')
}

/** The page is readable without its code, so text and images have priority. */
function bootTag(src: string, modules: readonly string[], basePath: string): string {
  const urls = modules.map((file) => `${basePath}/${file}`).join(' ')
  return `<script type="module" src="${src}" data-modules="${urls}" fetchpriority="low"></script>`
}

/** Head tags of every page. */
export const commonTags = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="theme-color" content="#fbf7ee" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#181612" media="(prefers-color-scheme: dark)">',
  `<script>${themeScript}</script>`,
].join('')
