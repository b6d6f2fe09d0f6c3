import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { HoneypotField, useApiForm } from '@edbazaar/feature-forms'
import { accountPanelAtom, useSession, useSignOut } from '@edbazaar/feature-session'
import { showToastAtom } from '@edbazaar/feature-shell'
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

/** Every value is required, except the honeypot `website`. */
function checkAllFilled({
  website: _,
  ...values
}: Readonly<Record<string, string>>): string | null {
  return Object.values(values).some((value) => value.trim() === '') ? messages.allRequired : null
}

/** Contact details, prefilled from the user. Sending them signs the user out. */
export default function ExitDialog() {
  const { isSignedIn, close, onSubmit, isSending, field } = useExitForm()
  const formId = useId()
  return (
    <Dialog
      isOpen
      onClose={close}
      title={messages.title}
      description={isSignedIn ? `${messages.text} ${messages.signsOut}` : messages.text}
      footer={
        <>
          <Button onClick={close}>{messages.close}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {messages.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={messages.firstName}
          autoComplete="given-name"
          required
          {...field('first_name')}
        />
        <TextField
          label={messages.lastName}
          autoComplete="family-name"
          required
          {...field('last_name')}
        />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <TextField
          label={messages.mobile}
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
    showToast({ message: messages.thanks, type: 'success' })
  }
  const { firstname = '', lastname = '', email = '', phone } = session?.user ?? {}
  const form = useApiForm<ExitValues>({
    loadSchema,
    send,
    validateAll: checkAllFilled,
    initial: { first_name: firstname, last_name: lastname, email, phone: phone ?? '' },
    invalidMessage: messages.checkFields,
    failureMessage: messages.failed,
  })
  return { ...form, isSignedIn: session !== null, close }
}
