import type { HeldPost, MyApplication } from '@edbazaar/api-client'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { useRowFocus, useRowKeys } from '@edbazaar/feature-form-kit/rows'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMonth } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { type Ref, useState } from 'react'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import {
  type ExperienceDraft,
  experienceDraft,
  experienceFieldOf,
  experienceSchema,
  postField,
} from './experience-schema'
import { messages } from './messages'
import { SaveButton } from './SaveButton'
import { type SectionDraft, savingSection } from './save-section'

/** Qualifications, years, expected pay and the posts held. */
export function ExperienceSection(props: SectionProps) {
  const t = useMessages(messages)
  const { form } = props.application
  const [count, setCount] = useState(form.posts.length)
  const { keys, removeKey } = useRowKeys(count)
  const focus = useRowFocus()
  const { field, isSending, onSubmit } = usePageForm<SectionDraft, MyApplication, ExperienceDraft>({
    ...savingSection('experience', props),
    schema: (t) => experienceSchema(t, keys),
    initial: experienceDraft(form),
    fieldOf: (apiField) => experienceFieldOf(apiField, keys),
  })

  function onRemove(index: number) {
    setCount(count - 1)
    removeKey(index)
    focus.onRemove()
  }
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextArea
        label={t(messages.qualifications)}
        hint={t(messages.qualificationsHint)}
        rows={2}
        maxLength={300}
        {...field('qualifications')}
      />
      <div className={styles.pair}>
        <TextField label={t(messages.years)} inputMode="numeric" {...field('experience_years')} />
        <TextField
          label={t(messages.expectedPay)}
          hint={t(messages.optional)}
          inputMode="numeric"
          {...field('expected_pay')}
        />
      </div>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{t(messages.posts)}</legend>
        {keys.map((key, index) => (
          <Post
            key={key}
            ref={focus.rowRef(index)}
            index={index}
            field={(name) => field(postField(key, name))}
            onRemove={() => onRemove(index)}
          />
        ))}
        <p className={styles.actions}>
          <Button
            ref={focus.addButton}
            onClick={() => {
              setCount(count + 1)
              focus.onAdd(count)
            }}
          >
            {t(messages.addPost)}
          </Button>
        </p>
      </fieldset>
      <Gaps gaps={form.gaps} />
      <SaveButton isBusy={isSending} />
    </form>
  )
}

interface PostProps {
  ref: Ref<HTMLDivElement>
  index: number
  /** The props of a field. */
  field: (name: keyof HeldPost) => ReturnType<PageForm['field']>
  onRemove: () => void
}

type PageForm = ReturnType<typeof usePageForm<SectionDraft, MyApplication, ExperienceDraft>>

function Post({ ref, index, field, onRemove }: PostProps) {
  const t = useMessages(messages)
  return (
    <div ref={ref} className={styles.post}>
      <div className={styles.pair}>
        <TextField label={t(messages.role)} {...field('role')} />
        <TextField label={t(messages.employer)} {...field('employer')} />
        <TextField label={t(messages.from)} type="month" placeholder="2021-06" {...field('from')} />
        <TextField
          label={t(messages.to)}
          hint={t(messages.toHint)}
          type="month"
          placeholder="2024-03"
          {...field('to')}
        />
      </div>
      <Button aria-label={t(messages.removePostOf(index + 1))} onClick={onRemove}>
        {t(messages.removePost)}
      </Button>
    </div>
  )
}

/** A hint for the applicant alone. */
function Gaps({ gaps }: { gaps: SectionProps['application']['form']['gaps'] }) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (gaps.length === 0) return null
  return (
    <Notice title={t(messages.gaps)}>
      <ul>
        {gaps.map(({ from, to, months }) => (
          <li key={from}>
            {t(
              messages.gap(
                formatMonth(`${from}-01`, locale),
                formatMonth(`${to}-01`, locale),
                months,
              ),
            )}
          </li>
        ))}
      </ul>
      <p>{t(messages.gapsText)}</p>
    </Notice>
  )
}
