import { ListingPlaceField } from '@edbazaar/feature-editing'
import { joinRefs, useApiForm } from '@edbazaar/feature-form-kit'
import { refreshInstitutionsAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useId, useRef, useState } from 'react'
import { StoreImage } from '../image/StoreImage'
import { StoreImagePanel } from '../image/StoreImagePanel'
import { messages } from '../messages'
import * as styles from '../panels.css'
import { useStorePanel } from '../use-store-panel'
import { createStore } from './create-store'
import { isFilled, type StoreDraft, useStoreDraft } from './store-draft'

const loadSchema = async () => (await import('./new-store-schema')).newStoreSchema

interface AddStorePanelProps {
  onAdded: () => void
}

/** The form of a new store: name and image. */
export default function AddStorePanel({ onAdded }: AddStorePanelProps) {
  const t = useMessages(messages)
  const formId = useId()
  const name = useRef<HTMLInputElement>(null)
  const { panel, open, close } = useStorePanel()
  const stored = useStoreDraft()
  const { draft, clear } = stored
  const [isAsking, setIsAsking] = useState(false)
  const showToast = useSetAtom(showToastAtom)
  const refreshInstitutions = useSetAtom(refreshInstitutionsAtom)
  const { field, errorOf, form, isSending, onSubmit } = useApiForm<StoreDraft, StoreDraft>({
    loadSchema,
    validatesOnBlur: false,
    stored,
    fieldOf: (apiField) => (apiField.startsWith('files') ? 'media' : apiField),
    send: async (api, store) => {
      const key = store.request_key || crypto.randomUUID()
      // Stored before the request, so that a retry after a lost response creates only one store.
      form.setValue('request_key', key)
      const id = await createStore(api, { ...store, request_key: key })
      showToast({ message: t(messages.added), type: 'success' })
      void refreshInstitutions()
      clear()
      onAdded()
      open({ panel: 'edit-store', id })
    },
    invalidMessage: (errors) => t(errors.brand_name ? messages.checkFields : messages.addOneImage),
  })
  const nameField = field('brand_name')
  const onClose = () => (isFilled(draft) ? setIsAsking(true) : close())
  return (
    <>
      <Dialog
        isOpen
        shape="panel"
        title={t(messages.addTitle)}
        initialFocus={name}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t(messages.close)}</Button>
            <Button type="submit" form={formId} variant="main" loading={isSending}>
              {t(messages.createStore)}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className={styles.form}
          aria-label={t(messages.addTitle)}
          onSubmit={onSubmit}
        >
          <TextField
            label={t(messages.storeName)}
            hint={t(messages.storeNameHint)}
            autoComplete="organization"
            required
            maxLength={160}
            {...nameField}
            ref={joinRefs(nameField.ref, name)}
          />
          <ListingPlaceField
            point={draft.place && { lat: draft.place.lat, lng: draft.place.long }}
            value={draft.place?.location ?? ''}
            error={errorOf('place')}
            hint={t(messages.locationHint)}
            onPlace={(place) => form.setValue('place', place)}
          />
          <StoreImage
            label={t(messages.images)}
            action={draft.media.length > 0 ? t(messages.changeImage) : t(messages.addImage)}
            media={draft.media}
            error={errorOf('media')}
            onOpen={() => open({ panel: 'add-store-image' })}
          />
          <p className={styles.hint}>{t(messages.newIsHidden)}</p>
        </form>
      </Dialog>
      {panel?.panel === 'add-store-image' && (
        <StoreImagePanel
          media={draft.media}
          onChange={(media) =>
            form.setValue('media', media, { shouldValidate: form.formState.isSubmitted })
          }
          onClose={() => open({ panel: 'add-store' })}
          actions={({ isUploading }) => (
            <Button
              variant="main"
              loading={isUploading}
              onClick={() => open({ panel: 'add-store' })}
            >
              {t(messages.next)}
            </Button>
          )}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="safe"
        title={t(messages.confirmation)}
        question={t(messages.changesLost)}
        onNo={() => setIsAsking(false)}
        onYes={() => {
          clear()
          close()
        }}
      />
    </>
  )
}
