import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { Select } from '@edbazaar/ui/Select'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useState } from 'react'
import * as styles from '../../batch/batch.css'
import { messages } from './messages'
import { useProducts } from './use-products'

interface AddBatchDialogProps {
  /** The stores to choose from; one at least. */
  stores: readonly { readonly id: number; readonly name: string }[]
  onClose: () => void
}

/** Asks which product gets a new batch, and opens the form in its editor. */
export default function AddBatchDialog({ stores, onClose }: AddBatchDialogProps) {
  const t = useMessages(messages)
  const [store, setStore] = useState(stores[0]?.id ?? 0)
  const [chosen, setChosen] = useState<number | null>(null)
  const { state, value: products, reload } = useProducts(store)
  const first = products?.[0]?.id
  const product = chosen ?? first
  return (
    <Dialog
      isOpen
      title={t(messages.addBatch)}
      description={t(messages.text)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          {product !== undefined && (
            <ButtonLink variant="main" href={`${accountPaths.editProduct(product)}?batch=new`}>
              {t(messages.continue)}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        {stores.length > 1 && (
          <Select
            label={t(messages.store)}
            value={String(store)}
            options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ currentTarget }) => {
              setStore(Number(currentTarget.value))
              setChosen(null)
            }}
          />
        )}
        {state === 'loading' && (
          <div role="status" aria-label={t(messages.loading)}>
            <Skeleton />
          </div>
        )}
        {state === 'failed' && (
          <Notice tone="bad" title={t(messages.failed)}>
            <Button onClick={reload}>{t(messages.retry)}</Button>
          </Notice>
        )}
        {products?.length === 0 && (
          <Notice title={t(messages.noServices)}>
            <ButtonLink href={accountPaths.addProduct(store)}>{t(messages.addService)}</ButtonLink>
          </Notice>
        )}
        {products !== null && product !== undefined && (
          <Select
            label={t(messages.service)}
            value={String(product)}
            options={products.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        )}
      </div>
    </Dialog>
  )
}
