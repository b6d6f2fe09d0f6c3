import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { paths, sessionAtom, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import * as v from 'valibot'
import * as styles from './enter.css'
import { messages } from './messages'
import type { EntryEditor } from './use-entry-editor'

const self = 'self'

const beginSchema = () => v.object({ child_id: v.string() })

/** Chooses who takes part. Only those who may are offered; the others say why not. */
export function BeginEntry({ entryEditor }: { entryEditor: EntryEditor }) {
  const t = useMessages(messages)
  const id = useId()
  const session = useAtomValue(sessionAtom)
  const [requestKey] = useState(() => crypto.randomUUID())
  const { form, begin, isBusy } = entryEditor
  const entered = new Set(
    form.entries.filter(({ state }) => state !== 'withdrawn').map((entry) => entry.child_id),
  )
  const options = [
    ...form.children.map((child) => ({
      value: String(child.id),
      label: labelOf(child),
      disabled: child.fit !== 'ok' || entered.has(child.id),
    })),
    ...(form.can_enter_self
      ? [{ value: self, label: t(messages.me), disabled: entered.has(null) }]
      : []),
  ]
  const free = options.filter(({ disabled }) => !disabled)
  const { control, onSubmit } = usePageForm({
    schema: beginSchema,
    initial: { child_id: free.length === 1 ? (free[0]?.value ?? '') : '' },
    send: (_api, { child_id: chosen }) =>
      begin(requestKey, chosen === self ? null : Number(chosen)),
    reloads: false,
  })
  const chosen = control('child_id')

  function labelOf({ id: childId, name, fit }: EntryEditor['form']['children'][number]): string {
    if (entered.has(childId)) return t(messages.hasEntry(name))
    if (fit === 'no_birthday') return t(messages.noBirthday(name))
    return fit === 'age' ? t(messages.wrongAge(name)) : name
  }
  // Nobody else may take part: there is nothing to begin.
  if (free.length === 0 && entered.size > 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {t(entered.size > 0 ? messages.whoElse : messages.who)}
      </h2>
      {options.length === 0 ? (
        <>
          <p>{t(messages.noChildren)}</p>
          <p>
            <ButtonLink href={paths.profileDetails(session?.user.id ?? 0)} variant="act">
              {t(messages.toProfile)}
            </ButtonLink>
          </p>
        </>
      ) : (
        <form className={styles.section} onSubmit={onSubmit}>
          <RadioGroup {...chosen} legend={t(messages.whoHint)} options={options} />
          <p>
            <Button type="submit" variant="main" loading={isBusy} disabled={chosen.value === ''}>
              {t(messages.begin)}
            </Button>
          </p>
        </form>
      )}
    </section>
  )
}
