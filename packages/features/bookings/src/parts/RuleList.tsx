import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'
import * as styles from './parts.css'

/** The rule of a waitlist, as families and providers read it. */
export function RuleList({ hours }: { hours: number }) {
  const t = useMessages(messages)
  return (
    <ol className={styles.rules}>
      <li>{t(messages.ruleOrder)}</li>
      <li>{t(messages.ruleTime(hours))}</li>
      <li>{t(messages.ruleQuiet)}</li>
      <li>{t(messages.ruleLater)}</li>
      <li>{t(messages.ruleParty)}</li>
    </ol>
  )
}
