import type { createStore } from 'jotai'
import { accountPanelAtom } from '../account-panel/account-panel'
import { loadMessages } from '../i18n/use-messages'
import { showToastAtom } from '../toasts/toast-atoms'
import { messages } from './messages'

/** Shows a toast when the session has expired. It asks the user to sign in only if the modal is open. */
export async function showSessionOver(store: ReturnType<typeof createStore>): Promise<void> {
  const t = await loadMessages(store, messages)
  const isAsked = store.get(accountPanelAtom) === 'sign-in'
  const message = t(isAsked ? messages.signInAgain : messages.signedOut)
  store.set(showToastAtom, { message, type: isAsked ? 'error' : 'success' })
}
