import { useMessages } from '@edbazaar/feature-platform'
import { messages } from '../messages'
import { EditedTextField, type EditedTextFieldProps } from './EditedTextField'

interface EditedWebsiteFieldProps<Values extends { website: string | null }>
  extends Pick<EditedTextFieldProps<Values, 'website'>, 'entity' | 'value' | 'schema'> {}

/** The website of a listing. Use `websiteSchema(t)` as its schema. */
export function EditedWebsiteField<Values extends { website: string | null }>(
  props: EditedWebsiteFieldProps<Values>,
) {
  const t = useMessages(messages)
  return (
    <EditedTextField
      {...props}
      field="website"
      label={t(messages.website)}
      hint={t(messages.websiteHint)}
      inputMode="url"
      maxLength={290}
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
