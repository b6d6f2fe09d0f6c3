import type { ChosenBatch } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { formatAgeRange, formatDay } from '@edbazaar/ui/formatting'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { messages as partMessages } from '../parts/messages'
import * as partStyles from '../parts/parts.css'
import { AddChild } from './AddChild'
import * as styles from './book.css'
import { type FormChild, needsAnswer, obstacleOf } from './book-choice'
import { messages } from './messages'
import type { BookState } from './use-book'

interface ChildrenFieldsProps {
  batch: ChosenBatch
  own: readonly FormChild[]
  state: BookState
}

/** The children that are booked; one can be added. With several, whether fewer seats are enough. */
export function ChildrenFields({ batch, own, state }: ChildrenFieldsProps) {
  const t = useMessages(messages, partMessages)
  const errorId = useId()
  const [isAdding, setIsAdding] = useState(false)
  const { choice, change, chooseAlso, errors } = state
  const hasError = errors.children !== undefined
  /** The children before one was saved. */
  const before = useRef<ReadonlySet<number> | null>(null)
  const chooseSaved = useEffectEvent((ids: readonly number[]) => {
    const added = ids.filter((id) => before.current?.has(id) === false)
    if (added.length === 0) return
    before.current = null
    chooseAlso(added)
  })
  useEffect(() => chooseSaved(own.map(({ id }) => id)), [own])
  function onToggle(id: number, isChosen: boolean) {
    const children = own
      .map((child) => child.id)
      .filter((each) => (each === id ? isChosen : choice.children.includes(each)))
    change({ children })
  }
  return (
    <section className={partStyles.section}>
      <SectionHead title={t(partMessages.children)} isFlush />
      {own.length === 0 && !isAdding && <p className={partStyles.text}>{t(messages.noChildren)}</p>}
      <fieldset
        aria-label={t(partMessages.children)}
        aria-describedby={hasError ? errorId : undefined}
        data-invalid={hasError && own.length > 0 ? '' : undefined}
        className={styles.children}
      >
        {own.map((child) => (
          <ChildRow
            key={child.id}
            child={child}
            batch={batch}
            state={state}
            onToggle={(isChosen) => onToggle(child.id, isChosen)}
          />
        ))}
      </fieldset>
      {hasError && (
        <p id={errorId} role="alert" className={partStyles.error}>
          {errors.children}
        </p>
      )}
      {isAdding ? (
        <AddChild
          onSaved={() => {
            before.current = new Set(own.map(({ id }) => id))
          }}
          onEnd={() => setIsAdding(false)}
        />
      ) : (
        <p>
          <Button
            aria-describedby={hasError ? errorId : undefined}
            data-invalid={hasError && own.length === 0 ? '' : undefined}
            onClick={() => setIsAdding(true)}
          >
            {t(messages.addChild)}
          </Button>
        </p>
      )}
      <FewerField batch={batch} state={state} />
    </section>
  )
}

interface ChildRowProps extends Pick<ChildrenFieldsProps, 'batch' | 'state'> {
  child: FormChild
  onToggle: (isChosen: boolean) => void
}

function ChildRow({ child, batch, state: { choice, way, errors }, onToggle }: ChildRowProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const noteId = useId()
  const { kind } = choice
  const isWaiting = way === 'wait'
  const obstacle = obstacleOf(child, { kind, isWaiting })
  const day = formatDay(batch.starts_on, { locale })
  const ages = formatAgeRange(batch.age_min, batch.age_max, locale)
  const notes = [
    child.age && t(messages.ageOn(child.age.years, child.age.months, day)),
    child.fits === false && t(messages.ages(ages)),
    obstacle !== null && obstacle !== 'age' && t(messages.obstacles[obstacle]),
    obstacle === null &&
      needsAnswer(child, kind) &&
      t(child.needs_request[kind] === 'age' ? messages.needsAge : messages.needsTrials),
  ]
  return (
    <div className={styles.child}>
      <Checkbox
        label={child.name}
        disabled={obstacle !== null}
        aria-describedby={noteId}
        aria-invalid={errors.children !== undefined && obstacle === null ? true : undefined}
        checked={choice.children.includes(child.id)}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      {child.fits && obstacle === null && <span className={styles.fits}>{t(messages.fits)}</span>}
      <p id={noteId} className={styles.aside}>
        {notes.filter(Boolean).join('. ')}
      </p>
    </div>
  )
}

/** Shown if there are fewer seats than children. */
function FewerField({
  batch,
  state: { choice, change },
}: Pick<ChildrenFieldsProps, 'batch' | 'state'>) {
  const t = useMessages(messages)
  const { seats_left: left } = batch
  const count = choice.children.length
  if (choice.kind !== 'term' || count < 2 || left >= count) return null
  const isFull = left === 0
  if (isFull && !batch.has_waitlist) return null
  const wait = { value: 'all', label: t(messages.waitForAll(count)) }
  const fewer = {
    value: 'any',
    label: isFull ? t(messages.offerFewer) : t(messages.bookFewer(left)),
  }
  return (
    <RadioGroup
      legend={isFull ? t(messages.ifFewer) : t(messages.fewer(left))}
      value={choice.anyOf ? 'any' : 'all'}
      options={batch.has_waitlist ? [wait, fewer] : [fewer]}
      onValueChange={(value) => change({ anyOf: value === 'any' })}
    />
  )
}
