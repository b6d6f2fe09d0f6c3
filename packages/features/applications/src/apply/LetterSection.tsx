import { optionalText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { useMessages } from '@edbazaar/feature-platform'
import { TextArea } from '@edbazaar/ui/TextArea'
import * as v from 'valibot'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import { messages } from './messages'
import { SaveButton } from './SaveButton'
import { savingSection } from './save-section'

const letterSchema = () => v.object({ letter: optionalText })

/** The letter, which is optional. */
export function LetterSection(props: SectionProps) {
  const t = useMessages(messages)
  const { field, isSending, onSubmit } = usePageForm({
    ...savingSection('letter', props),
    schema: letterSchema,
    initial: { letter: props.application.form.letter ?? '' },
  })
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextArea
        label={t(messages.letter)}
        hint={t(messages.letterHint)}
        rows={8}
        maxLength={4000}
        {...field('letter')}
      />
      <SaveButton isBusy={isSending} />
    </form>
  )
}
