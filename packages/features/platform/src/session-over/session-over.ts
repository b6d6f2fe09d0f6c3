import type { createStore } from 'jotai'
import { loadMessages } from '../i18n/use-messages'
import { accountPanelAtom } from '../session/account-panel'
import { showToastAtom } from '../toasts/toast-atoms'
import { messages } from './messages'

/** Says that the session has expired. Mentions signing in only where the user is asked to. */
export async function showSessionOver(store: ReturnType<typeof createStore>): Promise<void> {
  const t = await loadMessages(store, messages)
  const isAsked = store.get(accountPanelAtom) === 'sign-in'
  const message = t(isAsked ? messages.signInAgain : messages.signedOut)
  store.set(showToastAtom, { message, type: isAsked ? 'error' : 'success' })
}
