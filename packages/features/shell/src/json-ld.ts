import type { Image } from '@edbazaar/api-client'
import type { JsonLd, PageMeta } from './page-meta'

/** Builds a full address from a path. */
export type Url = (path: string) => string

interface PathTo {
  label: string
  href: string
}

/** The way down to a page, the page itself last. */
export function breadcrumbs(crumbs: readonly PathTo[], url: Url): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url(href),
    })),
  }
}

interface LinkList {
  name: string
  links: readonly PathTo[]
  /** The place of the first link in the whole list. @default 1 */
  first?: number
  /** How long the whole list is, where that is known. */
  total?: number
}

/** What a page lists, as links. */
export function linkList({ name, links, first = 1, total }: LinkList, url: Url): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    ...(total !== undefined && { numberOfItems: total }),
    itemListElement: links.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: label,
      url: url(href),
    })),
  }
}

/** Where the first entry of a page stands in the whole list. */
export const firstOf = ({ page, per_page: perPage }: { page: number; per_page: number }): number =>
  (page - 1) * perPage + 1

/** An image that messengers show: they draw no vectors, so of one its largest version in pixels. */
export function photographOf({ url, width, height, variants }: Image): PageMeta['image'] {
  if (!isVector(url)) return { url, width, height }
  const largest = variants.findLast((variant) => !isVector(variant.url))
  return largest && { ...largest, height: Math.round((largest.width * height) / width) }
}

const isVector = (url: string) => /\.svg(?:$|\?)/.test(url)

/** The same entity without what nobody has told. */
export function told(entity: JsonLd): JsonLd {
  const known = Object.entries(entity).filter(([, value]) => value != null && value !== '')
  return { ...Object.fromEntries(known), '@type': entity['@type'] }
}

/** The address of an image or a video in full: the API's addresses already begin with BASE_PATH. */
export const fileAddress = (address: string, url: Url): string => new URL(address, url('/')).href
