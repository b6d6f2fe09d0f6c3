import type { ProductList, ProductSummary } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import {
  hasDistances,
  LazySomewhereResults,
  ListScreen,
  splitByPlace,
  useList,
} from '@edbazaar/feature-list-kit'
import { paths, useMessages, useSavePlace } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { ProductRow, ProductRowSkeleton, ProductRows } from '@edbazaar/ui/ProductRow'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import * as styles from './beyond-school.css'
import { LazyProductFilters } from './LazyProductFilters'
import { labelsOfLoaded } from './list-labels'
import { messages } from './messages'
import { productListDefinition, sections } from './product-list-definitions'
import { productRow } from './product-row'
import { type ProductListState, type ProductScope, withKind } from './product-state'

/** Creates the screen of one product list. */
export function makeProductsScreen(scope: ProductScope) {
  return function ProductsScreen() {
    const t = useMessages(messages, productMessages)
    const shown = useList(productListDefinition(scope))
    const { loaded, state, isLoading } = shown
    useSavePlace(loaded.list)
    const { kind } = state
    const actionHeadings = useEntityActionHeadings()
    const definition = {
      ...productListDefinition(scope),
      labels: labelsOfLoaded(kind ?? 'all', loaded),
    }
    const rows = {
      label: t(definition.labels.results),
      nameHeading: kind ? t(productMessages.kinds[kind]) : t(messages.nameHeading),
      actionHeadings,
    }
    const rowOf = (product: ProductSummary, distanceKm?: number | null, level: 2 | 3 = 2) => (
      <ProductRow
        key={product.slug}
        {...productRow(product, { hasKind: kind === null }, t)}
        distanceKm={distanceKm}
        level={level}
        actions={
          actionHeadings.length > 0 && (
            <EntityActionButtons
              entity={{ kind: 'product', id: product.id, name: product.name }}
              look="icon"
            />
          )
        }
      />
    )
    return (
      <ListScreen
        definition={definition}
        shown={shown}
        isRadiusFilter
        section={kind ? sections[kind] : undefined}
        crumbs={
          <Breadcrumbs crumbs={[{ label: t(messages.beyondSchool), href: paths.beyondSchool }]} />
        }
        tabs={scope === 'all' && <KindTabs state={state} list={loaded.list} />}
        filters={(shared, id) => <LazyProductFilters id={id} scope={scope} {...shared} />}
        rows={(list) => {
          const { approximate } = list
          const hasDistance = hasDistances(state, list)
          const { placed, somewhere } = splitByPlace(list)
          return (
            <>
              {placed.length > 0 && (
                <ProductRows {...rows} hasDistance={hasDistance} isLoading={isLoading}>
                  {placed.map((product) =>
                    rowOf(product, hasDistance ? product.distance_km : undefined),
                  )}
                </ProductRows>
              )}
              {approximate && somewhere.length > 0 && (
                <LazySomewhereResults
                  approximate={approximate}
                  rows={(label) => (
                    <ProductRows {...rows} label={label} hasDistance={false} isLoading={isLoading}>
                      {somewhere.map((product) => rowOf(product, undefined, 3))}
                    </ProductRows>
                  )}
                />
              )}
            </>
          )
        }}
        skeletonRows={(count) => (
          <ProductRows {...rows} hasDistance={hasDistances(state, loaded.list)} isLoading>
            {Array.from({ length: count }, (_, index) => index).map((key) => (
              <ProductRowSkeleton key={key} hasDistance={hasDistances(state, loaded.list)} />
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

/** Tabs for all kinds and each kind. They keep the filters that apply to every kind. */
function KindTabs({ state, list }: KindTabsProps) {
  const t = useMessages(messages)
  const counts = new Map(list?.kinds.map(({ kind, count }) => [kind, count]))
  const { pathOf } = productListDefinition('all').url
  const all = {
    label: t(messages.all),
    href: pathOf(withKind(state, null)),
    isCurrent: state.kind === null,
  }
  return (
    <TabLinks
      label={t(messages.kinds)}
      className={styles.tabs}
      tabs={[
        all,
        ...tabs.map((kind) => ({
          label: t(messages.results(kind)),
          href: pathOf(withKind(state, kind)),
          isCurrent: state.kind === kind,
          count: counts.get(kind),
        })),
      ]}
    />
  )
}
