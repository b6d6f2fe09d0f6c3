import { SaveProblem, UploadRows } from '@edbazaar/feature-editing'
import { ImageButton } from '@edbazaar/feature-media'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { Button } from '@edbazaar/ui/Button'
import { TrashIcon } from '@edbazaar/ui/Icon'
import * as styles from './details.css'
import { ImageConflict } from './ImageConflict'
import type { EditedImage } from './use-edited-image'

interface ImageControlsProps {
  image: EditedImage
  label: string
  hint: string
  /** Title of the crop dialog. */
  title: string
  aspectRatio: number
  maxWidth: number
  chooseLabel: string
  removeLabel: string
}

/** Chooses, crops and uploads an image, or removes it. Both are saved at once. */
export function ImageControls({
  image: { edited, shown, uploads, choose, remove, isRemoving },
  label,
  hint,
  title,
  aspectRatio,
  maxWidth,
  chooseLabel,
  removeLabel,
}: ImageControlsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.imageHead}>
        <h3 className={styles.subtitle}>{label}</h3>
        <SaveState phase={edited.phase} />
      </div>
      <p className={styles.text}>{hint}</p>
      <div className={styles.actions}>
        <ImageButton
          variant="act"
          title={title}
          aspectRatio={aspectRatio}
          maxWidth={maxWidth}
          onImage={choose}
        >
          {chooseLabel}
        </ImageButton>
        {shown !== null && (
          <Button loading={isRemoving} onClick={remove}>
            <TrashIcon />
            {removeLabel}
          </Button>
        )}
      </div>
      <UploadRows
        label={label}
        uploads={uploads.uploads}
        cancel={uploads.cancel}
        retry={uploads.retry}
      />
      <SaveProblem edited={edited} label={label} />
      <ImageConflict edited={edited} label={label} />
    </div>
  )
}
