import type { AdminUserDetail } from '@edbazaar/api-client'
import { useFormFocus } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useRef, useState } from 'react'
import { permissionMessages } from '../../permission-names/messages'
import { permissionName, permissionNumbers } from '../../permission-names/permission-names'
import { messages } from '../messages'
import { Section } from '../Section'
import * as styles from '../user.css'
import { PendingChange } from './PendingChange'
import { PermissionForm } from './PermissionForm'

interface PermissionsSectionProps {
  detail: AdminUserDetail
  now: number
}

/** The user's permissions, the change that waits for an admin, and a form that asks for one. */
export function PermissionsSection({ detail, now }: PermissionsSectionProps) {
  const t = useMessages(messages, permissionMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { user, change, is_own: isOwn } = detail
  const isFormOpen = isOpen && change === null
  const opener = useRef<HTMLButtonElement>(null)
  const form = useFormFocus<HTMLFormElement>(isFormOpen, () => opener.current)
  const own = permissionNumbers.filter((number) => user.permissions.includes(number))
  return (
    <Section id="permissions" title={t(messages.permissions)} text={t(messages.permissionsHint)}>
      {change !== null && <PendingChange change={change} now={now} />}
      {isFormOpen ? (
        <PermissionForm
          // Begins again when another admin has changed the permissions.
          key={`${user.permissions} ${user.is_admin}`}
          ref={form}
          user={user}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <>
          <ul className={styles.lines}>
            {user.is_admin && <li className={styles.permission}>{t(messages.isAdmin)}</li>}
            {own.map((number) => (
              <li key={number} className={styles.permission}>
                {permissionName(t, number)}
              </li>
            ))}
            {own.length === 0 && !user.is_admin && (
              <li className={styles.permission}>{t(permissionMessages.none)}</li>
            )}
          </ul>
          {!isOwn && change === null && (
            <Button ref={opener} onClick={() => setIsOpen(true)}>
              {t(messages.changePermissions)}
            </Button>
          )}
        </>
      )}
    </Section>
  )
}
