import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { useLoaderData } from 'react-router-dom'
import { DashboardPage } from '../parts/DashboardPage'
import { DashboardParts } from '../parts/DashboardParts'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import { NextBatches } from '../parts/NextBatches'
import { ProductTable } from '../parts/ProductTable'
import type { LoadedInsights, loadProduct } from './load-insights'
import { messages } from './messages'

/** `/dashboard/stores/products/{id}`: how a product does, and its batches. */
export function ProductInsights() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadProduct>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingDashboard title={t(messages.title)} />}>
      {(insights) => <Product {...insights} />}
    </PrivatePage>
  )
}

function Product({ dashboard, now }: LoadedInsights) {
  const t = useMessages(messages)
  const [store] = dashboard.listings
  const [product] = dashboard.products
  if (!store || !product) return null
  const { id, name, slug } = product
  return (
    <DashboardPage
      title={name}
      titleLang={languageOf(name)}
      about={
        <>
          {t(messages.sections[product.section])} ·{' '}
          <Link href={accountPaths.dashboardListing(store)}>{store.name}</Link> ·{' '}
          <Link href={product.is_public ? paths.product(slug) : accountPaths.productPreview(id)}>
            {t(product.is_public ? messages.publicPage : messages.preview)}
          </Link>
        </>
      }
      tools={
        <>
          <ButtonLink href={accountPaths.productEnquiries(id)}>{t(messages.enquiries)}</ButtonLink>
          <ButtonLink href={accountPaths.editProduct(id)}>{t(messages.edit)}</ButtonLink>
        </>
      }
    >
      <DashboardParts
        dashboard={dashboard}
        now={now}
        inbox={accountPaths.productEnquiries(id)}
        beside={<ProductTable products={dashboard.products} addHref={null} />}
      >
        <NextBatches
          batches={dashboard.batches}
          href={`${accountPaths.dashboardBatches}?view=table&service=${id}`}
        />
      </DashboardParts>
    </DashboardPage>
  )
}
