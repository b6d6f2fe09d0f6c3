import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useAtom } from 'jotai'
import { useState } from 'react'
import * as styles from '../conversation.css'
import type { Enquiry } from '../enquiry-types'
import { revealedAtom } from '../revealed'
import { messages } from './messages'
import type { Composing } from './use-composer'
import { whatsAppUrl } from './whatsapp-url'

/** Opens WhatsApp with the text, which opens the number too; then the message is logged. */
export function WhatsAppButtons({ enquiry, composer }: { enquiry: Enquiry; composer: Composing }) {
  const t = useMessages(messages)
  const [revealed, setRevealed] = useAtom(revealedAtom)
  const [isOpened, setIsOpened] = useState(false)
  const { run, isBusy } = usePageRequest()

  async function open() {
    if (!composer.isWritten()) return
    // Opened by the click itself: browsers block windows that come later.
    const tab = window.open('', '_blank')
    if (tab !== null) tab.opener = null
    const known = revealed[enquiry.id]
    const contact =
      known ??
      (await run((api) =>
        answerOf(
          api.POST('/desk/enquiries/{id}/reveal', {
            params: { path: { id: enquiry.id } },
            body: { field: 'phone' },
          }),
        ),
      ))
    if (contact === null) return tab?.close()
    setRevealed((all) => ({ ...all, [enquiry.id]: contact }))
    const url = whatsAppUrl(contact.phone, composer.text)
    if (tab === null) window.location.assign(url)
    else tab.location.replace(url)
    setIsOpened(true)
  }
  return (
    <>
      {isOpened && (
        <p className={styles.opened} role="status">
          {t(messages.whatsAppOpened)}
        </p>
      )}
      <div className={styles.buttons}>
        {isOpened && (
          <Button type="submit" variant="main" loading={composer.isBusy}>
            {t(messages.logWhatsApp)} <kbd className={styles.key}>Ctrl ↵</kbd>
          </Button>
        )}
        <Button variant={isOpened ? 'quiet' : 'main'} loading={isBusy} onClick={() => void open()}>
          {t(isOpened ? messages.openAgain : messages.openWhatsApp)}
        </Button>
      </div>
    </>
  )
}
