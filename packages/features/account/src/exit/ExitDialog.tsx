import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { emailReason, firstNameReason, HoneypotField, useApiForm } from '@edbazaar/feature-form-kit'
import {
  accountPanelAtom,
  showToastAtom,
  useMessages,
  useSession,
  useSignOut,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import * as styles from './exit.css'
import { isExitPopupDismissedAtom } from './exit-atoms'
import type { ExitValues } from './exit-schema'
import { messages } from './messages'

const loadSchema = async () => (await import('./exit-schema')).exitSchema

/** Whether a value is missing. Only the honeypot `website` may stay empty. */
function isAnyEmpty({ website: _, ...values }: Readonly<Record<string, string>>): boolean {
  return Object.values(values).some((value) => value.trim() === '')
}

/** Contact details, prefilled from the user. Sending them signs the user out. */
export default function ExitDialog() {
  const t = useMessages(messages)
  const { isSignedIn, close, onSubmit, isSending, field } = useExitForm()
  const formId = useId()
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(messages.title)}
      description={isSignedIn ? t(messages.textAndSignOut) : t(messages.text)}
      footer={
        <>
          <Button onClick={close}>{t(messages.close)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.send)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={t(messages.firstName)}
          autoComplete="given-name"
          required
          {...field('first_name')}
        />
        <TextField
          label={t(messages.lastName)}
          autoComplete="family-name"
          required
          {...field('last_name')}
        />
        <TextField
          label={t(messages.email)}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <TextField
          label={t(messages.mobile)}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          {...field('phone')}
        />
        <HoneypotField field={field('website')} />
      </form>
    </Dialog>
  )
}

function useExitForm() {
  const t = useMessages(messages)
  const session = useSession()
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const setPanel = useSetAtom(accountPanelAtom)
  const setDismissed = useSetAtom(isExitPopupDismissedAtom)
  const showToast = useSetAtom(showToastAtom)
  function close() {
    setDismissed(true)
    setPanel(null)
  }
  async function send(api: ApiClient, values: ExitValues) {
    await answerOf(api.POST('/users/exited-users', { body: { ...values, exited_page: pathname } }))
    close()
    if (session) signOut()
    showToast({ message: t(messages.thanks), type: 'success' })
  }
  const { firstname = '', lastname = '', email = '', phone } = session?.user ?? {}
  const form = useApiForm<ExitValues>({
    loadSchema,
    send,
    reasons: { first_name: firstNameReason, email: emailReason },
    validateAll: (draft) => (isAnyEmpty(draft) ? t(messages.allRequired) : null),
    initial: { first_name: firstname, last_name: lastname, email, phone: phone ?? '' },
    invalidMessage: () => t(messages.checkFields),
    failureMessage: t(messages.failed),
  })
  return { ...form, isSignedIn: session !== null, close }
}
