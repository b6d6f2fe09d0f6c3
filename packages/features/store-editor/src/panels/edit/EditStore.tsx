import type { StoreEditor } from '@edbazaar/api-client'
import {
  EditedRichText,
  UnsavedCount,
  useCloseEditor,
  useReloadAfterClose,
} from '@edbazaar/feature-editing'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { languageOf } from '@edbazaar/ui/formatting'
import { useEffect, useRef } from 'react'
import { StoreImage } from '../image/StoreImage'
import { messages } from '../messages'
import * as styles from '../panels.css'
import { useStorePanel } from '../use-store-panel'
import { EditedImagePanel } from './EditedImagePanel'
import { StoreFacts } from './StoreFacts'
import { ContactFields, StoreFields } from './StoreFields'
import { StoreSwitch } from './StoreSwitch'
import { descriptionSchema } from './store-schema'
import { useStoreEntity } from './use-store-entity'

interface EditStoreProps {
  store: StoreEditor
  /** Receives values that were saved apart from the fields. */
  onUpdate: (changes: Partial<StoreEditor>) => void
  /** Called after the store has moved: its place and its city set each other. */
  onMoved: () => void
  /** Called once after the panel has closed, if anything was saved. */
  onChanged: () => void
  onClose: () => void
}

/** The Edit Store panel: every field saves on blur. */
export function EditStore({ store, onUpdate, onMoved, onChanged, onClose }: EditStoreProps) {
  const t = useMessages(messages)
  const { panel, open } = useStorePanel()
  const onSaved = useReloadAfterClose(onChanged)
  // Specification, section 2: saving the image list also closes the panel.
  const entity = useStoreEntity(store, { onSaved, onMoved, onImageSaved: onClose })
  const { requestClose, dialogs } = useCloseEditor(entity, onClose)
  const { id, media } = store
  const missing = panel?.panel === 'edit-store' ? panel.missing : undefined
  const placeInput = useRef<HTMLInputElement>(null)
  const mobileInput = useRef<HTMLInputElement>(null)
  const missingInput = missing && { place: placeInput, mobile: mobileInput }[missing.field]
  useEffect(() => missingInput?.current?.focus(), [missingInput])
  return (
    <>
      <Dialog
        isOpen
        shape="panel"
        title={t(messages.editTitle)}
        description={t(messages.editText)}
        {...(missingInput && { initialFocus: missingInput })}
        onClose={() => requestClose()}
        footer={
          <div className={styles.footer}>
            <UnsavedCount entity={entity} />
            <div className={styles.footerButtons}>
              <ButtonLink href={accountPaths.storePreview(id)} target="_blank">
                {t(messages.previewPage)}
              </ButtonLink>
              <Button onClick={() => requestClose()}>{t(messages.close)}</Button>
            </div>
          </div>
        }
      >
        <div className={styles.form} lang={languageOf(store.brand_name)}>
          <StoreSwitch
            entity={entity}
            store={store}
            missing={missing}
            onSaved={(isActive) => {
              onUpdate({ is_active: isActive })
              onSaved()
              open({ panel: 'edit-store', id })
            }}
          />
          <StoreImage
            label={t(messages.images)}
            action={t(messages.clickToUpload)}
            media={media}
            hint={media.length === 0 && t(messages.addOneImage)}
            onOpen={() => open({ panel: 'store-images', id })}
          />
          <StoreFields store={store} entity={entity} placeInput={placeInput} />
          <ContactFields store={store} entity={entity} mobileInput={mobileInput} />
          <StoreFacts store={store} entity={entity} />
          <EditedRichText
            entity={entity}
            field="description_html"
            value={store.description_html}
            schema={descriptionSchema(t)}
            toolbar="store"
            label={t(messages.description)}
            hint={t(messages.descriptionHint)}
          />
        </div>
        {dialogs}
      </Dialog>
      {panel?.panel === 'store-images' && (
        <EditedImagePanel
          entity={entity}
          media={media}
          onClose={() => open({ panel: 'edit-store', id })}
        />
      )}
    </>
  )
}
