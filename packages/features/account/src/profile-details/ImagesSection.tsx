import { answerOf } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { fileBody, ImageButton } from '@edbazaar/feature-media'
import { apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TrashIcon } from '@edbazaar/ui/Icon'
import { useStore } from 'jotai'
import { useState } from 'react'
import { Cover, Portrait } from '../user-page/Portrait'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { messages } from './messages'
import { useProfile } from './profile-context'

const shapes = {
  profile_image: { aspectRatio: 1, maxWidth: 1024 },
  cover_image: { aspectRatio: 3, maxWidth: 1800 },
} as const
type ImageField = keyof typeof shapes

/** Photo and cover: choose, crop and save, or remove. */
export function ImagesSection() {
  const t = useMessages(messages)
  const { profile } = useProfile()
  return (
    <DetailsSection id="images" title={t(messages.images)} text={t(messages.imagesText)}>
      <div className={styles.images}>
        <div className={styles.portrait}>
          <Portrait user={profile} />
        </div>
        <ImageControls
          field="profile_image"
          label={t(messages.photo)}
          hint={t(messages.photoHint)}
          title={t(messages.cropPhoto)}
          chooseLabel={
            profile.profile_image === null ? t(messages.choosePhoto) : t(messages.changePhoto)
          }
          removeLabel={t(messages.removePhoto)}
        />
        <div className={styles.cover}>
          <Cover user={profile} />
        </div>
        <ImageControls
          field="cover_image"
          label={t(messages.cover)}
          hint={t(messages.coverHint)}
          title={t(messages.cropCover)}
          chooseLabel={
            profile.cover_image === null ? t(messages.chooseCover) : t(messages.changeCover)
          }
          removeLabel={t(messages.removeCover)}
        />
      </div>
    </DetailsSection>
  )
}

interface ImageControlsProps {
  field: ImageField
  label: string
  hint: string
  title: string
  chooseLabel: string
  removeLabel: string
}

function ImageControls({
  field,
  label,
  hint,
  title,
  chooseLabel,
  removeLabel,
}: ImageControlsProps) {
  const { profile } = useProfile()
  const { save, remove, isRemoving } = useImage(field)
  return (
    <div className={styles.tools}>
      <h3 className={styles.subtitle}>{label}</h3>
      <p className={styles.text}>{hint}</p>
      <div className={styles.actions}>
        <ImageButton variant="act" title={title} {...shapes[field]} onImage={save}>
          {chooseLabel}
        </ImageButton>
        {profile[field] !== null && (
          <Button loading={isRemoving} onClick={() => void remove()}>
            <TrashIcon />
            {removeLabel}
          </Button>
        )}
      </div>
    </div>
  )
}

function useImage(field: ImageField) {
  const t = useMessages(messages)
  const store = useStore()
  const { save } = useProfile()
  const showError = useFailureToast()
  const [isRemoving, setIsRemoving] = useState(false)
  const showSuccess = (message: string) => store.set(showToastAtom, { message, type: 'success' })

  async function saveImage(image: File): Promise<boolean> {
    const api = store.get(apiAtom)
    if (api === null) return false
    try {
      const { url } = await answerOf(api.POST('/users/file', fileBody(image)))
      await save(field, url)
      showSuccess(t(messages.imageAdded))
      return true
    } catch (cause) {
      showError(cause)
      return false
    }
  }
  async function removeImage() {
    setIsRemoving(true)
    try {
      await save(field, null)
      showSuccess(t(messages.imageRemoved))
    } catch (cause) {
      showError(cause)
    } finally {
      setIsRemoving(false)
    }
  }
  return { save: saveImage, remove: removeImage, isRemoving }
}
