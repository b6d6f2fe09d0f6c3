import { Dialog } from '@edbazaar/ui/Dialog'
import { ImageCropper } from '@edbazaar/ui/ImageCropper'
import { type ReactNode, useEffect, useState } from 'react'
import { jpegName } from './jpeg-name'

export interface CropDialogProps {
  file: File
  title: string
  aspectRatio: number
  maxWidth: number
  onCancel: () => void
  /** Receives the cropped image; the dialog shows a busy state until it resolves. */
  onProceed: (image: File) => Promise<void>
  /** Alternatives to cropping, shown below the image. */
  children?: ReactNode
}

/** Dialog in which the user crops a chosen image. */
export default function CropDialog({
  file,
  title,
  aspectRatio,
  maxWidth,
  onCancel,
  onProceed,
  children,
}: CropDialogProps) {
  const src = useObjectUrl(file)
  const [isBusy, setIsBusy] = useState(false)
  async function proceed(image: Blob) {
    setIsBusy(true)
    await onProceed(new File([image], jpegName(file.name), { type: image.type }))
    setIsBusy(false)
  }
  return (
    <Dialog isOpen onClose={onCancel} title={title}>
      <ImageCropper
        // Resets the cropper for each new image.
        key={src}
        src={src}
        aspectRatio={aspectRatio}
        maxWidth={maxWidth}
        isBusy={isBusy}
        onCancel={onCancel}
        onProceed={(image) => void proceed(image)}
      />
      {children}
    </Dialog>
  )
}

/** An object URL for the file, revoked when the dialog closes. */
function useObjectUrl(file: File): string | null {
  const [objectUrl, setObjectUrl] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setObjectUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return objectUrl
}
