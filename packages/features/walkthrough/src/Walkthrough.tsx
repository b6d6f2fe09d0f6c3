import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { GuideBar } from '@edbazaar/ui/GuideBar'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { messages } from './messages'
import { stepCount } from './steps'
import { useWalkthrough } from './use-walkthrough'

/** The prompt to start, then a bar for each step. Rendered over every page. */
export default function Walkthrough() {
  const t = useMessages(messages)

  const { step, message, isPrompting, isSkipping, start, next, dismiss, skip } = useWalkthrough()
  const [isConfirming, setIsConfirming] = useState(false)
  if (!isPrompting && step === null) return null
  async function onSkip() {
    await skip()
    setIsConfirming(false)
  }
  const skipButton = <Button onClick={() => setIsConfirming(true)}>{t(messages.skip)}</Button>
  const bar =
    step === null ? (
      <GuideBar
        label={t(messages.label)}
        onClose={dismiss}
        actions={
          <>
            {skipButton}
            <Button variant="main" onClick={start}>
              {t(messages.yes)}
            </Button>
          </>
        }
      >
        {t(messages.prompt)}
      </GuideBar>
    ) : (
      <GuideBar
        label={t(messages.label)}
        progress={{ step: step + 1, of: stepCount }}
        actions={
          <>
            {skipButton}
            <Button variant="main" loading={isSkipping} onClick={next}>
              {t(messages.next)}
            </Button>
          </>
        }
      >
        {message && t(message)}
      </GuideBar>
    )
  return (
    <>
      {createPortal(bar, document.body)}
      <ConfirmDialog
        isOpen={isConfirming}
        question={t(messages.confirm)}
        isBusy={isSkipping}
        onYes={onSkip}
        onNo={() => setIsConfirming(false)}
      />
    </>
  )
}
