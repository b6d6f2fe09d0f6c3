import type { Image } from '@edbazaar/api-client'
import type { JsonLd, PageMeta } from './page-meta'

/** Builds an absolute URL from a path. */
export type Url = (path: string) => string

interface LabelledPath {
  label: string
  href: string
}

/** A breadcrumb list. The page itself is the last entry. */
export function breadcrumbs(crumbs: readonly LabelledPath[], url: Url): JsonLd {
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
  links: readonly LabelledPath[]
  /** Position of the first link in the whole list. @default 1 */
  first?: number
  /** Length of the whole list, if known. */
  total?: number
}

/** An item list of links. */
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

/** Position of a page's first entry in the whole list. */
export const firstPositionOf = ({
  page,
  per_page: perPage,
}: {
  page: number
  per_page: number
}): number => (page - 1) * perPage + 1

/** The image for link previews. They do not render vectors, so a vector's largest bitmap is used. */
export function shareImageOf({ url, width, height, variants }: Image): PageMeta['image'] {
  if (!isVector(url)) return { url, width, height }
  const largest = variants.findLast((variant) => !isVector(variant.url))
  return largest && { ...largest, height: Math.round((largest.width * height) / width) }
}

const isVector = (url: string) => /\.svg(?:$|\?)/.test(url)

/** Removes missing and empty values from an entity. */
export function omitEmpty(entity: JsonLd): JsonLd {
  const known = Object.entries(entity).filter(([, value]) => value != null && value !== '')
  return { ...Object.fromEntries(known), '@type': entity['@type'] }
}

/** The absolute URL of an image or video. URLs from the API already begin with BASE_PATH. */
export const absoluteUrl = (address: string, url: Url): string => new URL(address, url('/')).href
