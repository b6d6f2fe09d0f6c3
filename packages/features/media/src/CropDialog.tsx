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
  /** Gets what was cut out; the window stays busy until it resolves. */
  onProceed: (image: File) => Promise<void>
  /** Other ways on than to cut it, under the image. */
  children?: ReactNode
}

/** The window in which a chosen image is cut. */
export default function CropDialog({
  file,
  title,
  aspectRatio,
  maxWidth,
  onCancel,
  onProceed,
  children,
}: CropDialogProps) {
  const src = useAddressOf(file)
  const [isBusy, setIsBusy] = useState(false)
  async function proceed(image: Blob) {
    setIsBusy(true)
    await onProceed(new File([image], jpegName(file.name), { type: image.type }))
    setIsBusy(false)
  }
  return (
    <Dialog isOpen onClose={onCancel} title={title}>
      <ImageCropper
        // The next image is another one: nothing of the last is left in the cropper.
        key={src}
        {...{ src, aspectRatio, maxWidth, isBusy, onCancel }}
        onProceed={(image) => void proceed(image)}
      />
      {children}
    </Dialog>
  )
}

/** Under which the browser shows a file, as long as the window is open. */
function useAddressOf(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
