import { showToastAtom, translateLabels, useMessages } from '@edbazaar/feature-platform'
import { Dialog } from '@edbazaar/ui/Dialog'
import { ImageCropper } from '@edbazaar/ui/ImageCropper'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { jpegName } from './jpeg-name'
import { messages } from './messages'

export interface CropDialogProps {
  file: File
  title: string
  aspectRatio: number
  maxWidth: number
  /** Whether the user may keep the whole image on a ground, such as a wide logo. @default false */
  canFitWhole?: boolean
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
  canFitWhole = false,
  onCancel,
  onProceed,
  children,
}: CropDialogProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const src = useObjectUrl(file)
  const [isBusy, setIsBusy] = useState(false)
  async function proceed(image: Blob) {
    setIsBusy(true)
    try {
      await onProceed(new File([image], jpegName(file.name), { type: image.type }))
    } catch (cause) {
      console.error(cause)
      showToast({ message: t(messages.notSaved), type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog isOpen onClose={onCancel} title={title}>
      <ImageCropper
        // Resets the cropper for each new image.
        key={src}
        src={src}
        aspectRatio={aspectRatio}
        maxWidth={maxWidth}
        canFitWhole={canFitWhole}
        {...translateLabels(messages.cropper, t)}
        fitLabels={{
          fitWhole: t(messages.fitWhole),
          ground: t(messages.ground),
          grounds: {
            white: t(messages.grounds.white),
            ivory: t(messages.grounds.ivory),
            ink: t(messages.grounds.ink),
            edge: t(messages.grounds.edge),
          },
        }}
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
