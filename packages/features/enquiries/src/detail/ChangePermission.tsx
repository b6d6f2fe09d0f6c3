import { answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useState } from 'react'
import { NoticeText } from '../permission/NoticeText'
import { PermissionFields } from '../permission/PermissionFields'
import { PermissionSentence } from '../permission/PermissionSentence'
import {
  addDays,
  lastDay,
  type PermissionDays,
  type PermissionDraft,
  permissionOf,
  toConsent,
} from '../permission/permission'
import { usePermissionErrors } from '../permission/use-permission-errors'
import { mobileOf } from '../phone-number'
import * as styles from './detail.css'
import { messages } from './messages'
import { accessParams, type EnquiryAccess, type EnquiryEditing } from './use-enquiry'

interface ChangePermissionProps {
  access: EnquiryAccess
  enquiry: MyEnquiry
  editing: EnquiryEditing
  /** Called after saving, and on Cancel. */
  onEnd: () => void
}

/** Changes a permission, or gives it again. */
export function ChangePermission({ access, enquiry, editing, onEnd }: ChangePermissionProps) {
  const t = useMessages(messages)
  const { email, recipient, notice } = enquiry
  const days = daysOf(enquiry)
  const [draft, setDraft] = useState<PermissionDraft>(() => initialOf(enquiry, days))
  const [typedPhone, setTypedPhone] = useState(enquiry.phone ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const phone = mobileOf(typedPhone)
  const needsPhone = draft.channels.some((channel) => channel !== 'email')
  const isPhoneWrong = needsPhone && !/^\d{10}$/.test(phone)
  const errors = usePermissionErrors(draft, days)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    if (isPhoneWrong || Object.values(errors).some((error) => error !== undefined)) return
    const isSaved = await editing.run(
      (api) =>
        answerOf(
          api.PUT('/my-enquiries/{id}/consent', {
            params: accessParams(access),
            body: {
              consent: toConsent(draft, { days, version: notice.version }),
              ...(needsPhone && { phone }),
            },
          }),
        ),
      t(messages.changed),
    )
    if (isSaved) onEnd()
  }
  return (
    <form noValidate className={styles.side} onSubmit={(event) => void onSubmit(event)}>
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
        name={recipient}
        email={email}
        phone={phone}
        channels={draft.channels}
        times={draft.times}
        until={lastDay(draft, days)}
      />
      <NoticeText notice={notice} />
      <p className={styles.buttons}>
        <Button type="submit" variant="main" loading={editing.isBusy}>
          {t(messages.save)}
        </Button>
        <Button onClick={onEnd}>{t(messages.cancel)}</Button>
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
