import type { StoreEditor } from '@edbazaar/api-client'
import { showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { messages } from '../service/messages'
import { ServicePreview } from '../service/ServicePreview'
import * as styles from '../service/service.css'
import { isFilled, type ServiceDraft } from '../service/service-draft'
import { AboutFields, BasicFields, PriceFields } from './fields'
import { NewBatches, NewFilters, NewMedia } from './lists'
import type { FiltersByKind } from './load-new-service'
import { previewOf } from './preview-of'
import { ServiceFormProvider, useNewService } from './service-form'
import { useAddService } from './use-add-service'

interface ServiceFormProps {
  store: StoreEditor
  filters: FiltersByKind
  initial: Readonly<ServiceDraft>
  /** Keeps what is typed in this browser. */
  keep: (draft: ServiceDraft) => void
  onAdded: () => void
  onDiscard: () => void
}

/** A new service: what is typed is kept until it is added or discarded. */
export function ServiceForm({
  store,
  filters,
  initial,
  keep,
  onAdded,
  onDiscard,
}: ServiceFormProps) {
  const showToast = useSetAtom(showToastAtom)
  const service = useNewService(initial, keep)
  const { form, draft } = service
  const [isUploading, setIsUploading] = useState(false)
  const [isBatchOpen, setIsBatchOpen] = useState(false)
  const add = useAddService({
    storeId: store.id,
    onAdded,
    onRefused: (errors) => {
      for (const [field, message] of Object.entries(errors))
        if (isField(field, draft) && message !== undefined) form.setError(field, { message })
    },
  })
  const onInvalid = () => showToast({ message: messages.checkFields, type: 'error' })
  return (
    <ServiceFormProvider value={service}>
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
          <NewBatches onEditing={setIsBatchOpen} />
          <NewMedia onBusy={setIsUploading} />
          <AboutFields />
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
        <ServicePreview summary={previewOf(draft, store)} hasPage={false} />
      </form>
    </ServiceFormProvider>
  )
}

const isField = (name: string, draft: ServiceDraft): name is keyof ServiceDraft => name in draft

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button size="large" onClick={() => setIsAsked(true)}>
        {messages.discard}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={messages.discardTitle}
        question={messages.discardQuestion}
        onYes={onDiscard}
        onNo={() => setIsAsked(false)}
      />
    </>
  )
}
