import type { StoreEditor } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { type FormEvent, useRef, useState } from 'react'
import type { BatchFormHandle } from '../batches/use-batch-form'
import { messages } from '../product/messages'
import { ProductPreview } from '../product/ProductPreview'
import * as styles from '../product/product.css'
import { hasOpenBatch, isFilled, type ProductDraft } from '../product/product-draft'
import { summaryOfDraft } from './draft-summary'
import { BasicFields, DescriptionField, PriceFields } from './field-sections'
import { NewBatches, NewFilters, NewMedia } from './list-sections'
import type { FiltersByKind } from './load-new-product'
import { ProductFormProvider, useNewProduct } from './product-form'

interface ProductFormProps {
  store: StoreEditor
  filters: FiltersByKind
  /** The draft, and how to store it. */
  stored: { draft: ProductDraft; save: (draft: ProductDraft) => void }
  onAdded: () => void
  onDiscard: () => void
}

/** The form of a new product; its draft is stored until the product is added or discarded. */
export function ProductForm({ store, filters, stored, onAdded, onDiscard }: ProductFormProps) {
  const t = useMessages(messages)
  const productForm = useNewProduct({ storeId: store.id, stored, onAdded })
  const { draft, isSending } = productForm
  const [isUploading, setIsUploading] = useState(false)
  const [isBatchOpen, setIsBatchOpen] = useState(hasOpenBatch(draft))
  const batchForm = useRef<BatchFormHandle>(null)
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!isBatchOpen && !isUploading) return productForm.onSubmit(event)
    event.preventDefault()
    if (isBatchOpen) batchForm.current?.showUnsaved()
  }
  return (
    <ProductFormProvider value={productForm}>
      <form
        noValidate
        aria-label={t(messages.addTitle)}
        className={styles.columns}
        onSubmit={onSubmit}
      >
        <div className={styles.form}>
          <BasicFields />
          <PriceFields />
          <NewBatches formRef={batchForm} onEditingChange={setIsBatchOpen} />
          <NewMedia onUploadingChange={setIsUploading} />
          <DescriptionField />
          <NewFilters storeName={store.brand_name} filters={filters} />
          <div className={styles.actions}>
            <Button type="submit" variant="main" size="large" loading={isSending || isUploading}>
              {t(messages.create)}
            </Button>
            {isFilled(draft) && <Discard onDiscard={onDiscard} />}
          </div>
        </div>
        <ProductPreview summary={summaryOfDraft(draft, store, t)} hasPage={false} />
      </form>
    </ProductFormProvider>
  )
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const t = useMessages(messages)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button size="large" onClick={() => setIsAsking(true)}>
        {t(messages.discard)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="safe"
        title={t(messages.discardTitle)}
        question={t(messages.discardQuestion)}
        onYes={onDiscard}
        onNo={() => setIsAsking(false)}
      />
    </>
  )
}
