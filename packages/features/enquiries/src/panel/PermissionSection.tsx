import {
  lastDay,
  mobileOf,
  NoticeText,
  PermissionFields,
  PermissionSentence,
} from '@edbazaar/feature-catalogue-ui/permission'
import { useMessages } from '@edbazaar/feature-platform'
import type { EnquiryRecipient } from '@edbazaar/feature-platform/enquiry-panel'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './panel.css'
import { RecipientSlips } from './RecipientSlips'
import type { EnquiryFormState } from './use-enquiry-form'
import { answererOf, type EnquiryListing } from './use-enquiry-forms'

interface PermissionSectionProps {
  state: EnquiryFormState
  listings: readonly [EnquiryListing, ...EnquiryListing[]]
  /** The name of the child, if known. */
  childName: string
  onRemove: (recipient: EnquiryRecipient) => void
}

/** The contact permission of the listing, the sentence that the parent agrees to, and their name. */
export function PermissionSection({
  state,
  listings,
  childName,
  onRemove,
}: PermissionSectionProps) {
  const t = useMessages(messages)
  const { values, days, errorOf, setPermission, form, change } = state
  const [first] = listings
  const addresses = { email: values.email.trim(), phone: mobileOf(values.phone) }
  const permission = { ...values, ...addresses, until: lastDay(values, days) }
  return (
    <section className={styles.permission} aria-labelledby="permission-title">
      <SectionHead
        title={t(messages.permission)}
        titleId="permission-title"
        note={t(messages.permissionNote)}
        level={3}
        isFlush
      />
      <PermissionFields
        value={values}
        onChange={setPermission}
        days={days}
        {...addresses}
        errors={{
          channels: errorOf('channels'),
          times: errorOf('times'),
          untilDate: errorOf('untilDate'),
        }}
      />
      {listings.length === 1 ? (
        <PermissionSentence {...permission} name={answererOf(first.form)} />
      ) : (
        <RecipientSlips listings={listings} permission={permission} onRemove={onRemove} />
      )}
      <div className={styles.who}>
        <RadioGroup
          legend={t(messages.who)}
          value={values.declared === '' ? null : values.declared}
          error={errorOf('declared')}
          options={[
            {
              value: 'parent',
              label:
                childName === '' ? t(messages.declared.parent) : t(messages.parentOf(childName)),
            },
            { value: 'adult', label: t(messages.declared.adult) },
            { value: 'minor', label: t(messages.declared.minor) },
          ]}
          onValueChange={(declared) => {
            if (declared === 'parent' || declared === 'adult' || declared === 'minor')
              form.setValue('declared', declared, change)
          }}
        />
      </div>
      <NoticeText notice={first.form.notice} />
    </section>
  )
}
