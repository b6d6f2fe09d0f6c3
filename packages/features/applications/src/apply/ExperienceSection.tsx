import type { HeldPost } from '@edbazaar/api-client'
import { useRowFocus, useRowKeys } from '@edbazaar/feature-form-kit/rows'
import { type MessageDescriptor, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMonth } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { type Ref, useState } from 'react'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import { messages } from './messages'
import { SaveButton } from './SaveButton'
import { typedNumber } from './typed-number'
import { orNull, useSection } from './use-section'

const month = /^\d{4}-(0[1-9]|1[0-2])$/

/** The fields of a post that have to be filled in or corrected, with the message of each. */
function errorsIn({ role, employer, from, to }: HeldPost) {
  const errors: [keyof HeldPost, MessageDescriptor][] = []
  if (role.trim() === '') errors.push(['role', messages.roleNeeded])
  if (employer.trim() === '') errors.push(['employer', messages.employerNeeded])
  if (!month.test(from)) errors.push(['from', messages.monthNeeded])
  if (to && !month.test(to)) errors.push(['to', messages.monthNeeded])
  else if (to && to < from) errors.push(['to', messages.toTooEarly])
  return errors
}

/** Qualifications, years, expected pay and the posts held. */
export function ExperienceSection(props: SectionProps) {
  const t = useMessages(messages)
  const { form } = props.application
  const { errors, isBusy, formRef, onSubmit } = useSection(props)
  const [qualifications, setQualifications] = useState(form.qualifications ?? '')
  const [years, setYears] = useState(form.experience_years?.toString() ?? '')
  const [pay, setPay] = useState(form.expected_pay?.toString() ?? '')
  const [posts, setPosts] = useState<readonly HeldPost[]>(form.posts)
  const { keys, removeKey } = useRowKeys(posts.length)
  /** The keys of the posts when they were last checked: errors have the index that a post had then. */
  const [checkedKeys, setCheckedKeys] = useState<readonly number[]>([])
  const focus = useRowFocus()
  const draft = () => ({
    section: 'experience' as const,
    qualifications: orNull(qualifications),
    experience_years: typedNumber(years) ?? null,
    expected_pay: typedNumber(pay) ?? null,
    posts: posts.map((post) => ({ ...post, to: post.to || null })),
  })
  const check = () => {
    setCheckedKeys(keys)
    return fieldErrors()
  }
  const fieldErrors = () => ({
    ...(typedNumber(years) === undefined && { experience_years: t(messages.yearsNotWhole) }),
    ...(typedNumber(pay) === undefined && { expected_pay: t(messages.payNotWhole) }),
    ...Object.fromEntries(
      posts.flatMap((post, index) =>
        errorsIn(post).map(([field, error]) => [`posts.${index}.${field}`, t(error)]),
      ),
    ),
  })
  const errorAt = (index: number, field: keyof HeldPost) =>
    errors[`posts.${index}.${field}`] ?? errors[`posts[${index}].${field}`]
  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={onSubmit(draft, check)}>
      <TextArea
        label={t(messages.qualifications)}
        hint={t(messages.qualificationsHint)}
        rows={2}
        maxLength={300}
        value={qualifications}
        error={errors.qualifications}
        onChange={(event) => setQualifications(event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <TextField
          label={t(messages.years)}
          inputMode="numeric"
          value={years}
          error={errors.experience_years}
          onChange={(event) => setYears(event.currentTarget.value)}
        />
        <TextField
          label={t(messages.expectedPay)}
          hint={t(messages.optional)}
          inputMode="numeric"
          value={pay}
          error={errors.expected_pay}
          onChange={(event) => setPay(event.currentTarget.value)}
        />
      </div>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{t(messages.posts)}</legend>
        {posts.map((post, index) => (
          <Post
            key={keys[index]}
            ref={focus.rowRef(index)}
            post={post}
            index={index}
            errorOf={(field) => errorAt(checkedKeys.indexOf(keys[index] ?? -1), field)}
            onChange={(changed) => setPosts(posts.with(index, changed))}
            onRemove={() => {
              setPosts(posts.toSpliced(index, 1))
              removeKey(index)
              focus.onRemove()
            }}
          />
        ))}
        <p className={styles.actions}>
          <Button
            ref={focus.addButton}
            onClick={() => {
              setPosts([...posts, { role: '', employer: '', from: '', to: null }])
              focus.onAdd(posts.length)
            }}
          >
            {t(messages.addPost)}
          </Button>
        </p>
      </fieldset>
      <Gaps gaps={form.gaps} />
      <SaveButton isBusy={isBusy} />
    </form>
  )
}

interface PostProps {
  ref: Ref<HTMLDivElement>
  post: HeldPost
  index: number
  errorOf: (field: keyof HeldPost) => string | undefined
  onChange: (post: HeldPost) => void
  onRemove: () => void
}

function Post({ ref, post, index, errorOf, onChange, onRemove }: PostProps) {
  const t = useMessages(messages)
  return (
    <div ref={ref} className={styles.post}>
      <div className={styles.pair}>
        <TextField
          label={t(messages.role)}
          value={post.role}
          error={errorOf('role')}
          onChange={(event) => onChange({ ...post, role: event.currentTarget.value })}
        />
        <TextField
          label={t(messages.employer)}
          value={post.employer}
          error={errorOf('employer')}
          onChange={(event) => onChange({ ...post, employer: event.currentTarget.value })}
        />
        <TextField
          label={t(messages.from)}
          type="month"
          placeholder="2021-06"
          value={post.from}
          error={errorOf('from')}
          onChange={(event) => onChange({ ...post, from: event.currentTarget.value })}
        />
        <TextField
          label={t(messages.to)}
          hint={t(messages.toHint)}
          type="month"
          placeholder="2024-03"
          value={post.to ?? ''}
          error={errorOf('to')}
          onChange={(event) => onChange({ ...post, to: event.currentTarget.value })}
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
