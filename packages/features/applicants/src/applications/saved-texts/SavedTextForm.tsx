import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useState } from 'react'
import type { Listing } from '../application-types'
import { messages } from './messages'
import * as styles from './saved-texts.css'
import { useSaveText } from './use-save-text'
import type { SavedText } from './use-saved-texts'

interface SavedTextFormProps {
  listing: Listing
  /** Null for a new one. */
  text: SavedText | null
  onEnd: (isSaved: boolean) => void
}

/** Adds or changes a saved text. */
export function SavedTextForm({ listing, text, onEnd }: SavedTextFormProps) {
  const t = useMessages(messages)
  const { save, errors, isBusy } = useSaveText(listing)
  const [title, setTitle] = useState(text?.title ?? '')
  const [body, setBody] = useState(text?.text ?? '')
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (await save(text?.id ?? null, { title, text: body })) onEnd(true)
  }
  return (
    <form noValidate className={styles.fields} onSubmit={(event) => void onSubmit(event)}>
      <TextField
        autoFocus
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        error={errors.title}
        maxLength={80}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={t(messages.body)}
        hint={t(messages.bodyHint)}
        error={errors.text}
        rows={8}
        maxLength={4000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.save)}
        </Button>
        <Button onClick={() => onEnd(false)}>{t(messages.back)}</Button>
      </div>
    </form>
  )
}
