import { accountPanelAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'

/** Delay after the first interaction: enough time to see the page. */
const afterInteractionMs = 1000
/** Delay when there is no interaction. */
const withoutInteractionMs = 8000
/** Delay before the next check when the user was busy. */
const recheckMs = 2000

const interactionEvents = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/**
 * Becomes true when a popup may open automatically: the tab is visible, the user is not typing or
 * navigating by keyboard, and no overlay is open or loading. `load` imports the popup's code just
 * before that, so nothing loads before the first interaction.
 */
export function usePopupTrigger(isEnabled: boolean, load: () => Promise<unknown>): boolean {
  const [isTriggered, setIsTriggered] = useState(false)
  const store = useStore()
  // The code of a requested panel may still be loading.
  const isBusy = () => store.get(accountPanelAtom) !== null || isUserBusy()
  const checkIsQuiet = useEffectEvent(async () => {
    if (isBusy()) return false
    await load()
    return !isBusy()
  })
  useEffect(() => {
    if (!isEnabled || isTriggered) return
    const controller = new AbortController()
    let isDone = false
    let timer = setTimeout(check, withoutInteractionMs)
    async function check() {
      const isQuiet = await checkIsQuiet()
      if (isDone) return
      if (isQuiet) setIsTriggered(true)
      else timer = setTimeout(check, recheckMs)
    }
    function onInteraction() {
      controller.abort()
      clearTimeout(timer)
      timer = setTimeout(check, afterInteractionMs)
    }
    const { signal } = controller
    for (const event of interactionEvents)
      window.addEventListener(event, onInteraction, { passive: true, signal })
    return () => {
      isDone = true
      controller.abort()
      clearTimeout(timer)
    }
  }, [isEnabled, isTriggered])
  return isTriggered
}

function isUserBusy(): boolean {
  const { visibilityState } = document
  // A field that the user types in matches :focus-visible too.
  const busySelector = ':focus-visible, [role="dialog"], [role="menu"], dialog[open]'
  return visibilityState === 'hidden' || document.querySelector(busySelector) !== null
}
