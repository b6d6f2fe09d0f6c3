import type { ProductList } from '@edbazaar/api-client'
import {
  EntityActionButtons,
  paths,
  productKindLabel,
  useEntityActionHeadings,
  useSavePlace,
} from '@edbazaar/feature-shell'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { ProductRow, ProductRowSkeleton, ProductRows } from '@edbazaar/ui/ProductRow'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { ListScreen } from '../list/ListScreen'
import { hasLocation } from '../list/list-definition'
import { useList } from '../list/use-list'
import * as styles from './beyond-school.css'
import { messages, words } from './messages'
import { ProductFilters } from './ProductFilters'
import { type ProductScope, productListDefinition, sections } from './product-list-definitions'
import { productRow } from './product-row'
import { ofKind, type ProductListState } from './product-state'

/** Makes the screen of one list of products. */
export function makeProductsScreen(scope: ProductScope) {
  return function ProductsScreen() {
    const shown = useList(productListDefinition(scope))
    const { loaded, state, isLoading } = shown
    useSavePlace(loaded.list)
    const { kind } = state
    const actionHeads = useEntityActionHeadings()
    const listing = { ...productListDefinition(scope), words: words[kind ?? 'all'] }
    const rows = {
      label: listing.words.results,
      nameHead: kind ? productKindLabel(kind) : messages.nameHead,
      actionHeads,
    }
    return (
      <ListScreen
        listing={listing}
        shown={shown}
        hasRadius={false}
        section={kind ? sections[kind] : undefined}
        crumbs={
          <Breadcrumbs crumbs={[{ label: messages.beyondSchool, href: paths.beyondSchool }]} />
        }
        tabs={scope === 'all' && <KindTabs state={state} list={loaded.list} />}
        filters={(shared, id) => <ProductFilters id={id} scope={scope} {...shared} />}
        rows={(list) => (
          <ProductRows {...rows} hasDistance={list.radius !== null} isLoading={isLoading}>
            {list.data.map((product) => (
              <ProductRow
                key={product.slug}
                {...productRow(product, { hasKind: kind === null })}
                distanceKm={list.radius === null ? undefined : product.distance_km}
                actions={
                  actionHeads.length > 0 && (
                    <EntityActionButtons
                      entity={{ kind: 'product', id: product.id, name: product.name }}
                      look="icon"
                    />
                  )
                }
              />
            ))}
          </ProductRows>
        )}
        skeletonRows={(count) => (
          <ProductRows {...rows} hasDistance={hasLocation(state)} isLoading>
            {Array.from({ length: count }, (_, place) => place).map((place) => (
              <ProductRowSkeleton key={place} hasDistance={hasLocation(state)} />
            ))}
          </ProductRows>
        )}
      />
    )
  }
}

interface KindTabsProps {
  state: ProductListState
  list: ProductList | null
}

const tabs = ['tuition', 'activity', 'camp', 'workshop'] as const

/** All kinds, or one of them, with the filters that every kind can be asked. */
function KindTabs({ state, list }: KindTabsProps) {
  const counts = new Map(list?.kinds.map(({ kind, count }) => [kind, count]))
  const { path } = productListDefinition('all')
  const all = {
    label: messages.all,
    href: path(ofKind(state, null)),
    isCurrent: state.kind === null,
  }
  return (
    <TabLinks
      label={messages.kinds}
      className={styles.tabs}
      tabs={[
        all,
        ...tabs.map((kind) => ({
          label: words[kind].results,
          href: path(ofKind(state, kind)),
          isCurrent: state.kind === kind,
          count: counts.get(kind),
        })),
      ]}
    />
  )
}
