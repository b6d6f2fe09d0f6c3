import { answerOf, permissions } from '@edbazaar/api-client'
import {
  accountPanelAtom,
  apiAtom,
  may,
  mergeSessionUserAtom,
  paths,
  showToastAtom,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { listingPanelAtom, walkthroughStepAtom } from '@edbazaar/feature-platform/panels'
import { useAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { messages } from './messages'
import { hasPrompt, messageOf, steps } from './steps'
import { isPromptDismissedAtom } from './walkthrough-atoms'

/** State and actions of the walkthrough. */
export function useWalkthrough() {
  const { pathname } = useLocation()
  const session = useSession()
  const [step, setStep] = useAtom(walkthroughStepAtom)
  const [isDismissed, setIsDismissed] = useAtom(isPromptDismissedAtom)
  const showStep = useShowStep()
  const { save, isSkipping } = useSaveOutcome()

  const isAvailable =
    may(session, permissions.listings) && session?.user.is_walkthrough_skipped === false
  function goTo(next: number) {
    setStep(next)
    void showStep(next)
  }
  const hasInstitute = session?.user.user_has_institute === true
  async function finish() {
    await save({ isFinished: true })
    setStep(null)
  }
  return {
    step: isAvailable ? step : null,
    isPrompting: isAvailable && step === null && !isDismissed && hasPrompt(pathname, hasInstitute),
    /** The text of the current step for this user. */
    message: step === null ? null : messageOf(step, hasInstitute),
    isSkipping,
    start: () => goTo(0),
    next: () => (step === null || step + 1 >= steps.length ? finish() : goTo(step + 1)),
    dismiss: () => setIsDismissed(true),
    skip: async () => {
      if (await save({ isFinished: false })) setStep(null)
    },
  }
}

/** Goes to the page of a step and opens its panel. */
function useShowStep() {
  const store = useStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (index: number) => {
    const step = steps[index]
    if (step === undefined) return
    store.set(listingPanelAtom, null)
    if (pathname !== step.path) await navigate(step.path)
    if (step.panel) store.set(listingPanelAtom, { panel: step.panel })
    if (step.opensProfile) store.set(accountPanelAtom, 'profile')
  }
}

/** Saves that the walkthrough was finished or skipped, then reloads the page's data. */
function useSaveOutcome() {
  const t = useMessages(messages)

  const store = useStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const session = useSession()
  const [isSkipping, setIsSkipping] = useState(false)

  async function save({ isFinished }: { isFinished: boolean }): Promise<boolean> {
    const api = store.get(apiAtom)
    if (api === null || session === null) return false
    store.set(listingPanelAtom, null)
    setIsSkipping(true)
    try {
      const body = { field: 'is_walkthrough_skipped', value: true } as const
      await answerOf(api.PUT('/users/my-profile', { body }))
      store.set(mergeSessionUserAtom, { id: session.user.id, is_walkthrough_skipped: true })
      if (!isFinished) store.set(showToastAtom, { message: t(messages.skipped), type: 'success' })
      return true
    } catch (cause) {
      console.warn(cause)
      store.set(showToastAtom, { message: t(messages.failed), type: 'error' })
      return false
    } finally {
      setIsSkipping(false)
      await (isFinished ? navigate(paths.home) : revalidate())
    }
  }
  return { save, isSkipping }
}
