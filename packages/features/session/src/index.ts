export {
  type AccountPanel,
  accountPanelAtom,
  askToContinueAtom,
  askToSignInAtom,
  redirectPathAtom,
} from './account-panel'
export { PrivatePage } from './PrivatePage'
export { isSignedInContext, privateLoader } from './private-loader'
export {
  endSessionAtom,
  forgetOnSignOut,
  interruptedUserAtom,
  type Session,
  sessionAtom,
  startSessionAtom,
  updateUserAtom,
} from './session-atoms'
export { signedFetch } from './signed-fetch'
export { institutionChangesAtom, noteInstitutionsAtom, tellSessionAtom } from './tell-session'
export { useContinue } from './use-continue'
export { may, useSession } from './use-session'
export { useSignOut } from './use-sign-out'
