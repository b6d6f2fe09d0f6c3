import { useMessages } from '@edbazaar/feature-platform'
import { TextField, type TextFieldProps } from '@edbazaar/ui/TextField'
import { messages } from './messages'

/** The reference that a bank gives a transfer. `bankReferenceField` reads it. */
export function BankReferenceField(props: TextFieldProps) {
  const t = useMessages(messages)
  return <TextField hint={t(messages.referenceHint)} autoComplete="off" maxLength={40} {...props} />
}
