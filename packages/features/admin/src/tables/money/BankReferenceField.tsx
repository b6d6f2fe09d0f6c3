import { useMessages } from '@edbazaar/feature-platform'
import { TextField } from '@edbazaar/ui/TextField'
import { messages } from './messages'

interface BankReferenceFieldProps {
  label: string
  value: string
  /** Whether the value is no reference, and the form was sent. */
  isWrong: boolean
  onValueChange: (value: string) => void
}

/** The reference that a bank gives a transfer. */
export function BankReferenceField(props: BankReferenceFieldProps) {
  const { label, value, isWrong, onValueChange } = props
  const t = useMessages(messages)
  return (
    <TextField
      label={label}
      hint={t(messages.referenceHint)}
      error={isWrong ? t(messages.referenceWrong) : undefined}
      autoComplete="off"
      maxLength={40}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
    />
  )
}
