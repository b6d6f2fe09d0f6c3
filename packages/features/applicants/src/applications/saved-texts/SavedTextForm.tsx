import { useApiForm } from '@edbazaar/feature-form-kit'
import { useDialogGuard, useDirtyReport } from '@edbazaar/feature-form-kit/dialog-guard'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import type { Listing } from '../application-types'
import { messages } from './messages'
import { saveText, type TextDraft } from './save-text'
import * as styles from './saved-texts.css'
import type { SavedText } from './use-saved-texts'

interface SavedTextFormProps {
  listing: Listing
  /** Null for a new one. */
  text: SavedText | null
  onEnd: (isSaved: boolean) => void
  /** Called when what is typed would be lost with the form, and when no longer. */
  onDirty: (isDirty: boolean) => void
}

const savedTextSchema = (t: Translate) =>
  v.object({
    title: v.pipe(v.string(), v.trim(), v.nonEmpty(t(messages.nameRequired))),
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(t(messages.bodyRequired))),
  })

/** Adds or changes a saved text. */
export function SavedTextForm({ listing, text, onEnd, onDirty }: SavedTextFormProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { field, isDirty, isSending, onSubmit } = useApiForm<TextDraft>({
    loadSchema: async () => savedTextSchema,
    validatesOnBlur: false,
    initial: { title: text?.title ?? '', text: text?.text ?? '' },
    send: async (api, draft) => {
      await saveText(api, { listing, id: text?.id ?? null, draft })
      showToast({ type: 'success', message: t(messages.saved) })
      onEnd(true)
    },
  })
  const { close, question } = useDialogGuard({ isDirty, onClose: () => onEnd(false) })
  useDirtyReport(isDirty, onDirty)
  return (
    <form noValidate className={styles.fields} onSubmit={onSubmit}>
      <TextField
        autoFocus
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        maxLength={80}
        {...field('title')}
      />
      <TextArea
        label={t(messages.body)}
        hint={t(messages.bodyHint)}
        rows={8}
        maxLength={4000}
        {...field('text')}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.save)}
        </Button>
        <Button onClick={close}>{t(messages.back)}</Button>
      </div>
      {question}
    </form>
  )
}
