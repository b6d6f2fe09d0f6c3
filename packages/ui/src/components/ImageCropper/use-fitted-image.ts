import { useEffect, useState } from 'react'
import { fitImage, type Ground } from './fit-image'

interface FittedImageOptions {
  aspectRatio: number
  maxWidth: number
  /** The background around the whole image; null if it is not fitted. */
  ground: Ground | null
  /** Called if the image cannot be read. */
  onFailed: () => void
}

interface Fitted {
  url: string
  ground: Ground
}

/**
 * The URL of the image to crop: the given one, or the whole image on its ground. Until that is
 * ready, the previous one stays and `isFitting` is true.
 */
export function useFittedImage(
  src: string | null,
  { aspectRatio, maxWidth, ground, onFailed }: FittedImageOptions,
) {
  const [fitted, setFitted] = useState<Fitted | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (src === null || ground === null) return
    let isCurrent = true
    setHasFailed(false)
    fitImage(src, { aspectRatio, ground, maxWidth }).then(
      (image) => isCurrent && setFitted({ url: URL.createObjectURL(image), ground }),
      () => {
        if (!isCurrent) return
        setHasFailed(true)
        onFailed()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [src, aspectRatio, maxWidth, ground, onFailed])

  // Revoked once the next one is shown.
  useEffect(() => {
    if (fitted !== null) return () => URL.revokeObjectURL(fitted.url)
  }, [fitted])

  if (ground === null) return { shown: src, isFitting: false }
  return { shown: fitted?.url ?? src, isFitting: fitted?.ground !== ground && !hasFailed }
}
