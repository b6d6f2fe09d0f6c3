import type { EnquiryForm } from '@edbazaar/api-client'
import { visitTime } from '@edbazaar/feature-catalogue-ui/visit-times'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { formatCount } from '@edbazaar/ui/formatting'
import { CheckIcon } from '@edbazaar/ui/Icon'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { messages } from './messages'
import * as styles from './panel.css'
import type { EnquiryFormState } from './use-enquiry-form'

interface FieldsProps {
  state: EnquiryFormState
}

interface ChildFieldsProps extends FieldsProps {
  me: EnquiryForm['me']
  /** Classes to choose from; empty if not provided. */
  classes: readonly string[]
  years: readonly string[]
}

/** The child, the class and the school year. All of them are optional. */
export function ChildFields({ state: { field, values }, me, classes, years }: ChildFieldsProps) {
  const t = useMessages(messages)
  const children = me?.children ?? []
  const isTyped = values.child === ''
  return (
    <fieldset className={styles.group} aria-label={t(messages.yourChild)}>
      <p className={styles.groupTitle}>{t(messages.yourChild)}</p>
      <div className={styles.child}>
        {children.length > 0 && (
          <div className={styles.childName}>
            <Select
              label={t(messages.child)}
              options={[
                ...children.map(({ id, name }) => ({ value: String(id), label: name })),
                { value: '', label: t(messages.otherChild) },
              ]}
              {...field('child')}
            />
          </div>
        )}
        {isTyped && (
          <div className={styles.childName}>
            <TextField
              label={t(messages.childName)}
              labelEnd={<span className={styles.quiet}>{t(messages.optional)}</span>}
              autoComplete="off"
              {...field('childName')}
            />
          </div>
        )}
        {classes.length > 0 ? (
          <Select
            label={t(messages.classSought)}
            options={[
              { value: '', label: t(messages.anyClass) },
              ...classes.map((name) => ({ value: name, label: name })),
            ]}
            {...field('classSought')}
          />
        ) : (
          <TextField label={t(messages.classSought)} autoComplete="off" {...field('classSought')} />
        )}
        {years.length > 0 && (
          <Select
            label={t(messages.year)}
            options={[
              ...years.map((year) => ({ value: year, label: year })),
              { value: '', label: t(messages.anyYear) },
            ]}
            {...field('wantedFrom')}
          />
        )}
      </div>
    </fieldset>
  )
}

/** Name, email and phone of the parent. */
export function SenderFields({ state: { field }, me }: FieldsProps & Pick<ChildFieldsProps, 'me'>) {
  const t = useMessages(messages)
  return (
    <fieldset className={styles.group} aria-label={t(messages.yourDetails)}>
      <p className={styles.groupTitle}>
        {t(messages.yourDetails)}
        {me !== null && <span className={styles.quiet}>{t(messages.fromProfile)}</span>}
      </p>
      <TextField label={t(messages.name)} autoComplete="name" required {...field('name')} />
      <div className={styles.pair}>
        <TextField
          label={t(messages.email)}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <TextField
          label={t(messages.phone)}
          labelEnd={<span className={styles.quiet}>{t(messages.optional)}</span>}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('phone')}
        />
      </div>
    </fieldset>
  )
}

const visitTimes = ['weekday_mornings', 'weekday_afternoons', 'saturday_mornings'] as const

interface QuestionFieldsProps extends FieldsProps {
  /** Visit times to choose from; empty if none are offered, or for several listings. */
  slots: EnquiryForm['slots']
  /** Whether there is a place to visit. */
  hasVisits: boolean
}

/** The question, and whether the parent would like to visit. */
export function QuestionFields({ state, slots, hasVisits }: QuestionFieldsProps) {
  const { field, form, values, change } = state
  const t = useMessages(messages)
  return (
    <fieldset className={styles.group} aria-label={t(messages.question)}>
      <p className={styles.groupTitle}>{t(messages.question)}</p>
      <TextArea
        label={t(messages.message)}
        labelEnd={
          <span className={styles.quiet}>
            {t(messages.messageCount(formatCount(values.message.length)))}
          </span>
        }
        rows={4}
        required
        {...field('message')}
      />
      {hasVisits && (
        <Checkbox
          label={t(messages.wantsVisit)}
          checked={values.wantsVisit}
          onChange={({ currentTarget }) =>
            form.setValue('wantsVisit', currentTarget.checked, change)
          }
        />
      )}
      {values.wantsVisit && slots.length > 0 && <SlotField state={state} slots={slots} />}
      {values.wantsVisit && slots.length === 0 && (
        <fieldset className={styles.visits} aria-label={t(messages.visitTimes)}>
          {visitTimes.map((time) => (
            <Button
              key={time}
              pressed={values.visitWish === time}
              onClick={() =>
                form.setValue('visitWish', values.visitWish === time ? '' : time, change)
              }
            >
              {values.visitWish === time && <CheckIcon size="small" />}
              {t(messages.visits[time])}
            </Button>
          ))}
        </fieldset>
      )}
    </fieldset>
  )
}

function SlotField({ state: { field }, slots }: Omit<QuestionFieldsProps, 'hasVisits'>) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <Select
      label={t(messages.visitTime)}
      hint={t(messages.visitHint)}
      options={[
        { value: '', label: t(messages.laterVisit) },
        ...slots.map((slot) => ({
          value: String(slot.id),
          label: t(messages.slot(visitTime(slot, locale), slot.seats_left)),
        })),
      ]}
      {...field('visitSlot')}
    />
  )
}
