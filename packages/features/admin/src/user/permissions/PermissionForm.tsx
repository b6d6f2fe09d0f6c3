import { type AdminUser, answerOf } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type FormEvent, type Ref, useState } from 'react'
import { permissionMessages } from '../../permission-names/messages'
import { permissionName, permissionNumbers } from '../../permission-names/permission-names'
import { messages } from '../messages'
import { useUserRequest } from '../use-user-request'
import * as styles from '../user.css'

interface PermissionFormProps {
  ref: Ref<HTMLFormElement>
  user: AdminUser
  onClose: () => void
}

/** Asks for a change of permissions. It applies at once only for the only admin. */
export function PermissionForm({ ref, user, onClose }: PermissionFormProps) {
  const t = useMessages(messages, permissionMessages)
  const { send, isBusy, passwordDialog } = useUserRequest()
  const [numbers, setNumbers] = useState<readonly number[]>(user.permissions)
  const [isAdmin, setIsAdmin] = useState(user.is_admin)
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isChanged =
    isAdmin !== user.is_admin || permissionNumbers.some((number) => has(number) !== had(number))
  const error = hasTried ? errorOf() : undefined

  function has(number: number): boolean {
    return numbers.includes(number)
  }
  function had(number: number): boolean {
    return user.permissions.includes(number)
  }
  function errorOf() {
    if (!isChanged) return messages.noChange
    return reason.trim() === '' ? messages.whyRequired : undefined
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (errorOf() !== undefined) return
    const body = {
      permissions: permissionNumbers.filter(has),
      is_admin: isAdmin,
      from: { permissions: user.permissions, is_admin: user.is_admin },
      reason: reason.trim(),
    }
    const params = { path: { userId: user.id } }
    const isSent = await send(
      (api) => answerOf(api.PUT('/admin/users/{userId}/permissions', { params, body })),
      ({ change }) => t(change.state === 'approved' ? messages.applied : messages.waiting),
    )
    if (isSent) onClose()
  }
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t(messages.permissions)}</legend>
        {permissionNumbers.map((number) => (
          <Checkbox
            key={number}
            label={permissionName(t, number)}
            checked={has(number)}
            onChange={({ target }) =>
              setNumbers(
                target.checked ? [...numbers, number] : numbers.filter((other) => other !== number),
              )
            }
          />
        ))}
        <Checkbox
          label={t(messages.isAdmin)}
          checked={isAdmin}
          onChange={({ target }) => setIsAdmin(target.checked)}
        />
      </fieldset>
      <TextArea
        label={t(messages.why)}
        hint={t(messages.whyHint)}
        error={error && t(error)}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.sendChange)}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </div>
      {passwordDialog}
    </form>
  )
}
