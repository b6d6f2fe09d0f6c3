import type { ProductEditor } from '@edbazaar/api-client'
import { permissions } from '@edbazaar/api-client'
import {
  CompletenessNote,
  EditedRichText,
  EditedSwitch,
  LeaveGuard,
  ListingMenu,
  switchSchema,
  UnsavedCount,
  useUpdatedData,
} from '@edbazaar/feature-editing'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { FormSection } from '../product/FormSection'
import { messages } from '../product/messages'
import { ProductPreview } from '../product/ProductPreview'
import * as styles from '../product/product.css'
import { descriptionSchema } from '../product/product-schema'
import { BasicFields } from './BasicFields'
import { Batches, EditedFilters, EditedMedia } from './list-sections'
import type { loadProductEditor } from './load-product-editor'
import { PriceFields } from './PriceFields'
import { useProductEntity } from './use-product-entity'

/** `/edit-service/{product id}`: edits a product with auto-saving fields. */
export function EditProductScreen() {
  const loaded = useLoaderData<typeof loadProductEditor>()
  return (
    <PrivatePage loaded={loaded} permission={permissions.listings} skeleton={<LoadingProduct />}>
      {(product) => <EditProduct key={product.id} product={product} />}
    </PrivatePage>
  )
}

function EditProduct({ product: loaded }: { product: ProductEditor }) {
  const t = useMessages(messages)
  const [product, update] = useUpdatedData(loaded)
  const entity = useProductEntity(product, update)
  const { store, name } = product
  const navigate = useNavigate()
  return (
    <>
      <header className={styles.header}>
        <Link href={accountPaths.myStore(store.id)} lang={languageOf(store.brand_name)}>
          {t(messages.back(store.brand_name))}
        </Link>
        <div className={styles.titleLine}>
          <h1 className={styles.title} lang={languageOf(name)}>
            {name}
          </h1>
          <ListingMenu
            listing={{ kind: 'product', id: product.id, name }}
            onChanged={() => void navigate(accountPaths.myStore(store.id))}
          />
        </div>
        <p className={styles.text}>{t(messages.editText)}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.form}>
          <EditedSwitch
            entity={entity}
            field="is_active"
            value={product.is_active}
            schema={switchSchema}
            label={t(messages.shown)}
            hint={store.is_active ? t(messages.shownHint) : t(messages.hiddenWithStore)}
            isHiddenByAdmin={product.is_hidden_by_admin}
          />
          <BasicFields product={product} entity={entity} />
          <PriceFields product={product} entity={entity} />
          <Batches product={product} onReload={(reloaded) => update(() => reloaded)} />
          <EditedMedia product={product} entity={entity} />
          <FormSection title={t(messages.details)}>
            <EditedRichText
              entity={entity}
              field="description_html"
              value={product.description_html}
              schema={descriptionSchema(t)}
              toolbar="store"
              label={t(messages.description)}
              hint={t(messages.descriptionHint)}
            />
          </FormSection>
          <EditedFilters product={product} entity={entity} />
          <footer className={styles.actions}>
            <UnsavedCount entity={entity} />
          </footer>
        </div>
        <div className={styles.aside}>
          <CompletenessNote completeness={product.completeness} />
          <ProductPreview
            summary={product.summary}
            hasPage={product.is_active && !product.is_hidden_by_admin && store.is_active}
            isSaved
          />
        </div>
      </div>
      <LeaveGuard entity={entity} />
    </>
  )
}

function LoadingProduct() {
  const t = useMessages(messages)
  return (
    <div aria-busy="true" className={styles.loading}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t(messages.editTitle)}</h1>
        <Skeleton width="half" />
      </header>
    </div>
  )
}
