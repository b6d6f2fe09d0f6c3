import type { EnquiryForm } from '@edbazaar/api-client'
import { lastDay } from '@edbazaar/feature-catalogue-ui/permission'
import { HoneypotField } from '@edbazaar/feature-form-kit'
import { paths, type Translate, useMessages, useSession } from '@edbazaar/feature-platform'
import type { EnquiryRecipient } from '@edbazaar/feature-platform/enquiry-panel'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { useId } from 'react'
import { ChildFields, QuestionFields, SenderFields } from './FormFields'
import { FormFooter } from './FormFooter'
import { ForParent } from './ForParent'
import { ListingAnswerTime } from './ListingAnswerTime'
import { messages } from './messages'
import { NextSteps } from './NextSteps'
import { PanelFrame } from './PanelFrame'
import { PermissionSection } from './PermissionSection'
import * as styles from './panel.css'
import { type EnquiryFormState, type SentEnquiry, useEnquiryForm } from './use-enquiry-form'
import type { EnquiryListing } from './use-enquiry-forms'

interface FormViewProps {
  listings: readonly [EnquiryListing, ...EnquiryListing[]]
  /** Listings that take no enquiries. */
  refusing: readonly EnquiryListing[]
  onSent: (sent: SentEnquiry) => void
  onRemove: (recipient: EnquiryRecipient) => void
  onClose: () => void
}

/** The form of an enquiry, or the page for a parent if its reader is under 18. */
export function FormView({ listings, refusing, onSent, onRemove, onClose }: FormViewProps) {
  const t = useMessages(messages)
  const formId = useId()
  const state = useEnquiryForm(listings, onSent)
  const [first] = listings
  if (state.values.declared === 'minor')
    return (
      <ForParent
        name={first.form.name}
        onBack={() => state.form.setValue('declared', '')}
        onClose={onClose}
      />
    )
  return (
    <PanelFrame
      listings={listings}
      title={titleOf(listings, t)}
      onClose={onClose}
      footer={<FormFooter state={state} listings={listings} formId={formId} />}
    >
      <form id={formId} noValidate className={styles.form} onSubmit={state.onSubmit}>
        {first.recipient === null && <p className={styles.text}>{t(messages.generalText)}</p>}
        {listings.length === 1 && <ListingAnswerTime form={first.form} />}
        <Notes listings={listings} refusing={refusing} onClose={onClose} />
        <Fields state={state} listings={listings} onRemove={onRemove} />
      </form>
    </PanelFrame>
  )
}

function titleOf(listings: FormViewProps['listings'], t: Translate): string {
  if (listings[0].recipient === null) return t(messages.generalTitle)
  return listings.length === 1 ? t(messages.title) : t(messages.askSchools(listings.length))
}

interface FieldsProps extends Pick<FormViewProps, 'listings' | 'onRemove'> {
  state: EnquiryFormState
}

function Fields({ state, listings, onRemove }: FieldsProps) {
  const { values, days, field } = state
  const [{ form, recipient }] = listings
  const { me } = form
  const known = me?.children.find(({ id }) => String(id) === values.child)
  const classes = [...new Set(listings.flatMap((listing) => listing.form.classes))]
  return (
    <>
      <ChildFields state={state} me={me} classes={classes} years={form.years} />
      <SenderFields state={state} me={me} />
      <QuestionFields
        state={state}
        slots={listings.length === 1 ? form.slots : []}
        hasVisits={recipient !== null}
      />
      <HoneypotField field={field('website')} />
      <PermissionSection
        state={state}
        listings={listings}
        childName={(known?.name ?? values.childName).trim()}
        onRemove={onRemove}
      />
      <NextSteps me={me} email={values.email} until={lastDay(values, days)} />
    </>
  )
}

/** States in which an enquiry takes no further questions. */
const closedStates: readonly NonNullable<EnquiryForm['mine']>['state'][] = [
  'closed',
  'not_valid',
  'withdrawn',
]

/** An earlier enquiry here, and listings that are left out. */
function Notes({
  listings,
  refusing,
  onClose,
}: Pick<FormViewProps, 'listings' | 'refusing' | 'onClose'>) {
  const t = useMessages(messages)
  const userId = useSession()?.user.id
  const mine = listings.length === 1 ? listings[0].form.mine : null
  return (
    <>
      {mine !== null && (
        <Notice title={t(messages.already(mine.reference))}>
          {!closedStates.includes(mine.state) && `${t(messages.alreadyText)} `}
          {userId !== undefined && (
            <Link href={paths.myEnquiries(userId, mine.id)} variant="inText" onClick={onClose}>
              {t(messages.viewEnquiry)}
            </Link>
          )}
        </Notice>
      )}
      {refusing.length > 0 && (
        <Notice>{t(messages.someNotYet(refusing.map(({ form }) => form.name).join(', ')))}</Notice>
      )}
    </>
  )
}
