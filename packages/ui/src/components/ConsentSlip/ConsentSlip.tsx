'use client'

import type { ComponentProps, ReactNode } from 'react'
import { formatTimeOfDay, formatWeekdaySpan } from '../../formatting/times'
import { joinClasses } from '../../internal/join-classes'
import { useLocale } from '../../internal/locale-context'
import { CheckIcon, XIcon } from '../Icon/icons'
import * as styles from './ConsentSlip.css'
import { type ConsentChannel, consentChannels } from './consent-channels'
import { HoursBar } from './HoursBar'
import { SlipRow } from './SlipRow'

/** Days and times at which a parent may be called or messaged. */
export interface ContactTimes {
  /** 1 for Monday to 7 for Sunday. */
  days: readonly number[]
  /** Minutes after midnight. */
  from: number
  /** Minutes after midnight, later than `from`. */
  to: number
}

export interface ConsentSlipLabels {
  channels: Readonly<Record<ConsentChannel, string>>
  /** Of channels that are not allowed. */
  without: Readonly<Record<ConsentChannel, string>>
  contactBy: string
  hours: string
  purpose: string
  until: string
  given: string
}

const defaultLabels: ConsentSlipLabels = {
  channels: { email: 'Email', phone: 'Phone call', whatsapp: 'WhatsApp' },
  without: { email: 'No emails', phone: 'No phone calls', whatsapp: 'No WhatsApp messages' },
  contactBy: 'Contact by',
  hours: 'Hours',
  purpose: 'Purpose',
  until: 'Until',
  given: 'Given',
}

export interface ConsentSlipProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The allowed channels. */
  channels: readonly ConsentChannel[]
  /** The address or number of each channel, shown beside it if it may be seen. */
  addresses?: Readonly<Partial<Record<ConsentChannel, string>>>
  /** Days and times, in Indian time. */
  times: ContactTimes
  /** The subject that the parent may be contacted about: "This admission only". */
  purpose: ReactNode
  /** The formatted last day: "10 January 2027". */
  until: ReactNode
  /** The time at which the permission was given. */
  given?: ReactNode
  /** The current time in minutes after midnight, shown on the bar; only on an allowed day. */
  now?: number | undefined
  /** Shows the hours as text only. @default false */
  isPlain?: boolean
  /** Further `SlipRow`s: what the permission was used for. */
  children?: ReactNode
  /** Labels that replace the English defaults. */
  labels?: Partial<ConsentSlipLabels> | undefined
}

/** A contact permission: the same rows for the parent who gives it and the school that reads it. */
export function ConsentSlip({
  channels,
  addresses = {},
  times,
  purpose,
  until,
  given,
  now,
  isPlain = false,
  labels: givenLabels,
  className,
  children,
  ...rest
}: ConsentSlipProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  return (
    <dl className={joinClasses(styles.slip, className)} {...rest}>
      <SlipRow name={labels.contactBy}>
        <ul className={styles.channels}>
          {/* What is allowed comes first. */}
          {[true, false].map((isAllowed) =>
            consentChannels
              .filter((channel) => channels.includes(channel) === isAllowed)
              .map((channel) => (
                <Channel
                  key={channel}
                  isAllowed={isAllowed}
                  label={isAllowed ? labels.channels[channel] : labels.without[channel]}
                  address={isAllowed ? addresses[channel] : undefined}
                />
              )),
          )}
        </ul>
      </SlipRow>
      <SlipRow name={labels.hours}>
        <Hours times={times} now={now} isPlain={isPlain} />
      </SlipRow>
      <SlipRow name={labels.purpose}>{purpose}</SlipRow>
      <SlipRow name={labels.until}>{until}</SlipRow>
      {given !== undefined && <SlipRow name={labels.given}>{given}</SlipRow>}
      {children}
    </dl>
  )
}

interface ChannelProps {
  label: string
  address: string | undefined
  isAllowed: boolean
}

function Channel({ label, address, isAllowed }: ChannelProps) {
  const Mark = isAllowed ? CheckIcon : XIcon
  return (
    <li className={styles.channel} data-allowed={isAllowed}>
      <Mark size="small" className={styles.mark} />
      <span>
        {label}
        {address !== undefined && `, ${address}`}
      </span>
    </li>
  )
}

function Hours({ times, now, isPlain }: Pick<ConsentSlipProps, 'times' | 'now' | 'isPlain'>) {
  const locale = useLocale()
  const days = formatWeekdaySpan(times.days, locale)
  if (!isPlain)
    return (
      <>
        {days}
        <HoursBar from={times.from} to={times.to} now={now} />
      </>
    )
  return `${days}, ${formatTimeOfDay(times.from, locale)} – ${formatTimeOfDay(times.to, locale)}`
}
