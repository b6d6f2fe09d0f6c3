import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { switcher } from '../../queue-switch/queue-switch.css'
import { followUpMessages as messages } from './messages'

interface LeadsSwitchProps {
  view: 'exitedUsers' | 'contactMessages'
}

/** Two links that look like one control: exited users, and contact messages. */
export function LeadsSwitch({ view }: LeadsSwitchProps) {
  const t = useMessages(messages)
  const current = (each: LeadsSwitchProps['view']) => (each === view ? 'page' : undefined)
  return (
    <nav className={switcher} aria-label={t(messages.view)}>
      <ButtonLink href={accountPaths.exitedUsers} aria-current={current('exitedUsers')}>
        {t(messages.exitedUsers)}
      </ButtonLink>
      <ButtonLink href={accountPaths.contactMessages} aria-current={current('contactMessages')}>
        {t(messages.contactMessages)}
      </ButtonLink>
    </nav>
  )
}
