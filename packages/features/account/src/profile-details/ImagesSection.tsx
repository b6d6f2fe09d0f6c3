import { answerOf } from '@edbazaar/api-client'
import { fileBody, ImageButton } from '@edbazaar/feature-media'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { TrashIcon } from '@edbazaar/ui/Icon'
import { useStore } from 'jotai'
import { useState } from 'react'
import { Cover, Portrait } from '../own/Portrait'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { useProfile } from './edited-profile'
import { messages } from './messages'
import { useFailure } from './use-failure'

const shapes = {
  profile_image: { aspectRatio: 1, maxWidth: 1024 },
  cover_image: { aspectRatio: 3, maxWidth: 1800 },
} as const
type ImageField = keyof typeof shapes

/** The photo and the cover: chosen, cut and saved, or taken away. */
export function ImagesSection() {
  const { profile } = useProfile()
  return (
    <DetailsSection id="images" title={messages.images} text={messages.imagesText}>
      <div className={styles.images}>
        <div className={styles.portrait}>
          <Portrait user={profile} />
        </div>
        <ImageTools
          field="profile_image"
          label={messages.photo}
          hint={messages.photoHint}
          title={messages.cropPhoto}
          choose={profile.profile_image === null ? messages.choosePhoto : messages.changePhoto}
          remove={messages.removePhoto}
        />
        <div className={styles.cover}>
          <Cover user={profile} />
        </div>
        <ImageTools
          field="cover_image"
          label={messages.cover}
          hint={messages.coverHint}
          title={messages.cropCover}
          choose={profile.cover_image === null ? messages.chooseCover : messages.changeCover}
          remove={messages.removeCover}
        />
      </div>
    </DetailsSection>
  )
}

interface ImageToolsProps {
  field: ImageField
  label: string
  hint: string
  title: string
  choose: string
  remove: string
}

function ImageTools({ field, label, hint, title, choose, remove }: ImageToolsProps) {
  const { profile } = useProfile()
  const { keep, take, isTaking } = useImage(field)
  return (
    <div className={styles.tools}>
      <h3 className={styles.subtitle}>{label}</h3>
      <p className={styles.text}>{hint}</p>
      <div className={styles.actions}>
        <ImageButton variant="act" title={title} {...shapes[field]} onImage={keep}>
          {choose}
        </ImageButton>
        {profile[field] !== null && (
          <Button loading={isTaking} onClick={() => void take()}>
            <TrashIcon />
            {remove}
          </Button>
        )}
      </div>
    </div>
  )
}

function useImage(field: ImageField) {
  const store = useStore()
  const { save } = useProfile()
  const tellFailure = useFailure()
  const [isTaking, setIsTaking] = useState(false)
  const tell = (message: string) => store.set(showToastAtom, { message, type: 'success' })

  async function keep(image: File): Promise<boolean> {
    const api = store.get(apiAtom)
    if (api === null) return false
    try {
      const { url } = await answerOf(api.POST('/users/file', fileBody(image)))
      await save(field, url)
      tell(messages.imageAdded)
      return true
    } catch (cause) {
      tellFailure(cause)
      return false
    }
  }
  async function take() {
    setIsTaking(true)
    try {
      await save(field, null)
      tell(messages.removed)
    } catch (cause) {
      tellFailure(cause)
    } finally {
      setIsTaking(false)
    }
  }
  return { keep, take, isTaking }
}
