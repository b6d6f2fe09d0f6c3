import type { StoreEditor } from '@edbazaar/api-client'
import { showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { messages } from '../product/messages'
import { ProductPreview } from '../product/ProductPreview'
import * as styles from '../product/product.css'
import { isFilled, type ProductDraft } from '../product/product-draft'
import { summaryOfDraft } from './draft-summary'
import { BasicFields, DescriptionField, PriceFields } from './field-sections'
import { NewBatches, NewFilters, NewMedia } from './list-sections'
import type { FiltersByKind } from './load-new-product'
import { ProductFormProvider, useNewProductForm } from './product-form'
import { useAddProduct } from './use-add-product'

interface ProductFormProps {
  store: StoreEditor
  filters: FiltersByKind
  initial: Readonly<ProductDraft>
  /** Called with every change, to store the draft. */
  onDraftChange: (draft: ProductDraft) => void
  onAdded: () => void
  onDiscard: () => void
}

/** The form of a new product; its draft is stored until the product is added or discarded. */
export function ProductForm({
  store,
  filters,
  initial,
  onDraftChange,
  onAdded,
  onDiscard,
}: ProductFormProps) {
  const showToast = useSetAtom(showToastAtom)
  const productForm = useNewProductForm(initial, onDraftChange)
  const { form, draft } = productForm
  const [isUploading, setIsUploading] = useState(false)
  const [isBatchOpen, setIsBatchOpen] = useState(false)
  const add = useAddProduct({
    storeId: store.id,
    onAdded,
    onRejected: (errors) => {
      for (const [field, message] of Object.entries(errors))
        if (isField(field, draft) && message !== undefined) form.setError(field, { message })
    },
  })
  const onInvalid = () => showToast({ message: messages.checkFields, type: 'error' })
  return (
    <ProductFormProvider value={productForm}>
      <form
        noValidate
        aria-label={messages.addTitle}
        className={styles.columns}
        onSubmit={(event) => {
          event.preventDefault()
          if (isBatchOpen) {
            showToast({ message: messages.saveBatchFirst, type: 'error' })
            event.currentTarget.querySelector<HTMLElement>('[data-batch-form] input')?.focus()
          } else if (!isUploading) void form.handleSubmit(add, onInvalid)(event)
        }}
      >
        <div className={styles.form}>
          <BasicFields />
          <PriceFields />
          <NewBatches onEditingChange={setIsBatchOpen} />
          <NewMedia onUploadingChange={setIsUploading} />
          <DescriptionField />
          <NewFilters storeName={store.brand_name} filters={filters} />
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="main"
              size="large"
              loading={form.formState.isSubmitting || isUploading}
            >
              {messages.create}
            </Button>
            {isFilled(draft) && <Discard onDiscard={onDiscard} />}
          </div>
        </div>
        <ProductPreview summary={summaryOfDraft(draft, store)} hasPage={false} />
      </form>
    </ProductFormProvider>
  )
}

const isField = (name: string, draft: ProductDraft): name is keyof ProductDraft => name in draft

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button size="large" onClick={() => setIsAsking(true)}>
        {messages.discard}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.discardTitle}
        question={messages.discardQuestion}
        onYes={onDiscard}
        onNo={() => setIsAsking(false)}
      />
    </>
  )
}
