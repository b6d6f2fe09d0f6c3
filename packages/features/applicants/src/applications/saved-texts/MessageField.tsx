import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import type { Listing } from '../application-types'
import { messages } from './messages'
import * as styles from './saved-texts.css'
import { useSaveText } from './use-save-text'
import { useSavedTexts } from './use-saved-texts'

interface MessageFieldProps {
  /** The employer whose texts can be chosen; null for applicants of several employers. */
  listing: Listing | null
  value: string
  rows: number
  onChange: (message: string) => void
}

/** A message to an applicant, which can start from a saved text and become one. */
export function MessageField({ listing, value, rows, onChange }: MessageFieldProps) {
  const t = useMessages(messages)
  const { value: texts, reload } = useSavedTexts(listing)
  const [isSaving, setIsSaving] = useState(false)
  const choices = texts ?? []
  return (
    <>
      {choices.length > 0 && (
        <Select
          label={t(messages.choose)}
          value=""
          options={[
            { value: '', label: t(messages.none) },
            ...choices.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={({ target }) => {
            const chosen = choices.find(({ id }) => String(id) === target.value)
            if (chosen) onChange(chosen.text)
          }}
        />
      )}
      <TextArea
        label={t(messages.words)}
        hint={t(messages.wordsHint)}
        rows={rows}
        maxLength={4000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {listing !== null && value.trim() !== '' && !isSaving && (
        <div>
          <Button variant="bare" onClick={() => setIsSaving(true)}>
            {t(messages.saveThis)}
          </Button>
        </div>
      )}
      {listing !== null && isSaving && (
        <SaveThis
          listing={listing}
          text={value}
          onEnd={(isSaved) => {
            setIsSaving(false)
            if (isSaved) reload()
          }}
        />
      )}
    </>
  )
}

interface SaveThisProps {
  listing: Listing
  text: string
  onEnd: (isSaved: boolean) => void
}

/** Asks for a name and saves the message. */
function SaveThis({ listing, text, onEnd }: SaveThisProps) {
  const t = useMessages(messages)
  const { add, errors, isBusy } = useSaveText(listing)
  const [title, setTitle] = useState('')
  async function onSave() {
    if (await add({ title, text })) onEnd(true)
  }
  return (
    <div className={styles.saving}>
      <TextField
        autoFocus
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        error={errors.title ?? errors.text}
        maxLength={80}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className={styles.buttons}>
        <Button loading={isBusy} onClick={() => void onSave()}>
          {t(messages.save)}
        </Button>
        <Button variant="bare" onClick={() => onEnd(false)}>
          {t(messages.cancel)}
        </Button>
      </div>
    </div>
  )
}
