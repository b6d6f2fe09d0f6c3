import { answerOf, type VisitSlot } from '@edbazaar/api-client'
import { visitDay, visitHours, visitTime } from '@edbazaar/feature-catalogue-ui/visit-times'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { PlusIcon, XIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useState } from 'react'
import type { LoadedDesk } from './load-desk'
import { messages } from './messages'
import * as styles from './settings.css'
import { VisitTimesDialog } from './VisitTimesDialog'

/** The times at which parents may visit. */
export function VisitsSection({ listing, desk, slots, now }: LoadedDesk) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { run } = usePageRequest()
  const [isAdding, setIsAdding] = useState(false)
  const [isAll, setIsAll] = useState(false)
  const canChange = desk.my_rights.change_desk
  const shown = isAll ? slots : slots.slice(0, 8)
  async function remove({ id }: VisitSlot) {
    await run(
      (api) =>
        answerOf(
          api.DELETE('/listings/{kind}/{id}/visit-slots/{slotId}', {
            params: { path: { ...listing, slotId: id } },
          }),
        ),
      { toast: () => t(messages.slotDeleted) },
    )
  }
  return (
    <section aria-labelledby="desk-visits">
      <SectionHead title={t(messages.visitsTitle)} titleId="desk-visits" />
      <p className={styles.text}>{t(messages.visitsText)}</p>
      {slots.length === 0 && <p className={styles.quiet}>{t(messages.noVisits)}</p>}
      <ul className={styles.lines}>
        {shown.map((slot) => (
          <li key={slot.id} className={styles.line}>
            <span className={styles.slot}>
              <b className={styles.name}>{visitDay(slot, locale)}</b>
              <span>{visitHours(slot, locale)}</span>
              <span className={styles.quiet}>{t(messages.seatsTaken(slot.taken, slot.seats))}</span>
            </span>
            {canChange && slot.taken === 0 && (
              <IconButton
                label={t(messages.deleteSlot(visitTime(slot, locale)))}
                icon={<XIcon />}
                onClick={() => void remove(slot)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.footer}>
        {canChange && (
          <Button onClick={() => setIsAdding(true)}>
            <PlusIcon size="small" />
            {t(messages.addSlots)}
          </Button>
        )}
        {shown.length < slots.length && (
          <Button variant="bare" onClick={() => setIsAll(true)}>
            {t(messages.allSlots(slots.length))}
          </Button>
        )}
      </div>
      {isAdding && (
        <VisitTimesDialog listing={listing} now={now} onClose={() => setIsAdding(false)} />
      )}
    </section>
  )
}
