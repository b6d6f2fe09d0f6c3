import { useMessages } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import type { DecisionForm } from '../decision-form'
import { messages } from './messages'
import type { SavedText } from './use-saved-texts'

interface MessageFieldProps {
  decision: DecisionForm
  /** The saved texts; null until they are loaded. */
  texts: readonly SavedText[] | null
  rows: number
}

/** A message to an applicant, which can start from a saved text. */
export function MessageField({ decision: { field, form }, texts, rows }: MessageFieldProps) {
  const t = useMessages(messages)
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
            if (chosen) form.setValue('text', chosen.text)
          }}
        />
      )}
      <TextArea
        label={t(messages.words)}
        hint={t(messages.wordsHint)}
        rows={rows}
        maxLength={4000}
        {...field('text')}
      />
    </>
  )
}
