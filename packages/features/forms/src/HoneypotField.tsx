import { trap } from './honeypot.css'
import { messages } from './messages'

interface HoneypotFieldProps {
  /** What the form's `register` gives for it. */
  field: { name: string } & Record<string, unknown>
}

/** A field that people neither see nor hear of, and that programs fill in. */
export function HoneypotField({
  field: { error: _, defaultValue: __, ...field },
}: HoneypotFieldProps) {
  return (
    <label className={trap} aria-hidden="true">
      {messages.trap}
      <input type="text" tabIndex={-1} autoComplete="off" {...field} />
    </label>
  )
}
