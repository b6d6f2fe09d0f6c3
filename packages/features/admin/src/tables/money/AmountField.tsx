import { TextField } from '@edbazaar/ui/TextField'

interface AmountFieldProps {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onValueChange: (value: string) => void
}

/** An amount in rupees, with paise if there are any. `paiseOf` reads it. */
export function AmountField({ onValueChange, ...props }: AmountFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      onChange={({ target }) => onValueChange(target.value)}
    />
  )
}
