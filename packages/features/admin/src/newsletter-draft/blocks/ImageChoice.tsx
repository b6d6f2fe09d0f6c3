import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { fileBody } from '@edbazaar/feature-media'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { messages } from '../messages'

const maxBytes = 10 * 1024 * 1024

/** Uploads an image. */
export function ImageChoice({ onUploaded }: { onUploaded: (url: string) => void }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const input = useRef<HTMLInputElement>(null)
  const { run, isBusy } = useRequest()

  async function onChoose(file: File | undefined) {
    if (!file) return
    if (file.size > maxBytes)
      return showToast({ type: 'error', message: t(messages.imageTooLarge) })
    await run((api) => answerOf(api.POST('/admin/newsletter-images', fileBody(file))), {
      onSuccess: ({ url }) => onUploaded(url),
    })
  }
  return (
    <>
      <Button loading={isBusy} onClick={() => input.current?.click()}>
        <UploadIcon size="small" />
        {t(messages.kinds.image)}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          void onChoose(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}
