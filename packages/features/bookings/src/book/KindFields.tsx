import type { BookingKind, ChosenBatch } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatRupees } from '@edbazaar/ui/formatting'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useState } from 'react'
import { fewSeatsText } from '../parts/class-seats'
import { messages as partMessages } from '../parts/messages'
import * as styles from '../parts/parts.css'
import { classText } from '../parts/when'
import { kindsOf, priceOf } from './book-choice'
import { messages } from './messages'
import type { BookState } from './use-book'

/** Classes that are listed at first. */
const firstClasses = 6

interface KindFieldsProps {
  batch: ChosenBatch
  state: BookState
}

/** A term, a trial class or a single class, and its date. With one kind there is nothing to choose. */
export function KindFields({ batch, state }: KindFieldsProps) {
  const t = useMessages(messages, partMessages, productMessages)
  const { choice, change } = state
  const kinds = kindsOf(batch)
  const unitOf = (kind: BookingKind) =>
    kind === 'term' ? ` ${t(productMessages.units[batch.price_unit])}` : ''
  const hints = {
    term: [
      t(messages.nClasses(batch.n_sessions)),
      batch.n_held > 0 && t(messages.began(batch.n_held, batch.n_sessions)),
    ]
      .filter(Boolean)
      .join('. '),
    trial: t(messages.trialText),
    drop_in: t(messages.dropInText),
  }
  function labelOf(kind: BookingKind): string {
    const name = t(partMessages.kinds[kind])
    const price = priceOf(batch, kind)
    if (price === null) return t(messages.withoutPrice(name))
    if (price === 0) return t(messages.withoutCharge(name))
    return t(messages.withPrice(name, `${formatRupees(price)}${unitOf(kind)}`))
  }
  if (kinds.length === 1)
    return (
      <section className={styles.section}>
        <SectionHead title={t(state.way === 'wait' ? messages.waitFor : messages.what)} />
        <p>{labelOf('term')}</p>
        <p className={styles.quiet}>{hints.term}</p>
      </section>
    )
  return (
    <section className={styles.section}>
      <SectionHead title={t(messages.what)} />
      <RadioGroup
        legend={t(messages.what)}
        legendPlace="hidden"
        value={choice.kind}
        options={kinds.map((kind) => ({ value: kind, label: labelOf(kind), hint: hints[kind] }))}
        onValueChange={(value) => {
          const kind = kinds.find((each) => each === value)
          if (kind !== undefined) change({ kind, session: null })
        }}
      />
      {choice.kind !== 'term' && <ClassField state={state} />}
    </section>
  )
}

function ClassField({
  state: { choice, change, sessions, errors },
}: Pick<KindFieldsProps, 'state'>) {
  const t = useMessages(messages, partMessages)
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  if (sessions.length === 0) return <p className={styles.quiet}>{t(messages.allClassesFull)}</p>
  const shown = isOpen ? sessions : sessions.slice(0, firstClasses)
  return (
    <>
      <RadioGroup
        legend={t(choice.kind === 'trial' ? messages.trialOn : messages.classOn)}
        value={choice.session === null ? null : String(choice.session)}
        error={errors.session}
        options={shown.map((session) => ({
          value: String(session.id),
          label: classText(session, locale),
          hint: fewSeatsText(session, choice.kind, t),
        }))}
        onValueChange={(value) => change({ session: Number(value) })}
      />
      {shown.length < sessions.length && (
        <p>
          <Button variant="bare" onClick={() => setIsOpen(true)}>
            {t(messages.moreClasses(sessions.length - shown.length))}
          </Button>
        </p>
      )}
    </>
  )
}
