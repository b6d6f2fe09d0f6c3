import { importWithRetry, useMessages, useSession } from '@edbazaar/feature-platform'
import type { EnquiryRecipient } from '@edbazaar/feature-platform/enquiry-panel'
import { lazy, type ReactNode, Suspense } from 'react'
import { EnquireButton } from './EnquireButton'
import * as styles from './enquire.css'
import { messages } from './messages'

/** Only users have enquiries that a page can show. */
const MyEnquiry = lazy(() => importWithRetry(() => import('./MyEnquiry')))

interface EnquireBoxProps {
  recipient: EnquiryRecipient
  /** Whether somebody works for the listing and could answer. */
  accepts: boolean
  /** What else a reader can do if nobody answers: a link for the owner. */
  children?: ReactNode
}

/** Enquire, or the state of the user's enquiry, or why enquiries are not possible yet. */
export function EnquireBox({ recipient, accepts, children }: EnquireBoxProps) {
  const t = useMessages(messages)
  const isSignedIn = useSession() !== null
  const isSchool = recipient.kind === 'school'
  if (!accepts)
    return (
      <div className={styles.box}>
        <p className={styles.note}>{t(isSchool ? messages.noSchoolYet : messages.noProviderYet)}</p>
        {children}
      </div>
    )
  const enquire = (
    <>
      <EnquireButton recipient={recipient} size="large" className={styles.button} />
      <p className={styles.note}>
        {t(isSchool ? messages.onlyThisSchool : messages.onlyThisProvider)}
      </p>
    </>
  )
  return (
    <div className={styles.box}>
      {isSignedIn ? (
        <Suspense fallback={enquire}>
          <MyEnquiry recipient={recipient}>{enquire}</MyEnquiry>
        </Suspense>
      ) : (
        enquire
      )}
    </div>
  )
}
