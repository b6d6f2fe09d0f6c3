import type { StoreEditor } from '@edbazaar/api-client'
import { permissions } from '@edbazaar/api-client'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { messages } from '../product/messages'
import * as styles from '../product/product.css'
import { useProductDraft } from '../product/product-draft'
import type { FiltersByKind, loadNewProduct } from './load-new-product'
import { ProductForm } from './ProductForm'

/** `/add-service/{store id}`: adds a product to a store of the user. */
export function AddProductScreen() {
  const loaded = useLoaderData<typeof loadNewProduct>()
  return (
    <PrivatePage loaded={loaded} permission={permissions.listings} skeleton={<LoadingProduct />}>
      {({ store, filters }) => <AddProduct key={store.id} store={store} filters={filters} />}
    </PrivatePage>
  )
}

interface AddProductProps {
  store: StoreEditor
  filters: FiltersByKind
}

function AddProduct({ store, filters }: AddProductProps) {
  const t = useMessages(messages)
  const { limits, brand_name: name } = store
  const stored = useProductDraft(store.id)
  /** Remounts the form after a discard. */
  const [formKey, setFormKey] = useState(0)
  return (
    <>
      <header className={styles.header}>
        <Link href={accountPaths.myStore(store.id)} lang={languageOf(name)}>
          {t(messages.back(name))}
        </Link>
        <h1 className={styles.title}>{t(messages.addTitle)}</h1>
        <p className={styles.text}>{t(messages.standfirst)}</p>
      </header>
      {limits.is_product_limit_exceeded && (
        <Notice title={t(messages.limitTitle)} className={styles.notice}>
          <p>{t(messages.limitText(limits.products))}</p>
          <Link href={accountPaths.storePlan}>{t(messages.seePlans)}</Link>
        </Notice>
      )}
      <ProductForm
        key={formKey}
        store={store}
        filters={filters}
        stored={stored}
        onAdded={stored.clear}
        onDiscard={() => {
          stored.clear()
          setFormKey(formKey + 1)
        }}
      />
    </>
  )
}

function LoadingProduct() {
  const t = useMessages(messages)
  return (
    <div aria-busy="true" className={styles.loading}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t(messages.addTitle)}</h1>
        <p className={styles.text}>{t(messages.standfirst)}</p>
        <Skeleton width="half" />
      </header>
    </div>
  )
}
