import type { ProductList } from '@edbazaar/api-client'
import {
  kindWord,
  paths,
  ThingButtons,
  useRememberedPlace,
  useThingHeads,
} from '@edbazaar/feature-shell'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { ProductRow, ProductRowSkeleton, ProductRows } from '@edbazaar/ui/ProductRow'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { ListScreen } from '../list/ListScreen'
import { isNear } from '../list/listing'
import { useList } from '../list/use-list'
import * as styles from './beyond-school.css'
import { LateProductFilters } from './LateProductFilters'
import { messages, words } from './messages'
import { type ProductScope, productListing, sections } from './product-listings'
import { productRow } from './product-row'
import { ofKind, type ProductListState } from './product-state'

/** Makes the screen of one list of products. */
export function makeProductsScreen(scope: ProductScope) {
  return function ProductsScreen() {
    const shown = useList(productListing(scope))
    const { loaded, state, isLoading } = shown
    useRememberedPlace(loaded.list)
    const { kind } = state
    const actionHeads = useThingHeads()
    const listing = { ...productListing(scope), words: words[kind ?? 'all'] }
    const rows = {
      label: listing.words.results,
      nameHead: kind ? kindWord(kind) : messages.nameHead,
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
        filters={(shared, id) => <LateProductFilters id={id} scope={scope} {...shared} />}
        rows={(list) => (
          <ProductRows {...rows} hasDistance={list.radius !== null} isLoading={isLoading}>
            {list.data.map((product) => (
              <ProductRow
                key={product.slug}
                {...productRow(product, { hasKind: kind === null })}
                distanceKm={list.radius === null ? undefined : product.distance_km}
                actions={
                  actionHeads.length > 0 && (
                    <ThingButtons
                      thing={{ kind: 'product', id: product.id, name: product.name }}
                      look="icon"
                    />
                  )
                }
              />
            ))}
          </ProductRows>
        )}
        greyRows={(count) => (
          <ProductRows {...rows} hasDistance={isNear(state)} isLoading>
            {Array.from({ length: count }, (_, place) => place).map((place) => (
              <ProductRowSkeleton key={place} hasDistance={isNear(state)} />
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
  const { path } = productListing('all')
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
