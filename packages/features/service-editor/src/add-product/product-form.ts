import { useApiForm } from '@edbazaar/feature-form-kit'
import { accountPaths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { createContext, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '../product/messages'
import type { ProductDraft } from '../product/product-draft'
import { createProduct } from './create-product'
import type { NewProductValues } from './new-product-schema'

const loadSchema = async () => (await import('./new-product-schema')).newProductSchema

interface NewProductOptions {
  storeId: number
  /** The draft, and how to store it. */
  stored: { draft: ProductDraft; save: (draft: ProductDraft) => void }
  /** Called after the product was added, to delete the draft. */
  onAdded: () => void
}

/** The form of a new product. It opens the edit page of the product that it has added. */
export function useNewProduct({ storeId, stored, onAdded }: NewProductOptions) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const apiForm = useApiForm<NewProductValues, ProductDraft>({
    loadSchema,
    stored,
    fieldOf: (apiField) => (apiField.startsWith('files') ? 'media' : /^\w+/.exec(apiField)?.[0]),
    send: async (api, product) => {
      const key = product.request_key || crypto.randomUUID()
      // Stored before the request, so that a retry after a lost response adds only one product.
      apiForm.form.setValue('request_key', key)
      const { id, isShown, failedBatches } = await createProduct(api, {
        ...product,
        store_id: storeId,
        request_key: key,
      })
      onAdded()
      if (failedBatches > 0)
        showToast({ message: t(messages.batchesFailed(failedBatches)), type: 'error' })
      else
        showToast({ message: t(isShown ? messages.added : messages.addedHidden), type: 'success' })
      await navigate(accountPaths.editProduct(id))
    },
  })
  return { ...apiForm, draft: stored.draft }
}

const ProductFormContext = createContext<ReturnType<typeof useNewProduct> | null>(null)
export const ProductFormProvider = ProductFormContext.Provider

/** The form of the surrounding `ProductFormProvider`. */
export function useProductForm() {
  const state = useContext(ProductFormContext)
  if (state === null) throw new Error('useProductForm must be used inside ProductFormProvider')
  return state
}
