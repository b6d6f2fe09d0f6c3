import { useMessages } from '@edbazaar/feature-platform'
import { Switch } from '@edbazaar/ui/Switch'
import { FormSection, type SectionProps } from './FormSection'
import { messages } from './messages'

/** Whether applicants are anonymous until they are shortlisted. */
export function ScreeningSection({ form: { draft, change }, isLocked }: SectionProps) {
  const t = useMessages(messages)
  return (
    <FormSection title={t(messages.screening)}>
      <Switch
        label={t(messages.blind)}
        hint={t(messages.blindHint)}
        checked={draft.is_blind}
        disabled={isLocked}
        onChange={({ target }) => change({ is_blind: target.checked })}
      />
    </FormSection>
  )
}
