import { useMessages } from '@edbazaar/feature-platform'
import { Cover, Portrait } from '../user-page/Portrait'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { ImageControls } from './ImageControls'
import { messages } from './messages'
import { useProfile } from './profile-context'
import { useEditedImage } from './use-edited-image'

/** Photo and cover: choose, crop and save, or remove. */
export function ImagesSection() {
  const t = useMessages(messages)
  const { profile } = useProfile()
  const photo = useEditedImage('profile_image')
  const cover = useEditedImage('cover_image')
  const user = { ...profile, profile_image: photo.shown, cover_image: cover.shown }
  return (
    <DetailsSection id="images" title={t(messages.images)} text={t(messages.imagesText)}>
      <div className={styles.images}>
        <div className={styles.portrait}>
          <Portrait user={user} />
        </div>
        <ImageControls
          image={photo}
          aspectRatio={1}
          maxWidth={1024}
          label={t(messages.photo)}
          hint={t(messages.photoHint)}
          title={t(messages.cropPhoto)}
          chooseLabel={photo.shown === null ? t(messages.choosePhoto) : t(messages.changePhoto)}
          removeLabel={t(messages.removePhoto)}
        />
        <div className={styles.cover}>
          <Cover user={user} />
        </div>
        <ImageControls
          image={cover}
          aspectRatio={3}
          maxWidth={1800}
          label={t(messages.cover)}
          hint={t(messages.coverHint)}
          title={t(messages.cropCover)}
          chooseLabel={cover.shown === null ? t(messages.chooseCover) : t(messages.changeCover)}
          removeLabel={t(messages.removeCover)}
        />
      </div>
    </DetailsSection>
  )
}
