import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { BatchFamilies, FamilyBooking } from '../../batch-types'
import { FamilyContact } from '../../contact/FamilyContact'
import { useFamilyNames } from '../../contact/use-family-names'
import { ageText } from '../../times/age'
import { dayAndTime } from '../../times/times'
import type { OpenBatchDialog } from '../BatchDialog'
import * as styles from './families.css'
import { messages } from './messages'
import { useDecision } from './use-decision'

interface RequestsSectionProps {
  families: BatchFamilies
  /** Milliseconds. */
  now: number
  onOpen: (dialog: OpenBatchDialog) => void
}

/** Requests that somebody has to answer. Nothing is shown if there are none. */
export function RequestsSection({ families, now, onOpen }: RequestsSectionProps) {
  const t = useMessages(messages)
  const { requests, rights } = families
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests">
      <SectionHead
        title={t(messages.requests)}
        titleId="requests"
        note={t(messages.toAnswer(requests.length))}
      />
      <ul>
        {requests.map((request) => (
          <Request
            key={request.id}
            request={request}
            now={now}
            mayAnswer={rights.answer}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  )
}

interface RequestProps extends Pick<RequestsSectionProps, 'now' | 'onOpen'> {
  request: FamilyBooking
  mayAnswer: boolean
}

const titles = {
  trial: messages.trialFor,
  drop_in: messages.dropInFor,
  term: messages.termFor,
} as const

function Request({ request, now, mayAnswer, onOpen }: RequestProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const acceptAge = () => onOpen({ kind: 'acceptAge', request })
  const { decide, isBusy } = useDecision(request.id, acceptAge)
  const child = useFamilyNames().childOf(request)
  const { kind, parent_name: parent, session, note, answer_by: end } = request
  const age = ageText(request.age)
  const needsAge = request.needs.includes('age')
  return (
    <li className={styles.request}>
      <div className={styles.requestFacts}>
        <p className={styles.requestName} lang={languageOf(child)}>
          {t(titles[kind](age === '' ? child : t(messages.childAged(child, age))))}
        </p>
        {session && <p>{dayAndTime(session.starts_at, locale)}</p>}
        {parent !== '' && <p lang={languageOf(parent)}>{t(messages.parent(parent))}</p>}
        <FamilyContact bookingId={request.id} name={parent} mayReveal={request.may_reveal} />
        {note !== null && <p lang={languageOf(note)}>{note}</p>}
        {end !== null && (
          <p className={styles.small}>
            {t(messages.answerBy(formatMoment(end, { now, locale, inSentence: true })))}
          </p>
        )}
        {needsAge && <p className={styles.warning}>{t(messages.needsAge)}</p>}
        {request.needs.includes('missed_trials') && (
          <p className={styles.warning}>{t(messages.needsTrials)}</p>
        )}
      </div>
      {mayAnswer && (
        <div className={styles.requestActions}>
          <Button
            variant="act"
            loading={isBusy}
            aria-label={t(messages.acceptLabel(child))}
            onClick={() =>
              needsAge ? acceptAge() : void decide({ decision: 'confirm' }, messages.accepted)
            }
          >
            {t(messages.accept)}
          </Button>
          {!needsAge && (
            <Button
              aria-label={t(messages.holdLabel(child))}
              onClick={() => void decide({ decision: 'hold' }, messages.seatHeld)}
            >
              {t(messages.hold)}
            </Button>
          )}
          <Button
            aria-label={t(messages.declineLabel(child))}
            onClick={() => onOpen({ kind: 'decline', request })}
          >
            {t(messages.decline)}
          </Button>
        </div>
      )}
    </li>
  )
}
