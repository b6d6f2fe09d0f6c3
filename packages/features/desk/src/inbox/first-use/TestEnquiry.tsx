import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import type { Inbox } from '../use-inbox'
import * as styles from './first-use.css'
import type { DeskSetup } from './load-setup'
import { firstUseMessages as messages } from './messages'

/** Sends an enquiry to the desk itself, so that its members see what happens. */
export function TestEnquiry({ inbox, setup }: { inbox: Inbox; setup: DeskSetup }) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const { kind, id } = setup.listing
  async function send() {
    const sent = await run((api) =>
      answerOf(api.POST('/listings/{kind}/{id}/test-enquiry', { params: { path: { kind, id } } })),
    )
    if (sent !== null) inbox.go({ enquiry: sent.id })
  }
  return (
    <p className={styles.test}>
      <Button variant="act" loading={isBusy} onClick={() => void send()}>
        {t(messages.sendTest)}
      </Button>
      <span className={styles.stepText}>{t(messages.testText)}</span>
    </p>
  )
}
