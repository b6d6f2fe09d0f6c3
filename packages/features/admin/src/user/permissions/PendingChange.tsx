import { answerOf, type PermissionChange } from '@edbazaar/api-client'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { optionalText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import * as v from 'valibot'
import { dayInWords, momentInText } from '../../moderation/moments'
import { permissionMessages } from '../../permission-names/messages'
import { permissionName, permissionNumbers } from '../../permission-names/permission-names'
import { messages } from '../messages'
import { useUserRequest } from '../use-user-request'
import * as styles from '../user.css'

interface PendingChangeProps {
  change: PermissionChange
  now: number
}

/** A change that waits for another admin, who approves or declines it. */
export function PendingChange({ change, now }: PendingChangeProps) {
  const t = useMessages(messages, permissionMessages)
  const locale = useLocale()
  const { requested_by: requester, may_withdraw: mayWithdraw } = change
  const time = { now, locale }
  const at = momentInText(change.requested_at, time)
  const { gains, loses } = differenceOf(change, t)
  return (
    <section className={styles.pending} aria-labelledby="change-title">
      <h3 id="change-title" className={styles.pendingTitle}>
        {t(mayWithdraw ? messages.pendingOwnTitle : messages.pendingTitle)}
      </h3>
      <dl className={styles.changes}>
        {gains !== '' && <Difference name={t(messages.gains)} value={gains} />}
        {loses !== '' && <Difference name={t(messages.loses)} value={loses} />}
      </dl>
      <p className={styles.quote}>{change.reason}</p>
      <p className={styles.quiet}>
        {requester === null
          ? t(messages.askedByNobody(at))
          : t(messages.askedBy(requester.name, at))}
        {' · '}
        {t(messages.expires(dayInWords(change.expires_at, time)))}
      </p>
      {change.may_withdraw ? (
        <Withdraw change={change} />
      ) : (
        change.may_decide && <DecisionForm change={change} />
      )}
    </section>
  )
}

function Difference({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={styles.lineName}>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The permissions that the user would gain and lose, as text. */
function differenceOf({ before, after }: PermissionChange, t: Translate) {
  const only = (these: PermissionChange['before'], others: PermissionChange['before']) =>
    [
      ...(these.is_admin && !others.is_admin ? [t(messages.becomesAdmin)] : []),
      ...permissionNumbers
        .filter((number) => these.permissions.includes(number))
        .filter((number) => !others.permissions.includes(number))
        .map((number) => permissionName(t, number)),
    ].join(', ')
  return { gains: only(after, before), loses: only(before, after) }
}

function Withdraw({ change }: { change: PermissionChange }) {
  const t = useMessages(messages)
  const { send, isBusy } = useUserRequest()
  const params = { path: { changeId: change.id } }
  const withdraw = () =>
    send(
      (api) => answerOf(api.DELETE('/admin/permission-changes/{changeId}', { params })),
      t(messages.withdrawn),
    )
  return (
    <div className={styles.actions}>
      <Button loading={isBusy} onClick={() => void withdraw()}>
        {t(messages.withdraw)}
      </Button>
    </div>
  )
}

const decisionSchema = () =>
  v.object({ decision: v.picklist(['approved', 'refused']), note: optionalText })

function DecisionForm({ change }: { change: PermissionChange }) {
  const t = useMessages(messages)
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const params = { path: { changeId: change.id } }
  const { form, field, isSending, onSubmit } = usePageForm({
    schema: decisionSchema,
    initial: { decision: '', note: '' },
    send: (api, { decision, note }) => {
      const body = { decision, ...(note !== null && { note }) }
      const path = '/admin/permission-changes/{changeId}/decision'
      return withPassword(async () => {
        await answerOf(api.PUT(path, { params, body }))
        return decision
      })
    },
    toast: (decision) => t(messages[decision]),
    reloadsOn: [404, 409],
  })
  const submitFor = (decision: 'approved' | 'refused') => ({
    type: 'submit' as const,
    loading: isSending && form.watch('decision') === decision,
    onClick: () => form.setValue('decision', decision),
  })
  return (
    <form noValidate className={styles.decision} onSubmit={onSubmit}>
      <TextArea label={t(messages.note)} rows={2} maxLength={500} {...field('note')} />
      <div className={styles.actions}>
        <Button variant="main" {...submitFor('approved')}>
          {t(messages.approve)}
        </Button>
        <Button {...submitFor('refused')}>{t(messages.refuse)}</Button>
      </div>
      {passwordDialog}
    </form>
  )
}
