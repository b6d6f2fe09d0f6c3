import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { EllipsisIcon } from '@edbazaar/ui/Icon'
import { Menu } from '@edbazaar/ui/Menu'
import type { BatchDesk, BatchFamilies, FamilyWaiting } from '../../batch-types'
import { useFamilyNames } from '../../contact/use-family-names'
import { ageText } from '../../times/age'
import type { OpenBatchDialog } from '../BatchDialog'
import * as batchStyles from '../batch.css'
import * as styles from './families.css'
import { messages } from './messages'

interface WaitlistSectionProps {
  batch: BatchDesk
  families: BatchFamilies
  /** Milliseconds. */
  now: number
  onOpen: (dialog: OpenBatchDialog) => void
}

/** The families in line, in order, and the rule by which seats are offered. */
export function WaitlistSection({ batch, families, now, onOpen }: WaitlistSectionProps) {
  const t = useMessages(messages)
  const { waitlist } = families
  if (!batch.has_waitlist && waitlist.length === 0) return null
  const { moved_ahead: moved } = batch.figures
  return (
    <section aria-labelledby="waitlist">
      <header className={batchStyles.sideHead}>
        <h2 id="waitlist">{t(messages.waitlist)}</h2>
        <span className={styles.small}>
          {waitlist.length === 0 ? t(messages.nobodyWaits) : t(messages.families(waitlist.length))}
        </span>
      </header>
      <ol>
        {waitlist.map((entry) => (
          <Family
            key={entry.id}
            entry={entry}
            now={now}
            mayChange={families.rights.change}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {moved > 0 && <p className={batchStyles.sideText}>{t(messages.movedAhead(moved))}</p>}
      <div className={styles.rule}>
        <h3>{t(messages.rule)}</h3>
        <ol>
          <li>{t(messages.ruleOrder)}</li>
          <li>{t(messages.ruleHours(batch.offer_hours))}</li>
          <li>{t(messages.ruleNight)}</li>
          <li>{t(messages.ruleLater)}</li>
          <li>{t(messages.ruleParty)}</li>
        </ol>
      </div>
    </section>
  )
}

interface FamilyProps extends Pick<WaitlistSectionProps, 'now' | 'onOpen'> {
  entry: FamilyWaiting
  mayChange: boolean
}

function Family({ entry, now, mayChange, onOpen }: FamilyProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const parent = useFamilyNames().familyOf(entry)
  const { children, offer, priority_why: why } = entry
  const actions = [
    ...(offer === null
      ? [{ action: 'move_ahead' as const, label: t(messages.moveAhead) }]
      : [{ action: 'withdraw_offer' as const, label: t(messages.withdraw) }]),
    { action: 'remove' as const, label: t(messages.remove) },
  ]
  const names = children.map(({ name, age }) => {
    const years = ageText(age)
    return years === '' ? name : t(messages.childAged(name, years))
  })
  return (
    <li className={styles.family}>
      <span className={styles.place}>{entry.place}</span>
      <div className={styles.requestFacts}>
        <p className={styles.requestName} lang={languageOf(parent)}>
          {parent}
        </p>
        <p className={styles.small}>
          {[
            ...(entry.has_new_owner ? [] : [names.join('; ')]),
            ...(children.length > 1 ? [t(entry.any_of ? messages.anyOf : messages.allOf)] : []),
          ].join('. ')}
        </p>
        {offer !== null && (
          <p className={styles.warning}>
            {t(
              messages.offeredUntil(
                formatMoment(offer.expires_at, { now, locale, inSentence: true }),
              ),
            )}
          </p>
        )}
        {why !== null && <p className={styles.warning}>{t(messages.movedAheadFor(why))}</p>}
        {entry.passes > 0 && <p className={styles.small}>{t(messages.later)}</p>}
        <p className={styles.small}>
          {t(messages.since(formatDay(dayInIndia(entry.joined_at), { isShort: true, locale })))}
        </p>
      </div>
      {mayChange && (
        <Menu
          className={batchStyles.more}
          align="end"
          aria-label={t(messages.actions(parent))}
          items={actions.map(({ action, label }) => ({
            label,
            onSelect: () => onOpen({ kind: 'waitlist', entry, action }),
          }))}
        >
          <EllipsisIcon />
        </Menu>
      )}
    </li>
  )
}
