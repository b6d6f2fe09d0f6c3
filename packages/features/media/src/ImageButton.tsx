import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import type { ButtonProps } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { type ComponentType, useState } from 'react'
import type { CropDialogProps } from './CropDialog'
import { FileButton } from './FileButton'
import { imageProblem } from './image-problem'
import { messages } from './messages'

interface ImageButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Title of the crop dialog. */
  title: string
  /** Width divided by height of the result. */
  aspectRatio: number
  /** Maximum width of the result in pixels. */
  maxWidth: number
  /** Saves the image, a JPEG; resolves to whether it was saved. */
  onImage: (image: File) => Promise<boolean>
}

/** Lets the user choose and crop an image. The cropper is loaded with the first image. */
export function ImageButton({
  title,
  aspectRatio,
  maxWidth,
  onImage,
  children,
  ...rest
}: ImageButtonProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const [isOpening, setIsOpening] = useState(false)
  const [chosen, setChosen] = useState<File | null>(null)
  const [CropDialog, setCropDialog] = useState<ComponentType<CropDialogProps> | null>(null)

  async function open(file: File) {
    const problem = await imageProblem(file)
    if (problem !== null) return showToast({ message: t(problem), type: 'error' })
    try {
      const loaded = await import('./CropDialog')
      setCropDialog(() => loaded.default)
      setChosen(file)
    } catch (cause) {
      console.warn(cause)
      showToast({ message: t(messages.cropperFailed), type: 'error' })
    }
  }
  async function onFile(file: File) {
    setIsOpening(true)
    await open(file)
    setIsOpening(false)
  }
  async function proceed(image: File) {
    if (await onImage(image)) setChosen(null)
  }
  return (
    <>
      <FileButton
        accept="image/jpeg,image/png,image/gif"
        loading={isOpening}
        onFile={(file) => void onFile(file)}
        {...rest}
      >
        <UploadIcon />
        {children}
      </FileButton>
      {CropDialog !== null && chosen !== null && (
        <CropDialog
          file={chosen}
          title={title}
          aspectRatio={aspectRatio}
          maxWidth={maxWidth}
          onCancel={() => setChosen(null)}
          onProceed={proceed}
        />
      )}
    </>
  )
}
