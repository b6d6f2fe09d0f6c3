import type CropDialog from '@edbazaar/feature-media/CropDialog'
import { importWithRetry } from '@edbazaar/feature-shell'
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
  /** How many images wait, this one with them. */
  left: number
  onSkip: () => void
  onUse: (image: File) => void
  onUseAll: () => void
}

/** Pixels from side to side that are kept of what was cut: what the largest page shows. */
const maxWidth = 1600

/** One image after the other is cut, or used as it is. */
export function CropStep({ crop, left, aspectRatio, onSkip, onUse, onUseAll }: CropStepProps) {
  const { file, number, count } = crop
  return (
    <Suspense>
      <LazyCropDialog
        file={file}
        title={count === 1 ? messages.crop : messages.cropOf(number, count)}
        aspectRatio={aspectRatio}
        maxWidth={maxWidth}
        onCancel={onSkip}
        onProceed={async (image) => onUse(image)}
      >
        {left > 1 && (
          <div className={styles.otherWays}>
            <Button onClick={onUseAll}>{messages.allAsTheyAre(left)}</Button>
          </div>
        )}
      </LazyCropDialog>
    </Suspense>
  )
}
