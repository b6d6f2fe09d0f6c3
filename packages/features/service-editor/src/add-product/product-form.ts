import { createContext, useContext, useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { ProductDraft } from '../product/product-draft'
import { validateProduct } from '../product/product-schema'

/**
 * The form of a new product and its current values. It does not use react-hook-form's own context and
 * watchers, because they would add to the bundle that public pages share.
 */
interface ProductFormState {
  readonly form: UseFormReturn<ProductDraft>
  readonly draft: ProductDraft
}

const ProductFormContext = createContext<ProductFormState | null>(null)
export const ProductFormProvider = ProductFormContext.Provider

/** The form of the surrounding `ProductFormProvider`. */
export function useProductForm(): ProductFormState {
  const state = useContext(ProductFormContext)
  if (state === null) throw new Error('useProductForm must be used inside ProductFormProvider')
  return state
}

/** Starts with the stored draft and reports every change. */
export function useNewProductForm(
  initial: Readonly<ProductDraft>,
  onDraftChange: (draft: ProductDraft) => void,
): ProductFormState {
  const form = useForm<ProductDraft>({
    defaultValues: { ...initial, request_key: initial.request_key || crypto.randomUUID() },
    mode: 'onTouched',
    resolver: resolve,
  })
  const [draft, setDraft] = useState<ProductDraft>(form.getValues)
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setDraft({ ...values })
          onDraftChange({ ...values })
        },
      }),
    [subscribe, onDraftChange],
  )
  return { form, draft }
}

/** A react-hook-form resolver. */
function resolve(values: ProductDraft) {
  const validation = validateProduct(values)
  if (validation.product !== undefined) return { values, errors: {} }
  const errors = Object.entries(validation.errors).map(([field, message]) => [
    field,
    { type: 'schema', message },
  ])
  return { values: {}, errors: Object.fromEntries(errors) }
}
