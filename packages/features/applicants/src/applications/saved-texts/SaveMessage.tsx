import { useApiForm } from '@edbazaar/feature-form-kit'
import { requiredText } from '@edbazaar/feature-form-kit/page-form'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import type { Listing } from '../application-types'
import { messages } from './messages'
import { saveText } from './save-text'
import * as styles from './saved-texts.css'

interface SaveMessageProps {
  /** The employer whose text it becomes. */
  listing: Listing
  text: string
  onSaved: () => void
}

/** Saves the message to an applicant as a text that other messages can start from. */
export function SaveMessage(props: SaveMessageProps) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <NameForm {...props} onEnd={() => setIsOpen(false)} />
  if (props.text.trim() === '') return null
  return (
    <div>
      <Button variant="bare" onClick={() => setIsOpen(true)}>
        {t(messages.saveThis)}
      </Button>
    </div>
  )
}

const nameSchema = (t: Translate) => v.object({ title: requiredText(t(messages.nameRequired)) })
const loadSchema = async () => nameSchema

interface NameFormProps extends SaveMessageProps {
  onEnd: () => void
}

/** Asks for a name and saves the message. */
function NameForm({ listing, text, onSaved, onEnd }: NameFormProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { field, isSending, onSubmit } = useApiForm<{ title: string }>({
    loadSchema,
    validatesOnBlur: false,
    initial: { title: '' },
    // The name is the only field of the form.
    fieldOf: () => 'title',
    validateAll: () => (text.trim() === '' ? t(messages.bodyRequired) : null),
    send: async (api, { title }) => {
      await saveText(api, { listing, id: null, draft: { title, text: text.trim() } })
      showToast({ type: 'success', message: t(messages.saved) })
      onSaved()
      onEnd()
    },
  })
  return (
    <form noValidate className={styles.saving} onSubmit={onSubmit}>
      <TextField
        autoFocus
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        maxLength={80}
        {...field('title')}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSending}>
          {t(messages.save)}
        </Button>
        <Button variant="bare" onClick={onEnd}>
          {t(messages.cancel)}
        </Button>
      </div>
    </form>
  )
}
