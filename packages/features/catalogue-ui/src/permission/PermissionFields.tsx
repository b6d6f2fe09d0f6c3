import { addDays, useLocale, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { type ConsentChannel, consentChannels, SlipRow } from '@edbazaar/ui/ConsentSlip'
import { ContactHours } from '@edbazaar/ui/ContactHours'
import { formatDay } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { useId } from 'react'
import { messages } from './messages'
import type { PermissionDays, PermissionDraft, UntilChoice } from './permission'
import * as styles from './permission.css'
import { shownMobile } from './phone-number'

export interface PermissionFieldsProps {
  value: PermissionDraft
  onChange: (value: PermissionDraft) => void
  days: PermissionDays
  errors: Readonly<
    Partial<Record<'channels' | 'times' | 'until' | 'untilDate', string | undefined>>
  >
  email: string
  phone: string
  /** The purpose of the permission, if not an enquiry. */
  purpose?: string
}

/** The contact permission of a listing: channels, hours and the last day. */
export function PermissionFields({
  value,
  onChange,
  days,
  errors,
  purpose,
  ...addresses
}: PermissionFieldsProps) {
  const t = useMessages(messages)
  return (
    <dl>
      <Channels
        {...addresses}
        error={errors.channels}
        channels={value.channels}
        onChange={(channels) => onChange({ ...value, channels })}
      />
      <SlipRow name={t(messages.hours)} isForm>
        <ContactHours
          label={t(messages.hours)}
          labels={{ from: t(messages.from), to: t(messages.to), days: t(messages.days) }}
          value={value.times}
          error={errors.times}
          onChange={(times) => onChange({ ...value, times })}
        />
      </SlipRow>
      <Until
        value={value}
        onChange={onChange}
        days={days}
        error={errors.untilDate ?? errors.until}
      />
      <SlipRow name={t(messages.purpose)} isForm>
        <span className={styles.fixed}>{purpose ?? t(messages.purposeText)}</span>
      </SlipRow>
    </dl>
  )
}

interface ChannelsProps extends Pick<PermissionFieldsProps, 'email' | 'phone'> {
  channels: readonly ConsentChannel[]
  onChange: (channels: ConsentChannel[]) => void
  error: string | undefined
}

function Channels({ channels, onChange, error, email, phone }: ChannelsProps) {
  const t = useMessages(messages)
  const errorId = useId()
  const addressOf = (channel: ConsentChannel) =>
    channel === 'email' ? email || t(messages.noEmail) : shownMobile(phone) || t(messages.noNumber)
  return (
    <SlipRow name={t(messages.contactBy)} isForm error={error} errorId={errorId}>
      <fieldset
        aria-label={t(messages.contactBy)}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {consentChannels.map((channel, index) => (
          <div key={channel} className={styles.channel}>
            <Checkbox
              label={t(messages.channels[channel])}
              aria-describedby={`${errorId}-${channel}`}
              data-invalid={error === undefined || index > 0 ? undefined : ''}
              checked={channels.includes(channel)}
              onChange={({ currentTarget }) =>
                onChange(
                  consentChannels.filter((each) =>
                    each === channel ? currentTarget.checked : channels.includes(each),
                  ),
                )
              }
            />
            <p id={`${errorId}-${channel}`} className={styles.address}>
              {addressOf(channel)}
            </p>
          </div>
        ))}
      </fieldset>
    </SlipRow>
  )
}

interface UntilProps extends Pick<PermissionFieldsProps, 'value' | 'onChange' | 'days'> {
  error: string | undefined
}

function Until({ value, onChange, days, error }: UntilProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const inWords = (day: string) => formatDay(day, { withYear: true, locale })
  const in90Days = addDays(days.today, 90)
  const hasClosingDay = days.byDefault !== in90Days
  const options: { value: UntilChoice; label: string }[] = [
    ...(hasClosingDay
      ? [{ value: 'default' as const, label: t(messages.formsClose(inWords(days.byDefault))) }]
      : []),
    {
      value: hasClosingDay ? 'days90' : 'default',
      label: t(messages.days90(inWords(in90Days))),
    },
    { value: 'date', label: t(messages.ownDate) },
  ]
  return (
    <SlipRow name={t(messages.until)} isForm>
      <Select
        label={t(messages.until)}
        labelPlace="hidden"
        options={options}
        value={value.until}
        onChange={({ currentTarget }) => {
          const until = options.find((option) => option.value === currentTarget.value)?.value
          if (until !== undefined) onChange({ ...value, until })
        }}
      />
      {value.until === 'date' && (
        <div className={styles.date}>
          <DatePicker
            label={t(messages.lastDay)}
            labelPlace="hidden"
            value={value.untilDate}
            min={days.today}
            max={days.latest}
            today={days.today}
            error={error}
            onValueChange={(untilDate) => onChange({ ...value, untilDate })}
          />
        </div>
      )}
    </SlipRow>
  )
}
