import { answerOf } from '@edbazaar/api-client'
import { listingPanelAtom } from '@edbazaar/feature-editing/panel'
import { accountPanelAtom, may, mergeSessionUserAtom, useSession } from '@edbazaar/feature-session'
import { apiAtom, paths, showToastAtom } from '@edbazaar/feature-shell'
import { useAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { messages } from './messages'
import { asksOn, steps } from './steps'
import { isPutOffAtom, stepAtom } from './walkthrough-atoms'

/** Only those who may have an institute are guided. */
const toHaveInstitute = 1

/** Where the walk through stands, and what can be done with it. */
export function useWalkthrough() {
  const { pathname } = useLocation()
  const session = useSession()
  const [step, setStep] = useAtom(stepAtom)
  const [isPutOff, setIsPutOff] = useAtom(isPutOffAtom)
  const show = useStep()
  const { skip, isSkipping } = useSkip()

  const isOffered = may(session, toHaveInstitute) && session?.user.is_walkthrough_skipped === false
  function goTo(next: number) {
    setStep(next)
    void show(next)
  }
  async function finish() {
    await skip(paths.home)
    setStep(null)
  }
  return {
    step: isOffered ? step : null,
    isAsked: isOffered && step === null && !isPutOff && asksOn(pathname),
    isSkipping,
    start: () => goTo(0),
    next: () => (step === null || step + 1 >= steps.length ? finish() : goTo(step + 1)),
    putOff: () => setIsPutOff(true),
    skip: async () => {
      if (await skip()) setStep(null)
    },
  }
}

/** Goes where a step leads, and opens what it shows there. */
function useStep() {
  const store = useStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (index: number) => {
    const shown = steps[index]
    if (shown === undefined) return
    store.set(listingPanelAtom, null)
    if (pathname !== shown.path) await navigate(shown.path)
    if (shown.panel) store.set(listingPanelAtom, { panel: shown.panel })
    if (shown.opensProfile) store.set(accountPanelAtom, 'profile')
  }
}

/** Has it remembered that the walk through was had or skipped; then the page's content loads anew. */
function useSkip() {
  const store = useStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const session = useSession()
  const [isSkipping, setIsSkipping] = useState(false)

  async function skip(goTo?: string): Promise<boolean> {
    const api = store.get(apiAtom)
    if (api === null || session === null) return false
    store.set(listingPanelAtom, null)
    setIsSkipping(true)
    try {
      const body = { field: 'is_walkthrough_skipped', value: true } as const
      await answerOf(api.PUT('/users/my-profile', { body }))
      store.set(mergeSessionUserAtom, { id: session.user.id, is_walkthrough_skipped: true })
      store.set(showToastAtom, { message: messages.skipped, type: 'success' })
      return true
    } catch (cause) {
      console.warn(cause)
      store.set(showToastAtom, { message: messages.failed, type: 'error' })
      return false
    } finally {
      setIsSkipping(false)
      await (goTo === undefined ? revalidate() : navigate(goTo))
    }
  }
  return { skip, isSkipping }
}
