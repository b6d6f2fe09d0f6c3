import type { ProductList } from '@edbazaar/api-client'
import { hasDistances, ListScreen, useList } from '@edbazaar/feature-list-kit'
import { paths, useMessages, useSavePlace } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import * as styles from './beyond-school.css'
import { LazyProductFilters } from './LazyProductFilters'
import { LazyProductResults } from './LazyProductResults'
import { labelsOfLoaded } from './list-labels'
import { messages } from './messages'
import { productListDefinition, sections } from './product-list-definitions'
import { type ProductListState, type ProductScope, withKind } from './product-state'

/** Creates the screen of one product list. */
export function makeProductsScreen(scope: ProductScope) {
  return function ProductsScreen() {
    const t = useMessages(messages)
    const shown = useList(productListDefinition(scope))
    const { loaded, state, isLoading } = shown
    useSavePlace(loaded.list)
    const { kind } = state
    const definition = {
      ...productListDefinition(scope),
      labels: labelsOfLoaded(loaded, state, t),
    }
    const results = {
      label: t(definition.labels.results),
      kind,
      hasDistance: hasDistances(state, loaded.list),
      isLoading,
    }
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
        rows={(list) => <LazyProductResults {...results} list={list} />}
        skeletonRows={(count) => (
          <LazyProductResults {...results} list={loaded.list} placeholders={count} />
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
