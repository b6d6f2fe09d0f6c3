import type { ContestQuestion } from '@edbazaar/api-client'
import { EntryImages } from '@edbazaar/feature-catalogue-ui/contest-answers'
import {
  acceptedTypes,
  FilesButton,
  fileMessages,
  fileProblem,
  scaleImage,
} from '@edbazaar/feature-media'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { useId, useState } from 'react'
import * as styles from './enter.css'
import { messages } from './messages'
import type { Entry, EntryEditor } from './use-entry-editor'

interface ImageQuestionProps {
  entryEditor: EntryEditor
  entry: Entry
  question: ContestQuestion
  /** Why the entry could not be sent. */
  error: string | undefined
}

/** A question that is answered by images, each of which is saved as soon as it is chosen. */
export function ImageQuestion(props: ImageQuestionProps) {
  const t = useMessages(messages, fileMessages)
  const { entryEditor, entry, question } = props
  const ids = { label: useId(), hint: useId(), error: useId() }
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { id, label, is_required: isRequired, max_images: most = 1 } = question
  const images = entry.images.filter((image) => image.question_id === id)
  const room = most - images.length
  const error = refusal ?? (images.length === 0 || room < 0 ? props.error : null)

  async function send(files: readonly File[]) {
    setRefusal(null)
    if (files.length > room) return setRefusal(t(messages.tooManyImages(room)))
    setIsSending(true)
    try {
      for (const file of files) {
        const refused = await sendOne(file)
        if (refused === null) continue
        setRefusal(refused)
        break
      }
    } finally {
      setIsSending(false)
    }
  }

  /** The reason why a file was refused. Another failure is shown as a toast, and gives an empty text. */
  async function sendOne(file: File): Promise<string | null> {
    const problem = await fileProblem(file, 'photos')
    if (problem !== null) return t(problem)
    return entryEditor.addImage(entry, id, await scaleImage(file))
  }

  return (
    <fieldset
      className={styles.images}
      aria-describedby={error ? `${ids.hint} ${ids.error}` : ids.hint}
    >
      <legend className={styles.legend} lang={languageOf(label)}>
        {isRequired ? label : t(messages.optional(label))}
      </legend>
      <p id={ids.hint} className={styles.quiet}>
        {t(messages.imageHint(most))}
      </p>
      <EntryImages
        images={images}
        label={label}
        below={(image, n) => (
          <Button
            variant="bare"
            disabled={isSending || entryEditor.isBusy}
            aria-label={t(messages.removeImageOf(n, label))}
            onClick={() => void entryEditor.removeImage(entry, image.id)}
          >
            {t(messages.removeImage)}
          </Button>
        )}
      />
      {room > 0 && (
        <p>
          <FilesButton
            accept={acceptedTypes.photos}
            multiple={room > 1}
            loading={isSending}
            disabled={entryEditor.isBusy && !isSending}
            aria-label={t(messages.uploadImageFor(label))}
            aria-invalid={error ? true : undefined}
            onFiles={(files) => void send(files)}
          >
            <UploadIcon size="small" />
            {t(messages.uploadImage(room))}
          </FilesButton>
        </p>
      )}
      {error && (
        <p id={ids.error} role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
