import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button, type ButtonProps } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { type ChangeEvent, type ComponentType, useRef, useState } from 'react'
import type { CropDialogProps } from './CropDialog'
import { imageProblem } from './image-problem'
import { messages } from './messages'

interface ImageButtonProps extends ButtonProps {
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
  const input = useRef<HTMLInputElement>(null)
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
  async function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setIsOpening(true)
    await open(file)
    setIsOpening(false)
    // Without this, choosing the same file again fires no change event.
    target.value = ''
  }
  async function proceed(image: File) {
    if (await onImage(image)) setChosen(null)
  }
  return (
    <>
      <Button loading={isOpening} onClick={() => input.current?.click()} {...rest}>
        <UploadIcon />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif"
        hidden
        onChange={(event) => void onChange(event)}
      />
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
