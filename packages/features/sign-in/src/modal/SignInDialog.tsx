import {
  type AccountPanel,
  accountPanelAtom,
  paths,
  useMessages,
  useSiteSettings,
} from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { deniedAtom } from '../denied-atom'
import { GoogleButton } from '../google/GoogleButton'
import { messages } from '../messages'
import * as styles from './modal.css'
import { RegisterForm } from './RegisterForm'
import { SignInForm } from './SignInForm'

/** The sign-in modal with its two forms, and the popup that asks to register. */
export function SignInDialog({ panel }: { panel: AccountPanel }) {
  const t = useMessages(messages)
  const setPanel = useSetAtom(accountPanelAtom)
  const { googleClientId } = useSiteSettings()
  const firstField = useRef<HTMLInputElement>(null)
  const email = useRef('')
  const isRegistering = panel !== 'sign-in'
  const [Form, question, label, otherPanel] = isRegistering
    ? ([RegisterForm, t(messages.existingUserQuestion), t(messages.signIn), 'sign-in'] as const)
    : ([SignInForm, t(messages.newUserQuestion), t(messages.register), 'register'] as const)

  function onSwitch() {
    flushSync(() => setPanel(otherPanel))
    firstField.current?.focus()
  }
  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.name === 'email') email.current = target.value
  }
  return (
    <Dialog
      isOpen
      hasLogo
      title={panel === 'register-popup' ? t(messages.popupTitle) : t(messages.signInTitle)}
      // The specification gives both panels the same title.
      description={panel === 'register' ? t(messages.registerSubtitle) : undefined}
      onClose={() => setPanel(null)}
      onInput={onInput}
      // On touch screens a focused field opens the keyboard, which hides half of the dialog.
      {...(window.matchMedia('(pointer: fine)').matches && { initialFocus: firstField })}
    >
      <DeniedNotice />
      {googleClientId !== undefined && (
        <>
          <GoogleButton clientId={googleClientId} />
          <p className={styles.or}>{t(messages.or)}</p>
        </>
      )}
      <Form key={otherPanel} firstField={firstField} email={email.current}>
        <p className={styles.switchLine}>
          {question}
          <Button variant="bare" className={styles.switchButton} onClick={onSwitch}>
            {label}
          </Button>
        </p>
      </Form>
    </Dialog>
  )
}

/** Says how a blocked user can contact us. */
function DeniedNotice() {
  const t = useMessages(messages)
  const isDenied = useAtomValue(deniedAtom)
  const setPanel = useSetAtom(accountPanelAtom)
  if (!isDenied) return null
  return (
    <Notice tone="bad" title={t(messages.deniedTitle)} className={styles.denied}>
      <RichMessage
        from={messages}
        message={messages.deniedText}
        parts={{
          link: <Link variant="inText" href={paths.contactUs} onClick={() => setPanel(null)} />,
        }}
      />
    </Notice>
  )
}
