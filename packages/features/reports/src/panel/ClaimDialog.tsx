import { ApiError, answerOf, permissions, type SchoolRole } from '@edbazaar/api-client'
import { useApiErrorMessage, useRequest } from '@edbazaar/feature-form-kit'
import { isEmail } from '@edbazaar/feature-form-kit/fields'
import { may, paths, useMessages, useSession } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useId, useState } from 'react'
import { messages } from './messages'
import * as styles from './reports.css'

interface ClaimDialogProps {
  school: { id: number; name: string }
  onClose: () => void
}

const roles = ['principal', 'owner', 'trustee', 'administrator', 'teacher', 'other'] as const

const isPhone = (text: string) => /^\+?[\d\s-]{10,20}$/.test(text)

/** Asks to manage a school that has no owner: role, official email, phone and message. */
export default function ClaimDialog({ school, onClose }: ClaimDialogProps) {
  const t = useMessages(messages)
  const session = useSession()
  const { run, isBusy } = useRequest()
  const messageOf = useApiErrorMessage()
  const errorId = useId()
  const [role, setRole] = useState<SchoolRole | null>(null)
  const [email, setEmail] = useState('')
  const [phone, setPhone] = useState('')
  const [text, setText] = useState('')
  const [isAuthorised, setIsAuthorised] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [reference, setReference] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const wrong = {
    role: role === null,
    email: !isEmail(email),
    phone: !isPhone(phone.trim()),
    text: text.trim().length < 10,
    isAuthorised: !isAuthorised,
  }
  function showRefusal(cause: unknown): boolean {
    if (!(cause instanceof ApiError) || cause.code === 'not_signed_in') return false
    setRefusal(messageOf(cause))
    return true
  }

  async function claim() {
    setHasTried(true)
    if (role === null || Object.values(wrong).includes(true)) return
    setRefusal(null)
    const receipt = await run(
      (api) =>
        answerOf(
          api.POST('/schools/{id}/claims', {
            params: { path: { id: school.id } },
            body: {
              role,
              email: email.trim(),
              phone: phone.trim(),
              text: text.trim(),
              is_authorised: true,
            },
          }),
        ),
      { onFailure: showRefusal },
    )
    if (receipt !== null) setReference(receipt.reference)
  }
  const frame = {
    isOpen: true,
    title: t(messages.claimTitle(school.name)),
    closeLabel: t(messages.close),
    onClose,
  }
  const close = <Button onClick={onClose}>{t(messages.close)}</Button>
  if (reference !== null)
    return (
      <Dialog {...frame} footer={close}>
        <Notice tone="good" title={t(messages.claimSent)}>
          {t(messages.claimReference(reference))}
        </Notice>
      </Dialog>
    )
  if (session !== null && !may(session, permissions.listings))
    return (
      <Dialog {...frame} footer={close}>
        <Notice title={t(messages.notAllowed)}>
          <p>{t(messages.notAllowedText)}</p>
          <ButtonLink href={paths.contactUs} onClick={onClose}>
            {t(messages.writeToUs)}
          </ButtonLink>
        </Notice>
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      description={t(messages.claimText)}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void claim()}>
            {t(messages.sendClaim)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {refusal !== null && <Notice tone="bad" title={refusal} />}
        <Select
          label={t(messages.role)}
          value={role ?? ''}
          error={hasTried && wrong.role ? t(messages.roleRequired) : undefined}
          options={[
            { value: '', label: t(messages.chooseRole) },
            ...roles.map((each) => ({ value: each, label: t(messages.roles[each]) })),
          ]}
          onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? null)}
        />
        <TextField
          type="email"
          inputMode="email"
          label={t(messages.schoolEmail)}
          hint={t(messages.schoolEmailHint)}
          error={hasTried && wrong.email ? t(messages.schoolEmailRequired) : undefined}
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <TextField
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t(messages.phone)}
          error={hasTried && wrong.phone ? t(messages.phoneRequired) : undefined}
          maxLength={20}
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
        <TextArea
          label={t(messages.connection)}
          error={hasTried && wrong.text ? t(messages.connectionRequired) : undefined}
          rows={3}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Checkbox
            label={t(messages.authorised)}
            checked={isAuthorised}
            aria-describedby={hasTried && wrong.isAuthorised ? errorId : undefined}
            aria-invalid={(hasTried && wrong.isAuthorised) || undefined}
            onChange={({ target }) => setIsAuthorised(target.checked)}
          />
          {hasTried && wrong.isAuthorised && (
            <p id={errorId} role="alert" className={styles.error}>
              {t(messages.authorisedRequired)}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
