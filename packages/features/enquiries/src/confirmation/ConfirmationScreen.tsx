import type { SentEnquiries } from '@edbazaar/api-client'
import { SentNotice } from '@edbazaar/feature-form-kit'
import {
  paths,
  useIsBrowser,
  useLocale,
  useMessages,
  usePathWithBase,
} from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { momentInText } from '../moment-in-text'
import * as styles from './confirmation.css'
import { messages } from './messages'
import { useEnquiryConfirmation } from './use-enquiry-confirmation'

/**
 * `/enquiry-confirmation?token=…`. Opening the link sends nothing, because email programs and scanners
 * open links too. The button sends the enquiry.
 */
export function ConfirmationScreen() {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  const { state, confirm } = useEnquiryConfirmation()
  if (state.step === 'sent')
    return (
      <article className={styles.page}>
        <h1 className={styles.title}>{t(messages.sentTitle)}</h1>
        <SentNotice>{t(messages.sentText)}</SentNotice>
        <SentList sent={state.sent} now={state.confirmedAt} />
      </article>
    )
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t(messages.title)}</h1>
      {!isBrowser && (
        <div className={styles.sent}>
          <Skeleton width="half" />
          <noscript>{t(messages.needsJavaScript)}</noscript>
        </div>
      )}
      {isBrowser && state.step === 'failed' && (
        <>
          <Notice tone="bad" title={state.msg}>
            {t(messages.failedText)}
          </Notice>
          <ButtonLink href={paths.schools}>{t(messages.findSchools)}</ButtonLink>
        </>
      )}
      {isBrowser && state.step !== 'failed' && (
        <>
          <p className={styles.text}>{t(messages.text)}</p>
          {state.msg !== undefined && <Notice tone="bad" title={state.msg} />}
          <Button
            variant="main"
            size="large"
            loading={state.step === 'confirming'}
            onClick={confirm}
          >
            {t(messages.confirm)}
          </Button>
        </>
      )}
    </article>
  )
}

function SentList({ sent, now }: { sent: SentEnquiries; now: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const pathWithBase = usePathWithBase()
  return (
    <ul className={styles.sent}>
      {sent.enquiries.map(({ id, name, reference, reply_by: replyBy, access_token: token }) => (
        <li key={id} className={styles.line}>
          <span>
            <b>{t(messages.reference(name, reference))}</b>{' '}
            {replyBy !== null && (
              <span className={styles.quiet}>
                {t(messages.dueBy(momentInText(replyBy, { now, locale })))}
              </span>
            )}
          </span>
          {token !== null && (
            // Not through the router: a new document moves the token out of its URL.
            <a
              className={styles.link}
              href={`${pathWithBase(paths.enquiry)}?id=${id}&token=${token}`}
            >
              {t(messages.view)}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
