import { answerOf, type ModerationNoticeList } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { atom } from 'jotai'

const loadedAtom = atom<ModerationNoticeList | null>(null)
const requestAtom = atom<AbortController | null>(null)

/** Loads the notices again, after an edit was held or an appeal was sent. */
export const reloadReviewAtom = atom(null, async (get, set) => {
  const api = get(apiAtom)
  if (api === null) return
  get(requestAtom)?.abort()
  const ending = new AbortController()
  set(requestAtom, ending)
  try {
    const options = { params: { query: { per_page: 100 } }, signal: ending.signal }
    set(loadedAtom, await answerOf(api.GET('/users/my-moderation-notices', options)))
  } catch (cause) {
    if (!ending.signal.aborted) console.warn(cause)
  }
})

/**
 * The decisions about the user's listings, and what waits. Loaded once for the page and the dialogs
 * on it. Null until it is loaded, and if loading failed: the page works without it.
 */
export const reviewAtom = atom(
  (get) => get(loadedAtom),
  (get, set, change: 'load' | 'forget') => {
    if (change === 'load') return void set(reloadReviewAtom)
    get(requestAtom)?.abort()
    set(loadedAtom, null)
  },
)
reviewAtom.onMount = (set) => {
  set('load')
  return () => set('forget')
}
