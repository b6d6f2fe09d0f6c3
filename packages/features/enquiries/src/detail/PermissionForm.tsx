import type { ApiClient, MyEnquiry, NewConsent } from '@edbazaar/api-client'
import {
  lastDay,
  mobileOf,
  NoticeText,
  type PermissionDays,
  type PermissionDraft,
  PermissionFields,
  PermissionSentence,
  permissionFieldOf,
  permissionOf,
  toConsent,
} from '@edbazaar/feature-catalogue-ui/permission'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { addDays, type Translate, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import * as styles from './detail.css'
import { givenPermissionSchema, needsPhone, type PermissionValues } from './given-permission-schema'
import { messages } from './messages'

/** A permission, with the number if calls or WhatsApp are allowed. */
interface GivenPermission {
  consent: NewConsent
  phone?: string
}

type Draft = PermissionDraft & { phone: string }

interface PermissionFormProps {
  enquiry: MyEnquiry
  /** The name of the listing that may contact the parent. */
  name: string
  notice: MyEnquiry['notice']
  saveLabel: string
  send: (api: ApiClient, permission: GivenPermission) => Promise<MyEnquiry>
  /** Called with the changed enquiry. */
  onSaved: (enquiry: MyEnquiry) => void
  onCancel: () => void
}

/** Chooses how somebody may contact the sender, beginning with the enquiry's permission. */
export function PermissionForm({
  enquiry,
  name,
  notice,
  saveLabel,
  send,
  onSaved,
  onCancel,
}: PermissionFormProps) {
  const t = useMessages(messages)
  const { email } = enquiry
  const days = daysOf(enquiry)
  const { field, form, errorOf, isSending, onSubmit } = useApiForm<PermissionValues, Draft>({
    loadSchema: async () => (t: Translate) => givenPermissionSchema(t, days),
    validatesOnBlur: false,
    initial: { ...initialOf(enquiry, days), phone: enquiry.phone ?? '' },
    fieldOf: permissionFieldOf,
    send: async (api, { phone, ...permission }) =>
      onSaved(
        await send(api, {
          consent: toConsent(permission, { days, version: notice.version }),
          ...(needsPhone(permission.channels) && { phone }),
        }),
      ),
  })
  const { phone: typedPhone, ...draft } = form.watch()
  const phone = mobileOf(typedPhone)

  function onChange(changed: PermissionDraft) {
    const change = { shouldValidate: form.formState.isSubmitted }
    form.setValue('times', changed.times, change)
    form.setValue('until', changed.until, change)
    form.setValue('untilDate', changed.untilDate, change)
    form.setValue('channels', changed.channels, change)
  }
  return (
    <form noValidate className={styles.side} onSubmit={onSubmit}>
      {needsPhone(draft.channels) && (
        <TextField
          label={t(messages.phone)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('phone')}
        />
      )}
      <PermissionFields
        value={draft}
        onChange={onChange}
        days={days}
        errors={{
          channels: errorOf('channels'),
          times: errorOf('times'),
          untilDate: errorOf('untilDate'),
        }}
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
        <Button type="submit" variant="main" loading={isSending}>
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
