import { ApiError, answerOf, permissions } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { may, paths, useMessages, useSession } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useId, useState } from 'react'
import { claimSchema, roles } from './claim-schema'
import { messages } from './messages'
import * as styles from './reports.css'

interface ClaimDialogProps {
  school: { id: number; name: string }
  onClose: () => void
}

/** A refusal that is not about a field of the form. */
const isRefusal = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.errors.length === 0 && cause.code !== 'not_signed_in'

/** Asks to manage a school that has no owner: role, official email, phone and message. */
export default function ClaimDialog({ school, onClose }: ClaimDialogProps) {
  const t = useMessages(messages)
  const session = useSession()
  const messageOf = useApiErrorMessage()
  const formId = useId()
  const errorId = useId()
  const [reference, setReference] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { field, checkbox, errorOf, isSending, onSubmit } = usePageForm({
    schema: claimSchema,
    initial: { role: '', email: '', phone: '', text: '', is_authorised: false },
    async send(api, body) {
      setRefusal(null)
      try {
        const params = { path: { id: school.id } }
        return await answerOf(api.POST('/schools/{id}/claims', { params, body }))
      } catch (cause) {
        if (!isRefusal(cause)) throw cause
        setRefusal(messageOf(cause))
        return null
      }
    },
    reloads: false,
    onSuccess: (receipt) => setReference(receipt.reference),
  })
  const authorisedError = errorOf('is_authorised')
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
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.sendClaim)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        {refusal !== null && <Notice tone="bad" title={refusal} />}
        <Select
          label={t(messages.role)}
          options={[
            { value: '', label: t(messages.chooseRole) },
            ...roles.map((each) => ({ value: each, label: t(messages.roles[each]) })),
          ]}
          {...field('role')}
        />
        <TextField
          type="email"
          inputMode="email"
          label={t(messages.schoolEmail)}
          hint={t(messages.schoolEmailHint)}
          maxLength={254}
          {...field('email')}
        />
        <TextField
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t(messages.phone)}
          maxLength={20}
          {...field('phone')}
        />
        <TextArea label={t(messages.connection)} rows={3} maxLength={1000} {...field('text')} />
        <div>
          <Checkbox
            label={t(messages.authorised)}
            aria-describedby={authorisedError && errorId}
            {...checkbox('is_authorised')}
          />
          {authorisedError && (
            <p id={errorId} role="alert" className={styles.error}>
              {authorisedError}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
