import type { MyEnquiry } from '@edbazaar/api-client'
import { PermissionSlip, permissionOf } from '@edbazaar/feature-catalogue-ui/permission'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { SlipRow } from '@edbazaar/ui/ConsentSlip'
import { formatDay, formatMoment } from '@edbazaar/ui/formatting'
import { TrashIcon } from '@edbazaar/ui/Icon'
import { Notice } from '@edbazaar/ui/Notice'
import { useState } from 'react'
import { ChangePermission } from './ChangePermission'
import * as styles from './detail.css'
import { messages } from './messages'
import type { EnquiryAccess, EnquiryEditing } from './use-enquiry'
import { WithdrawDialog, type Withdrawn } from './WithdrawDialog'

interface PermissionCardProps {
  access: EnquiryAccess
  enquiry: MyEnquiry
  editing: EnquiryEditing
  /** The current time in milliseconds. */
  now: number
  /** Heading level. */
  level: 2 | 3
  /** The dialog that is open at first. */
  asksFor?: Withdrawn | null
}

/** The contact permission of the listing, its use, and the button that ends it. */
export function PermissionCard({
  access,
  enquiry,
  editing,
  now,
  level,
  asksFor = null,
}: PermissionCardProps) {
  const t = useMessages(messages)
  const [isChanging, setIsChanging] = useState(false)
  const [asked, setAsked] = useState<Withdrawn | null>(asksFor)
  const { can } = enquiry
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <aside className={styles.side} aria-labelledby={`permission-${enquiry.id}`}>
      <Heading id={`permission-${enquiry.id}`} className={styles.sideTitle}>
        {t(messages.permission)}
      </Heading>
      {isChanging ? (
        <ChangePermission
          access={access}
          enquiry={enquiry}
          editing={editing}
          onEnd={() => setIsChanging(false)}
        />
      ) : (
        <>
          <Slip enquiry={enquiry} now={now} />
          <p className={styles.buttons}>
            {can.change_consent && (
              <Button
                className={can.withdraw_permission ? undefined : styles.wide}
                onClick={() => setIsChanging(true)}
              >
                {t(enquiry.consent.is_live ? messages.change : messages.giveAgain)}
              </Button>
            )}
            {can.withdraw_permission && (
              <Button variant="danger" onClick={() => setAsked('permission')}>
                {t(messages.withdraw)}
              </Button>
            )}
            {can.withdraw_enquiry && (
              <Button variant="bare" className={styles.danger} onClick={() => setAsked('enquiry')}>
                <TrashIcon size="small" />
                {t(messages.withdrawEnquiry)}
              </Button>
            )}
          </p>
          {can.withdraw_permission && (
            <p className={styles.quiet}>{t(messages.withdrawNote(enquiry.recipient))}</p>
          )}
        </>
      )}
      <WithdrawDialog
        what={asked}
        access={access}
        enquiry={enquiry}
        editing={editing}
        onClose={() => setAsked(null)}
      />
    </aside>
  )
}

function Slip({ enquiry, now }: Pick<PermissionCardProps, 'enquiry' | 'now'>) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { consent, email, phone, recipient, reveals, timeline } = enquiry
  const moment = (at: string) => formatMoment(at, { now, locale })
  if (consent.withdrawn_at !== null)
    return (
      <Notice title={t(messages.endedOn(moment(consent.withdrawn_at)))}>
        {t(messages.withdrawnText(recipient))}
      </Notice>
    )
  const emails = timeline.filter(({ kind, side }) => kind === 'message' && side === 'desk')
  const last = emails.at(-1)
  return (
    <>
      {!consent.is_live && (
        <Notice>
          {t(consent.owner_changed_at === null ? messages.expired : messages.ownerEnded)}
        </Notice>
      )}
      <PermissionSlip
        channels={consent.channels}
        times={permissionOf(consent).times}
        email={email}
        phone={phone}
        until={formatDay(consent.expires_on, { withYear: true, locale })}
        given={moment(consent.given_at)}
      >
        {enquiry.state !== 'unconfirmed' && (
          <SlipRow name={t(messages.used)} detail={last && t(messages.lastUsed(moment(last.at)))}>
            {t(messages.usedEmails(emails.length))}
          </SlipRow>
        )}
        {phone !== null && enquiry.state !== 'unconfirmed' && reveals.length === 0 && (
          <SlipRow name={t(messages.opened.phone)}>{t(messages.never)}</SlipRow>
        )}
        {reveals.map(({ field, by, at }) => (
          <SlipRow key={`${field}-${at}`} name={t(messages.opened[field])} detail={moment(at)}>
            {by}
          </SlipRow>
        ))}
      </PermissionSlip>
    </>
  )
}
