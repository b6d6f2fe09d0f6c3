import { answerOf } from '@edbazaar/api-client'
import { lastDay, PermissionSlip } from '@edbazaar/feature-catalogue-ui/permission'
import { useRequest } from '@edbazaar/feature-form-kit'
import { paths, useLocale, useMessages, useSession } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { formatDay, formatMoment } from '@edbazaar/ui/formatting'
import { CircleCheckIcon } from '@edbazaar/ui/Icon'
import { useState } from 'react'
import { messages } from './messages'
import { PanelFrame } from './PanelFrame'
import * as styles from './panel.css'
import { Reference } from './Reference'
import { SentTimeline } from './SentTimeline'
import type { SentEnquiry } from './use-enquiry-form'
import type { EnquiryListing } from './use-enquiry-forms'

interface SentViewProps extends SentEnquiry {
  listings: readonly EnquiryListing[]
  onClose: () => void
  /** Goes back to the form to correct the address. */
  onEdit: () => void
}

/** The sent enquiry, the next steps, and the permission; or that the address must be confirmed. */
export function SentView(props: SentViewProps) {
  return props.sent.outcome === 'sent' ? <Sent {...props} /> : <CheckEmail {...props} />
}

function Sent({ sent, values, days, listings, onClose }: SentViewProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const userId = useSession()?.user.id
  const [now] = useState(() => Date.now())
  const isSingle = sent.enquiries.length === 1
  const until = formatDay(lastDay(values, days), { withYear: true, locale })
  return (
    <PanelFrame
      listings={listings}
      title={t(isSingle ? messages.sentTitle : messages.sentManyTitle)}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          {userId !== undefined && (
            <ButtonLink
              href={paths.myEnquiries(userId)}
              variant="main"
              size="large"
              className={styles.send}
              onClick={onClose}
            >
              {t(messages.viewMine)}
            </ButtonLink>
          )}
          <Button size="large" className={styles.large} onClick={onClose}>
            {t(messages.back)}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <div className={styles.stamp} role="status">
          <p className={styles.stampLine}>
            <CircleCheckIcon size="small" />
            {t(messages.sentAt(formatMoment(new Date(now).toISOString(), { now, locale })))}
          </p>
          {sent.enquiries.map(({ id, reference, name }) => (
            <Reference key={id} reference={reference} name={isSingle ? undefined : name} />
          ))}
          <p className={styles.quiet}>{t(messages.emailedCopy(values.email))}</p>
        </div>
        <section className={styles.group} aria-labelledby="next-title">
          <h3 id="next-title" className={styles.groupTitle}>
            {t(messages.next)}
          </h3>
          <SentTimeline
            now={now}
            replyBy={sent.enquiries[0]?.reply_by ?? null}
            until={lastDay(values, days)}
            hasAccount={userId !== undefined}
          />
        </section>
        <section className={styles.group} aria-labelledby="slip-title">
          <h3 id="slip-title" className={styles.groupTitle}>
            {t(messages.permission)}
          </h3>
          <PermissionSlip
            channels={values.channels}
            times={values.times}
            email={values.email}
            phone={values.phone}
            until={until}
            isPlain
          />
        </section>
      </div>
    </PanelFrame>
  )
}

function CheckEmail({ sent, values, listings, onClose, onEdit }: SentViewProps) {
  const t = useMessages(messages)
  const isSignedIn = useSession() !== null
  const [first] = sent.enquiries
  return (
    <PanelFrame
      listings={listings}
      title={t(messages.checkEmail)}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button variant="main" size="large" className={styles.send} onClick={onClose}>
            {t(messages.done)}
          </Button>
          <Button size="large" className={styles.large} onClick={onEdit}>
            {t(messages.changeAddress)}
          </Button>
        </div>
      }
    >
      <div className={styles.form} role="status">
        <p className={styles.text}>
          <RichMessage
            from={messages}
            message={messages.checkEmailText(values.email)}
            parts={{ b: <b /> }}
          />
        </p>
        <p className={styles.quiet}>{t(messages.noEmailYet)}</p>
        {isSignedIn && first && <SendLinkAgain id={first.id} />}
      </div>
    </PanelFrame>
  )
}

/** Emails the link again; it is for all enquiries of the form. */
function SendLinkAgain({ id }: { id: string }) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const [isSent, setIsSent] = useState(false)
  async function send() {
    const answer = await run((api) =>
      answerOf(api.POST('/my-enquiries/{id}/confirmation', { params: { path: { id } } })),
    )
    if (answer !== null) setIsSent(true)
  }
  return (
    <p className={styles.quiet}>
      {isSent ? (
        t(messages.linkSent)
      ) : (
        <Button loading={isBusy} onClick={() => void send()}>
          {t(messages.sendLinkAgain)}
        </Button>
      )}
    </p>
  )
}
