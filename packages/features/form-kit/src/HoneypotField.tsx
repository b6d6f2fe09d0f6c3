import { useMessages } from '@edbazaar/feature-platform'
import { honeypot } from './honeypot.css'
import { messages } from './messages'

interface HoneypotFieldProps {
  /** The props from the form's `field`. */
  field: { name: string } & Record<string, unknown>
}

/** A field hidden from people and screen readers that spam bots fill in. */
export function HoneypotField({
  field: { error: _, defaultValue: __, ...field },
}: HoneypotFieldProps) {
  const t = useMessages(messages)
  return (
    <label className={honeypot} aria-hidden="true">
      {t(messages.honeypot)}
      <input type="text" tabIndex={-1} autoComplete="off" {...field} />
    </label>
  )
}
