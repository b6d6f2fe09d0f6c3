import { useMessages } from '@edbazaar/feature-platform'
import { PasswordField as Field, type PasswordFieldProps } from '@edbazaar/ui/PasswordField'
import { messages } from './messages'

/** The password field of `@edbazaar/ui` in the language of the page. */
export function PasswordField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useMessages(messages)
  return (
    <Field showLabel={t(messages.showPassword)} hideLabel={t(messages.hidePassword)} {...props} />
  )
}
