export {
  type AccountPanel,
  accountPanelAtom,
  askToContinueAtom,
  askToSignInAtom,
  redirectPathAtom,
} from './account-panel'
export { authFetch } from './auth-fetch'
export { PrivatePage } from './PrivatePage'
export { isSignedInContext, privateLoader } from './private-loader'
export {
  clearOnSignOut,
  endSessionAtom,
  interruptedUserAtom,
  type Session,
  sessionAtom,
  startSessionAtom,
  updateUserAtom,
} from './session-atoms'
export {
  institutionsVersionAtom,
  mergeSessionUserAtom,
  refreshInstitutionsAtom,
} from './session-updates'
export { useContinue } from './use-continue'
export { may, useSession } from './use-session'
export { useSignOut } from './use-sign-out'
