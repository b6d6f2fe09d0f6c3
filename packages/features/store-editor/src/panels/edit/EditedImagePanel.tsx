import type { Media } from '@edbazaar/api-client'
import {
  captionedFiles,
  captionedFilesFormat,
  type EditedEntity,
  FieldConflict,
  useEditedField,
} from '@edbazaar/feature-editing'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { StoreImagePanel } from '../image/StoreImagePanel'
import { messages } from '../messages'
import { filesSchema } from './store-schema'
import type { StoreValues } from './use-store-entity'

interface EditedImagePanelProps {
  entity: EditedEntity<StoreValues>
  media: readonly Media[]
  onClose: () => void
}

/** Replaces the image of a store; saves on Update or Next. */
export function EditedImagePanel({ entity, media: saved, onClose }: EditedImagePanelProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const [media, setMedia] = useState(saved)
  const [isAsking, setIsAsking] = useState(false)
  const files = useEditedField(entity, 'files', {
    value: captionedFiles(saved),
    format: captionedFilesFormat,
    schema: filesSchema(t),
  })
  const isChanged = media !== saved
  function save() {
    if (!isChanged) return onClose()
    if (media.length === 0) return showToast({ message: t(messages.addOneImage), type: 'error' })
    files.save(captionedFiles(media))
  }
  const { conflict } = files
  const isSaving = files.phase === 'saving'
  return (
    <>
      <StoreImagePanel
        media={media}
        onChange={setMedia}
        onClose={() => (isChanged ? setIsAsking(true) : onClose())}
        actions={({ isUploading }) => (
          <>
            <Button
              variant="act"
              loading={isUploading || isSaving}
              disabled={!isChanged}
              onClick={save}
            >
              {t(messages.update)}
            </Button>
            <Button variant="main" loading={isUploading || isSaving} onClick={save}>
              {t(messages.next)}
            </Button>
          </>
        )}
      >
        {conflict !== null && (
          <FieldConflict
            label={t(messages.images)}
            theirs={t(messages.otherImage)}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={() => {
              conflict.takeTheirs()
              onClose()
            }}
          />
        )}
      </StoreImagePanel>
      <ConfirmDialog
        isOpen={isAsking}
        tone="safe"
        title={t(messages.confirmation)}
        question={t(messages.changesLost)}
        onNo={() => setIsAsking(false)}
        onYes={onClose}
      />
    </>
  )
}
