import { answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { momentInText } from '../moment-in-text'
import * as styles from './detail.css'
import { messages } from './messages'
import { accessParams, type EnquiryAccess, type EnquiryEditing } from './use-enquiry'

interface UnsentEnquiryProps {
  access: EnquiryAccess
  enquiry: MyEnquiry
  editing: EnquiryEditing
  /** The current time in milliseconds. */
  now: number
}

/** Says that an enquiry waits for the link in an email, and sends the link again. */
export function UnsentEnquiry({ access, enquiry, editing, now }: UnsentEnquiryProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { can, confirm_by: until, email, recipient } = enquiry
  if (!can.send_link_again) return null
  const send = () =>
    editing.run(
      (api) =>
        answerOf(api.POST('/my-enquiries/{id}/confirmation', { params: accessParams(access) })),
      t(messages.linkSent),
    )
  return (
    <Notice title={t(messages.unsentTitle(recipient))}>
      <p>
        {until === null
          ? t(messages.unsentExpired(email))
          : t(messages.unsentText(email, momentInText(until, { now, locale })))}
      </p>
      <p className={styles.buttons}>
        <Button variant="main" loading={editing.isBusy} onClick={() => void send()}>
          {t(messages.sendLinkAgain)}
        </Button>
      </p>
    </Notice>
  )
}
