import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { FileButton, fileBody } from '@edbazaar/feature-media'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { messages } from '../messages'

const maxBytes = 10 * 1024 * 1024

/** Uploads an image. */
export function ImageChoice({ onUploaded }: { onUploaded: (url: string) => void }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()

  async function onFile(file: File) {
    if (file.size > maxBytes)
      return showToast({ type: 'error', message: t(messages.imageTooLarge) })
    await run((api) => answerOf(api.POST('/admin/newsletter-images', fileBody(file))), {
      onSuccess: ({ url }) => onUploaded(url),
    })
  }
  return (
    <FileButton
      accept="image/jpeg,image/png,image/gif"
      loading={isBusy}
      onFile={(file) => void onFile(file)}
    >
      <UploadIcon size="small" />
      {t(messages.kinds.image)}
    </FileButton>
  )
}
