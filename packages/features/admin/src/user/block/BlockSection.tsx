import { type AdminUserDetail, answerOf, type UserBlock } from '@edbazaar/api-client'
import { useFormFocus } from '@edbazaar/feature-form-kit'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { useRef, useState } from 'react'
import { messages } from '../messages'
import { Section } from '../Section'
import { useUserRequest } from '../use-user-request'
import * as styles from '../user.css'
import { BlockForm } from './BlockForm'

interface BlockSectionProps {
  detail: AdminUserDetail
}

/** Blocks a user, changes the block, or ends it. */
export function BlockSection({ detail }: BlockSectionProps) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useFormFocus<HTMLFormElement>(isOpen, () => opener.current)
  const { send, isBusy } = useUserRequest()
  const { block } = detail
  const userId = detail.user.id

  const unblock = () =>
    send(
      (api) =>
        answerOf(api.DELETE('/admin/users/{userId}/block', { params: { path: { userId } } })),
      t(messages.unblocked),
    )
  return (
    <Section id="block" title={t(messages.block)} text={t(messages.blockHint)}>
      {block !== null && <CurrentBlock block={block} />}
      {isOpen ? (
        <BlockForm ref={form} detail={detail} onClose={() => setIsOpen(false)} />
      ) : (
        <div className={styles.actions}>
          {block !== null && (
            <Button variant="main" loading={isBusy} onClick={() => void unblock()}>
              {t(messages.unblock)}
            </Button>
          )}
          <Button
            ref={opener}
            variant={block === null ? 'danger' : 'quiet'}
            onClick={() => setIsOpen(true)}
          >
            {t(block === null ? messages.blockUser : messages.changeBlock)}
          </Button>
        </div>
      )}
    </Section>
  )
}

function CurrentBlock({ block }: { block: UserBlock }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { since, until, reason_code: code, reason } = block
  const dayOf = (at: string) => formatDay(dayInIndia(at), { withYear: true, locale })
  return (
    <Notice title={t(messages.isBlocked)}>
      <p>
        {until === null
          ? t(messages.blockedSince(dayOf(since)))
          : t(messages.blockedUntil(dayOf(since), dayOf(until)))}
      </p>
      {code !== null && <p>{t(messages.reasons[code])}</p>}
      {reason !== null && <p className={styles.quote}>{reason}</p>}
    </Notice>
  )
}
