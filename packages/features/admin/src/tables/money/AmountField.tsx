import { TextField, type TextFieldProps } from '@edbazaar/ui/TextField'

/** An amount in rupees, with paise if there are any. `paiseField` reads it. */
export function AmountField(props: TextFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" maxLength={16} {...props} />
}
