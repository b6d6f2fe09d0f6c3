import { Dialog } from '@edbazaar/ui/Dialog'
import { ImageCropper } from '@edbazaar/ui/ImageCropper'
import { useEffect, useState } from 'react'

export interface CropDialogProps {
  file: File
  title: string
  aspectRatio: number
  maxWidth: number
  onCancel: () => void
  /** Gets what was cut out; the window stays busy until it resolves. */
  onProceed: (picture: File) => Promise<void>
}

/** The window in which a chosen picture is cut. */
export default function CropDialog({
  file,
  title,
  aspectRatio,
  maxWidth,
  onCancel,
  onProceed,
}: CropDialogProps) {
  const src = useAddressOf(file)
  const [isBusy, setIsBusy] = useState(false)
  async function proceed(picture: Blob) {
    setIsBusy(true)
    await onProceed(new File([picture], 'picture.jpg', { type: picture.type }))
    setIsBusy(false)
  }
  return (
    <Dialog isOpen onClose={onCancel} title={title}>
      <ImageCropper
        {...{ src, aspectRatio, maxWidth, isBusy, onCancel }}
        onProceed={(picture) => void proceed(picture)}
      />
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
