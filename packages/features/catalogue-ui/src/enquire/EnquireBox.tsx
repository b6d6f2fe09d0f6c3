import { importWithRetry, useSession } from '@edbazaar/feature-platform'
import type { EnquiryRecipient } from '@edbazaar/feature-platform/enquiry-panel'
import { lazy, type ReactNode, Suspense } from 'react'
import { EnquireButton } from './EnquireButton'
import * as styles from './enquire.css'

/** Only users have enquiries that a page can show. */
const MyEnquiry = lazy(() => importWithRetry(() => import('./MyEnquiry')))

interface EnquireBoxProps {
  recipient: EnquiryRecipient
  /** Whether somebody works for the listing and could answer. */
  accepts: boolean
  /** The label of the button: "Enquire". */
  label: string
  /** The recipient of the details, or the reason why the listing takes no enquiries. */
  note: string
  /** Whether the page has a more important action. @default false */
  isSecondary?: boolean
  /** A link for the owner, if no member answers. */
  children?: ReactNode
}

/** Enquire, or the state of the user's enquiry, or why enquiries are not possible yet. */
export function EnquireBox({
  recipient,
  accepts,
  label,
  note,
  isSecondary = false,
  children,
}: EnquireBoxProps) {
  const isSignedIn = useSession() !== null
  const enquire = (
    <>
      {accepts && (
        <EnquireButton recipient={recipient} size="large" variant={isSecondary ? 'quiet' : 'main'}>
          {label}
        </EnquireButton>
      )}
      <p className={styles.note}>{note}</p>
      {!accepts && children}
    </>
  )
  return (
    <div className={styles.box}>
      {accepts && isSignedIn ? (
        <Suspense fallback={enquire}>
          <MyEnquiry recipient={recipient}>{enquire}</MyEnquiry>
        </Suspense>
      ) : (
        enquire
      )}
    </div>
  )
}
