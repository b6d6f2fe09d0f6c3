import { useRequest } from '@edbazaar/feature-form-kit'
import { useMessages, useSiteSettings } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useState } from 'react'
import { requestLoginLink } from '../link/link-requests'
import { messages as linkMessages } from '../link/messages'
import { messages } from '../messages'
import * as styles from './modal.css'

/** Offers a job seeker whose password was refused other ways to sign in: a link to `email`, or Google. */
export function JobSeekerNotice({ email }: { email: string }) {
  const t = useMessages(messages, linkMessages)
  const { googleClientId } = useSiteSettings()
  const { run, isBusy } = useRequest()
  const [isSent, setIsSent] = useState(false)

  async function onSend() {
    await run((api) => requestLoginLink(api, { email }), { onSuccess: () => setIsSent(true) })
  }
  if (isSent)
    return (
      <Notice tone="good" title={t(linkMessages.sentTitle)}>
        {t(linkMessages.sentTextTo(email))}
      </Notice>
    )
  return (
    <Notice title={t(messages.jobSeekerTitle)}>
      <p>
        {t(googleClientId === undefined ? messages.jobSeekerText : messages.jobSeekerTextGoogle)}
      </p>
      <Button className={styles.noticeAction} loading={isBusy} onClick={() => void onSend()}>
        {t(messages.jobSeekerLink)}
      </Button>
    </Notice>
  )
}
