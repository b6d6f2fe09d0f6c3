import type { ProductList } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import { formatCount } from '@edbazaar/ui/formatting'
import { breadcrumbs } from '../json-ld'
import type { LoadedList } from '../list/list-loader'
import { titleOf } from '../list/list-words'
import { messages, words } from './messages'
import { listPaths, type ProductScope, productListing } from './product-listings'
import { noNarrowing } from './product-state'

/**
 * Makes what search engines are told of a list of products. It is known under its place and page
 * alone: its filters and order are the same products seen otherwise.
 */
export function makeProductListMeta(scope: ProductScope) {
  return ({ list }: LoadedList<ProductList>): PageMeta => {
    const title = titleOf(words[scope], list)
    if (list === null) {
      return { title, description: title, canonicalPath: null, isHidden: true }
    }
    const isPoint = list.place === null && list.radius !== null
    const { page, total } = list
    const where = title.charAt(0).toLowerCase() + title.slice(1)
    const state = { ...noNarrowing, place: list.place?.slug ?? null, page }
    return {
      title: page === 1 ? title : `${title}, page ${page}`,
      description: messages.listDescription(scope, where, formatCount(total)),
      canonicalPath: isPoint ? null : productListing(scope).path(state),
      isHidden: isPoint || total === 0,
      ...(import.meta.env.SSR && {
        jsonLd: (url: Url) => [listEntity(list, title, url), crumbs(scope, url)],
      }),
    }
  }
}

type Url = (path: string) => string

/** The products of the page as a list of links. */
function listEntity(list: ProductList, name: string, url: Url): JsonLd {
  const first = (list.page - 1) * list.per_page + 1
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: list.total,
    itemListElement: list.data.map((product, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: product.name,
      url: url(paths.product(product.slug)),
    })),
  }
}

function crumbs(scope: ProductScope, url: Url): JsonLd {
  const list = { label: words[scope].results, href: listPaths[scope] }
  return breadcrumbs([{ label: messages.beyondSchool, href: paths.beyondSchool }, list], url)
}
