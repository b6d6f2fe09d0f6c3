/** The token of the link that opened this entry of the history, which survives a refresh. */
export function savedLinkToken(): string | null {
  const state: unknown = window.history.state
  const isSaved = typeof state === 'object' && state !== null && 'linkToken' in state
  return isSaved && typeof state.linkToken === 'string' ? state.linkToken : null
}

/** Call it when the token is used, so that a refresh does not use it again. */
export function forgetLinkToken(): void {
  const token = savedLinkToken()
  if (token === null) return
  const { linkToken: _, ...state } = window.history.state
  window.history.replaceState(state, '')
}
