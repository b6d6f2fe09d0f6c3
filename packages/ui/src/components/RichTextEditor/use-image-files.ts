import type { Editor } from '@tiptap/react'
import { useState } from 'react'

/** Uploads an image and returns its URL; throws an error with a message for the user. */
export type UploadImage = (file: File) => Promise<string>

const imagesAmong = (files: FileList | null | undefined) =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Inserts images that are chosen, pasted or dropped, each after its upload. */
export function useImageFiles(editor: Editor | null, upload: UploadImage | undefined) {
  const [waiting, setWaiting] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)

  async function insert(file: File): Promise<void> {
    if (!upload) return
    setWaiting((count) => count + 1)
    setFailure(null)
    try {
      const src = await upload(file)
      editor
        ?.chain()
        .insertContent({ type: 'figure', attrs: { src, alt: '', caption: '' } })
        .run()
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setWaiting((count) => count - 1)
    }
  }

  /** Whether the event had images, which are now being uploaded. */
  function take(event: { preventDefault(): void }, files: FileList | null | undefined): boolean {
    const images = upload ? imagesAmong(files) : []
    if (images.length === 0) return false
    event.preventDefault()
    for (const image of images) void insert(image)
    return true
  }
  return { take, isUploading: waiting > 0, failure }
}
