import { useMessages } from '@edbazaar/feature-platform'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useState } from 'react'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import { messages } from './messages'
import { SaveButton } from './SaveButton'
import { orNull, useSection } from './use-section'

/** The letter, which is optional. */
export function LetterSection(props: SectionProps) {
  const t = useMessages(messages)
  const { errors, isBusy, formRef, onSubmit } = useSection(props)
  const [letter, setLetter] = useState(props.application.form.letter ?? '')
  const draft = () => ({ section: 'letter' as const, letter: orNull(letter) })
  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={onSubmit(draft)}>
      <TextArea
        label={t(messages.letter)}
        hint={t(messages.letterHint)}
        rows={8}
        maxLength={4000}
        value={letter}
        error={errors.letter}
        onChange={(event) => setLetter(event.currentTarget.value)}
      />
      <SaveButton isBusy={isBusy} />
    </form>
  )
}
