import { answerOf, permissions } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
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

/** Asks to manage a school that has no owner: role, official email, phone and message. */
export default function ClaimDialog({ school, onClose }: ClaimDialogProps) {
  const t = useMessages(messages)
  const session = useSession()
  const formId = useId()
  const errorId = useId()
  const [reference, setReference] = useState<string | null>(null)
  const { field, checkbox, errorOf, failure, isDirty, isSending, onSubmit } = usePageForm({
    schema: claimSchema,
    initial: { role: '', email: '', phone: '', text: '', is_authorised: false },
    send: (api, body) => {
      const params = { path: { id: school.id } }
      return answerOf(api.POST('/schools/{id}/claims', { params, body }))
    },
    failurePlace: 'form',
    reloads: false,
    onSuccess: (receipt) => setReference(receipt.reference),
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const authorisedError = errorOf('is_authorised')
  const frame = {
    isOpen: true,
    title: t(messages.claimTitle(school.name)),
    closeLabel: t(messages.close),
    onClose,
  }
  const closeButton = <Button onClick={onClose}>{t(messages.close)}</Button>
  if (reference !== null)
    return (
      <Dialog {...frame} footer={closeButton}>
        <Notice tone="good" title={t(messages.claimSent)}>
          {t(messages.claimReference(reference))}
        </Notice>
      </Dialog>
    )
  if (session !== null && !may(session, permissions.listings))
    return (
      <Dialog {...frame} footer={closeButton}>
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
      onClose={close}
      description={t(messages.claimText)}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.sendClaim)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        {failure !== undefined && <Notice tone="bad" title={failure} />}
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
      {question}
    </Dialog>
  )
}
