import { useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { Button } from '@edbazaar/ui/Button'
import { messages } from './messages'
import * as styles from './panel.css'
import type { EnquiryFormState } from './use-enquiry-form'
import { answererOf, type EnquiryListing } from './use-enquiry-forms'

interface FormFooterProps {
  state: EnquiryFormState
  listings: readonly [EnquiryListing, ...EnquiryListing[]]
  formId: string
}

const { childName, name, email, phone, message, who, permissionLabels } = messages

/** The labels of the fields that are checked, in the order of the form. */
const labels = { childName, name, email, phone, message, ...permissionLabels, declared: who }
const checkedFields = Object.keys(labels) as (keyof typeof labels)[]

/** Sends the form; counts and names its problems. */
export function FormFooter({ state, listings, formId }: FormFooterProps) {
  const t = useMessages(messages)
  const { errorOf, isSending, form } = state
  const wrong = checkedFields.filter((name) => errorOf(name) !== undefined)
  const names = wrong.map((name) => t(labels[name])).join(', ')
  const count = listings.length
  return (
    <div className={styles.footer}>
      <Button
        type="submit"
        form={formId}
        variant="main"
        size="large"
        className={styles.send}
        loading={isSending}
      >
        {t(count === 1 ? messages.send : messages.sendMany(count))}
      </Button>
      <span className={styles.footNote}>
        {wrong.length > 0 ? (
          <output className={styles.problems}>{t(messages.problems(wrong.length, names))}</output>
        ) : (
          <SaveState
            phase={form.formState.isDirty ? 'saved' : 'unchanged'}
            labels={{ saved: t(messages.draftSaved) }}
          />
        )}
        <span className={styles.quiet}>
          {count === 1
            ? t(messages.onlyHere(answererOf(listings[0].form)))
            : t(messages.onlyThese(count))}
        </span>
      </span>
    </div>
  )
}
