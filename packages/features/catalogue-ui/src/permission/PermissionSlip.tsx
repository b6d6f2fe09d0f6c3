import { useMessages } from '@edbazaar/feature-platform'
import { ConsentSlip, type ConsentSlipProps } from '@edbazaar/ui/ConsentSlip'
import type { ReactNode } from 'react'
import { messages } from './messages'
import { shownMobile } from './phone-number'

interface PermissionSlipProps
  extends Pick<ConsentSlipProps, 'channels' | 'times' | 'until' | 'given' | 'isPlain'> {
  email: string
  phone: string | null
  /** Further rows. */
  children?: ReactNode
}

/** A given permission with the addresses that it is for. */
export function PermissionSlip({ email, phone, children, ...rest }: PermissionSlipProps) {
  const t = useMessages(messages)
  const shown = shownMobile(phone ?? '')
  const number = shown === '' ? {} : { phone: shown, whatsapp: shown }
  return (
    <ConsentSlip
      addresses={{ email, ...number }}
      purpose={t(messages.purposeShort)}
      labels={{
        contactBy: t(messages.contactBy),
        hours: t(messages.hours),
        purpose: t(messages.purpose),
        until: t(messages.until),
        given: t(messages.given),
        channels: {
          email: t(messages.channels.email),
          phone: t(messages.channels.phone),
          whatsapp: t(messages.channels.whatsapp),
        },
        without: {
          email: t(messages.without.email),
          phone: t(messages.without.phone),
          whatsapp: t(messages.without.whatsapp),
        },
      }}
      {...rest}
    >
      {children}
    </ConsentSlip>
  )
}
