import { type AdminUser, answerOf } from '@edbazaar/api-client'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type Ref, useId } from 'react'
import { permissionMessages } from '../../permission-names/messages'
import { permissionChoices, permissionName } from '../../permission-names/permission-names'
import { messages } from '../messages'
import * as styles from '../user.css'
import { permissionSchema } from './permission-schema'

interface PermissionFormProps {
  ref: Ref<HTMLFormElement>
  user: AdminUser
  onClose: () => void
}

/** Asks for a change of permissions. It applies at once only for the only admin. */
export function PermissionForm({ ref, user, onClose }: PermissionFormProps) {
  const t = useMessages(messages, permissionMessages)
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const params = { path: { userId: user.id } }
  const from = { permissions: user.permissions, is_admin: user.is_admin }
  const { onSubmit, isSending, field, checkbox, errorOf } = usePageForm({
    schema: permissionSchema(from),
    initial: { permissions: user.permissions.map(String), is_admin: user.is_admin, reason: '' },
    send: (api, change) => {
      const body = { ...change, from }
      return withPassword(() =>
        answerOf(api.PUT('/admin/users/{userId}/permissions', { params, body })),
      )
    },
    toast: ({ change }) => t(change.state === 'approved' ? messages.applied : messages.waiting),
    reloadsOn: [404, 409],
    onSuccess: onClose,
  })
  const errorId = useId()
  const error = errorOf('permissions')
  const describedBy = error === undefined ? undefined : errorId
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={onSubmit}>
      <fieldset className={styles.choices} aria-describedby={describedBy}>
        <legend className={styles.legend}>{t(messages.permissions)}</legend>
        {permissionChoices(user.permissions).map((number) => (
          <Checkbox
            key={number}
            label={permissionName(t, number)}
            value={number}
            aria-describedby={describedBy}
            {...checkbox('permissions')}
          />
        ))}
        <Checkbox
          label={t(messages.isAdmin)}
          {...checkbox('is_admin')}
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
        />
        {error !== undefined && (
          <p id={errorId} role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <TextArea
        label={t(messages.why)}
        hint={t(messages.whyHint)}
        rows={2}
        maxLength={500}
        {...field('reason')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.sendChange)}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </div>
      {passwordDialog}
    </form>
  )
}
