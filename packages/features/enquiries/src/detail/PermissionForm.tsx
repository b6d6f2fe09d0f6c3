import type { MyEnquiry, NewConsent } from '@edbazaar/api-client'
import {
  lastDay,
  mobileOf,
  NoticeText,
  type PermissionDays,
  type PermissionDraft,
  PermissionFields,
  PermissionSentence,
  permissionOf,
  toConsent,
  usePermissionErrors,
} from '@edbazaar/feature-catalogue-ui/permission'
import { addDays, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useState } from 'react'
import * as styles from './detail.css'
import { messages } from './messages'

/** A permission, with the number if calls or WhatsApp are allowed. */
interface GivenPermission {
  consent: NewConsent
  phone?: string
}

interface PermissionFormProps {
  enquiry: MyEnquiry
  /** The name of the listing that may contact the parent. */
  name: string
  notice: MyEnquiry['notice']
  isBusy: boolean
  saveLabel: string
  onSave: (permission: GivenPermission) => void
  onCancel: () => void
}

/** Chooses how somebody may contact the sender, beginning with the enquiry's permission. */
export function PermissionForm({
  enquiry,
  name,
  notice,
  isBusy,
  saveLabel,
  onSave,
  onCancel,
}: PermissionFormProps) {
  const t = useMessages(messages)
  const { email } = enquiry
  const days = daysOf(enquiry)
  const [draft, setDraft] = useState<PermissionDraft>(() => initialOf(enquiry, days))
  const [typedPhone, setTypedPhone] = useState(enquiry.phone ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const phone = mobileOf(typedPhone)
  const needsPhone = draft.channels.some((channel) => channel !== 'email')
  const isPhoneWrong = needsPhone && !/^\d{10}$/.test(phone)
  const errors = usePermissionErrors(draft, days)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    if (isPhoneWrong || Object.values(errors).some((error) => error !== undefined)) return
    onSave({
      consent: toConsent(draft, { days, version: notice.version }),
      ...(needsPhone && { phone }),
    })
  }
  return (
    <form noValidate className={styles.side} onSubmit={onSubmit}>
      {needsPhone && (
        <TextField
          label={t(messages.phone)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={typedPhone}
          error={isChecked && isPhoneWrong ? t(messages.validPhone) : undefined}
          onChange={({ currentTarget }) => setTypedPhone(currentTarget.value)}
        />
      )}
      <PermissionFields
        value={draft}
        onChange={setDraft}
        days={days}
        errors={isChecked ? errors : {}}
        email={email}
        phone={phone}
      />
      <PermissionSentence
        name={name}
        email={email}
        phone={phone}
        channels={draft.channels}
        times={draft.times}
        until={lastDay(draft, days)}
      />
      <NoticeText notice={notice} />
      <p className={styles.buttons}>
        <Button type="submit" variant="main" loading={isBusy}>
          {saveLabel}
        </Button>
        <Button onClick={onCancel}>{t(messages.cancel)}</Button>
      </p>
    </form>
  )
}

function daysOf({ expires_on_max: latest }: MyEnquiry): PermissionDays {
  const today = todayInIndia(new Date())
  return { today, byDefault: addDays(today, 90), latest }
}

/** The given permission; after its end it lasts for another 90 days. */
function initialOf({ consent }: MyEnquiry, { today }: PermissionDays): PermissionDraft {
  const given = permissionOf(consent)
  return consent.expires_on < today ? { ...given, until: 'default', untilDate: '' } : given
}
