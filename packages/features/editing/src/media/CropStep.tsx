import type CropDialog from '@edbazaar/feature-media/CropDialog'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import { messages } from '../messages'
import * as styles from './media.css'
import type { Crop } from './use-crops'

const LazyCropDialog = lazy(() =>
  importWithRetry(() => import('@edbazaar/feature-media/CropDialog')),
)

interface CropStepProps extends Pick<ComponentProps<typeof CropDialog>, 'aspectRatio'> {
  crop: Crop
  /** Number of images still to crop, including this one. */
  remaining: number
  onSkip: () => void
  onCropped: (image: File) => void
  onUploadAllUncropped: () => void
}

/** Width in pixels of a cropped image: the largest size that pages show. */
const maxWidth = 1600

/** Crops the chosen images one after the other. */
export function CropStep({
  crop,
  remaining,
  aspectRatio,
  onSkip,
  onCropped,
  onUploadAllUncropped,
}: CropStepProps) {
  const t = useMessages(messages)
  const { file, number, count } = crop
  return (
    <Suspense>
      <LazyCropDialog
        file={file}
        title={count === 1 ? t(messages.crop) : t(messages.cropOf(number, count))}
        aspectRatio={aspectRatio}
        maxWidth={maxWidth}
        // Square images are logos of stores, which are often wide.
        canFitWhole={aspectRatio === 1}
        onCancel={onSkip}
        onProceed={async (image) => onCropped(image)}
      >
        {remaining > 1 && (
          <div className={styles.alternatives}>
            <Button onClick={onUploadAllUncropped}>
              {t(messages.uploadAllUncropped(remaining))}
            </Button>
          </div>
        )}
      </LazyCropDialog>
    </Suspense>
  )
}
