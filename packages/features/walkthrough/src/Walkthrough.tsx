import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { GuideBar } from '@edbazaar/ui/GuideBar'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { messages } from './messages'
import { stepCount, steps } from './steps'
import { useWalkthrough } from './use-walkthrough'

/** The question whether to begin, then one bar for each step. Over every page, whoever's it is. */
export default function Walkthrough() {
  const { step, isAsked, isSkipping, start, next, putOff, skip } = useWalkthrough()
  const [isConfirming, setIsConfirming] = useState(false)
  if (!isAsked && step === null) return null
  async function onSkip() {
    await skip()
    setIsConfirming(false)
  }
  const skipButton = <Button onClick={() => setIsConfirming(true)}>{messages.skip}</Button>
  const bar =
    step === null ? (
      <GuideBar
        label={messages.label}
        onClose={putOff}
        actions={
          <>
            {skipButton}
            <Button variant="main" onClick={start}>
              {messages.yes}
            </Button>
          </>
        }
      >
        {messages.question}
      </GuideBar>
    ) : (
      <GuideBar
        label={messages.label}
        progress={{ step: step + 1, of: stepCount }}
        actions={
          <>
            {skipButton}
            <Button variant="main" loading={isSkipping} onClick={next}>
              {messages.next}
            </Button>
          </>
        }
      >
        {steps[step]?.words}
      </GuideBar>
    )
  return (
    <>
      {createPortal(bar, document.body)}
      <ConfirmDialog
        isOpen={isConfirming}
        question={messages.confirm}
        isBusy={isSkipping}
        onYes={onSkip}
        onNo={() => setIsConfirming(false)}
      />
    </>
  )
}
