import { showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { StoreImage } from '../image/StoreImage'
import { StoreImagePanel } from '../image/StoreImagePanel'
import { messages } from '../messages'
import * as styles from '../panels.css'
import { useStorePanel } from '../use-store-panel'
import { newStoreSchema } from './new-store-schema'
import { isFilled, useStoreDraft } from './store-draft'
import { useCreateStore } from './use-create-store'

interface AddStorePanelProps {
  onAdded: () => void
}

/** The form of a new store: name and image. */
export default function AddStorePanel({ onAdded }: AddStorePanelProps) {
  const formId = useId()
  const name = useRef<HTMLInputElement>(null)
  const { panel, open, close } = useStorePanel()
  const { draft, save, clear } = useStoreDraft()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isCreating, setIsCreating] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const create = useCreateStore()
  const showToast = useSetAtom(showToastAtom)
  const errors = errorsOf(draft)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isCreating) return
    setIsSubmitted(true)
    const message = errors.brand_name ? messages.checkFields : errors.files
    if (errors.brand_name) name.current?.focus()
    // The form's only button opens the image panel.
    else if (errors.files) event.currentTarget.querySelector('button')?.focus()
    if (message !== undefined) return showToast({ message, type: 'error' })
    const key = draft.request_key || crypto.randomUUID()
    // Stored before the request, so that a retry after a lost response creates only one store.
    save({ ...draft, request_key: key })
    setIsCreating(true)
    const files = draft.media.map(({ url }) => url)
    const id = await create({ brand_name: draft.brand_name.trim(), files, request_key: key })
    setIsCreating(false)
    if (id === null) return
    clear()
    onAdded()
    open({ panel: 'edit-store', id })
  }
  return (
    <>
      <Dialog
        isOpen
        shape="panel"
        title={messages.addTitle}
        initialFocus={name}
        onClose={() => (isFilled(draft) ? setIsAsking(true) : close())}
        footer={
          <>
            <Button onClick={() => (isFilled(draft) ? setIsAsking(true) : close())}>
              {messages.close}
            </Button>
            <Button type="submit" form={formId} variant="main" loading={isCreating}>
              {messages.createStore}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className={styles.form}
          aria-label={messages.addTitle}
          onSubmit={(event) => void onSubmit(event)}
        >
          <TextField
            ref={name}
            label={messages.storeName}
            hint={messages.storeNameHint}
            autoComplete="organization"
            required
            maxLength={160}
            value={draft.brand_name}
            error={isSubmitted ? errors.brand_name : undefined}
            onChange={({ target }) => save({ ...draft, brand_name: target.value })}
          />
          <StoreImage
            label={messages.images}
            action={draft.media.length > 0 ? messages.changeImage : messages.addImage}
            media={draft.media}
            error={isSubmitted ? errors.files : undefined}
            onOpen={() => open({ panel: 'add-store-image' })}
          />
        </form>
      </Dialog>
      {panel?.panel === 'add-store-image' && (
        <StoreImagePanel
          media={draft.media}
          onChange={(media) => save({ ...draft, media })}
          onClose={() => open({ panel: 'add-store' })}
          actions={({ isUploading }) => (
            <Button
              variant="main"
              loading={isUploading}
              onClick={() => open({ panel: 'add-store' })}
            >
              {messages.next}
            </Button>
          )}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.confirmation}
        question={messages.changesLost}
        onNo={() => setIsAsking(false)}
        onYes={() => {
          clear()
          close()
        }}
      />
    </>
  )
}

/** The error message of each invalid field. */
function errorsOf(draft: { brand_name: string; media: readonly { url: string }[] }) {
  const files = draft.media.map(({ url }) => url)
  const parsed = v.safeParse(newStoreSchema, { brand_name: draft.brand_name, files })
  const { nested } = parsed.success ? {} : v.flatten<typeof newStoreSchema>(parsed.issues)
  return { brand_name: nested?.brand_name?.[0], files: nested?.files?.[0] }
}
