import type { ProductList } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import { breadcrumbs, firstPositionOf, linkList, type Url } from '@edbazaar/feature-shell/json-ld'
import { formatCount } from '@edbazaar/ui/formatting'
import type { LoadedList } from '../list/list-loader'
import { listTitle } from '../list/list-titles'
import { labels, messages } from './messages'
import { listPaths, type ProductScope, productListDefinition } from './product-list-definitions'
import { defaultProductListState } from './product-state'

/**
 * Creates the metadata of a product list. The canonical path contains only place and page, because
 * filters and sort order show the same products.
 */
export function makeProductListMeta(scope: ProductScope) {
  return (loaded: LoadedList<ProductList>): PageMeta => {
    const { list } = loaded
    const title = listTitle(labels[scope], loaded)
    if (list === null) {
      return { title, description: title, canonicalPath: null, isHidden: true }
    }
    const isPoint = list.place === null && list.radius !== null
    const { page, total } = list
    const where = title.charAt(0).toLowerCase() + title.slice(1)
    const place = list.place?.slug ?? null
    const pathOf = (other: number) =>
      productListDefinition(scope).path({ ...defaultProductListState, place, page: other })
    return {
      title,
      description: messages.listDescription(scope, where, formatCount(total)),
      canonicalPath: isPoint ? null : pathOf(page),
      ...(!isPoint && { pages: { page, last: list.totalPages, pathOf } }),
      isHidden: isPoint || total === 0,
      ...(import.meta.env.SSR && {
        jsonLd: (url) => {
          const links = list.data.map(productLink)
          const entity = linkList({ name: title, links, first: firstPositionOf(list), total }, url)
          return [entity, crumbs(scope, url)]
        },
      }),
    }
  }
}

const productLink = ({ name, slug }: ProductList['data'][number]) => ({
  label: name,
  href: paths.product(slug),
})

function crumbs(scope: ProductScope, url: Url): JsonLd {
  const list = { label: labels[scope].results, href: listPaths[scope] }
  return breadcrumbs([{ label: messages.beyondSchool, href: paths.beyondSchool }, list], url)
}
