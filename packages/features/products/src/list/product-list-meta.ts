import type { ProductList } from '@edbazaar/api-client'
import type { LoadedList } from '@edbazaar/feature-list-kit'
import { areaOf, listTitle } from '@edbazaar/feature-list-kit'
import {
  type I18n,
  type JsonLd,
  type PageMeta,
  paths,
  type Translate,
} from '@edbazaar/feature-platform'
import {
  breadcrumbs,
  firstPositionOf,
  linkList,
  type Url,
} from '@edbazaar/feature-platform/json-ld'
import { formatCount } from '@edbazaar/ui/formatting'
import { messages as descriptions } from './descriptions/messages'
import { labelsOf } from './list-labels'
import { messages } from './messages'
import { productListDefinition } from './product-list-definitions'
import { listPaths, type ProductScope } from './product-state'

/**
 * Creates the metadata of a product list. The canonical path contains only place and page, because
 * filters and sort order show the same products.
 */
export function makeProductListMeta(scope: ProductScope) {
  return (loaded: LoadedList<ProductList>, i18n: I18n): PageMeta => {
    const t = i18n.translate(messages)
    const { list } = loaded
    const title = t(listTitle(labelsOf(scope), loaded))
    if (list === null) {
      return { title, description: title, canonicalPath: null, isHidden: true }
    }
    const [where, placeName] = areaOf(list)
    const isPoint = list.place === null && list.radius !== null
    const { page, total } = list
    const place = list.place?.slug ?? null
    const { url } = productListDefinition(scope)
    const pathOf = (other: number) => url.pathOf({ ...url.initial, place, page: other })
    return {
      title,
      description: import.meta.env.SSR
        ? i18n.translateOnServer(descriptions)(
            descriptions[where](scope, formatCount(total), placeName),
          )
        : '',
      canonicalPath: isPoint ? null : pathOf(page),
      ...(!isPoint && { pages: { page, last: list.totalPages, pathOf } }),
      isHidden: isPoint || total === 0,
      ...(import.meta.env.SSR && {
        jsonLd: (url) => {
          const links = list.data.map(productLink)
          const entity = linkList({ name: title, links, first: firstPositionOf(list), total }, url)
          return [entity, crumbs(scope, url, t)]
        },
      }),
    }
  }
}

const productLink = ({ name, slug }: ProductList['data'][number]) => ({
  label: name,
  href: paths.product(slug),
})

function crumbs(scope: ProductScope, url: Url, t: Translate): JsonLd {
  const list = { label: t(messages.results(scope)), href: listPaths[scope] }
  return breadcrumbs([{ label: t(messages.beyondSchool), href: paths.beyondSchool }, list], url)
}
