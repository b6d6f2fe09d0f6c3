import {
  documentDescription,
  documentTitle,
  type PageMeta,
  siteName,
} from '@edbazaar/feature-shell'
import type { PageAssets } from './assets'
import { escapeHtml, escapeScriptJson } from './markup'

/** Where pages and files are, from a reader's point of view. */
export interface SiteAddress {
  /** '' or such as `/edbazaar`. */
  basePath: string
  /** An origin, such as `https://edbazaar.in`. */
  publicUrl: string
}

/** The tags that differ from page to page: what search engines and messengers are told. */
export function metaTags(meta: PageMeta, { basePath, publicUrl }: SiteAddress): string {
  const url = (path: string) => fullAddress(path, publicUrl, basePath)
  const [title, description] = [documentTitle(meta), documentDescription(meta)]
  const canonical = meta.canonicalPath === null ? null : url(meta.canonicalPath)
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    meta.isHidden ? named('robots', 'noindex') : '',
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...pageLinks(meta, url),
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

/** The pages before and after. */
function pageLinks({ pages }: PageMeta, url: (path: string) => string): string[] {
  if (pages === undefined) return []
  const { page, last, pathOf } = pages
  const link = (rel: string, to: number) =>
    `<link rel="${rel}" href="${escapeHtml(url(pathOf(to)))}">`
  return [page > 1 ? link('prev', page - 1) : '', page < last ? link('next', page + 1) : '']
}

/** A path of ours, or an address of the API's, as a full address. */
function fullAddress(path: string, publicUrl: string, basePath: string): string {
  if (/^https?:\/\//.test(path)) return path
  return publicUrl + basePath + path
}

function imageTags(image: NonNullable<PageMeta['image']>, publicUrl: string) {
  return [
    // The API's addresses already begin with BASE_PATH.
    property('og:image', fullAddress(image.url, publicUrl, '')),
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

/** The tags of a set of files; the same for every page of a route, so they are kept. */
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

/** The page reads without its code: words and images come first. */
function bootTag(src: string, modules: readonly string[], basePath: string): string {
  const addresses = modules.map((file) => `${basePath}/${file}`).join(' ')
  return `<script type="module" src="${src}" data-modules="${addresses}" fetchpriority="low"></script>`
}

/** What every page's head begins with. */
export const commonTags = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="theme-color" content="#fbf7ee" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#181612" media="(prefers-color-scheme: dark)">',
].join('')
