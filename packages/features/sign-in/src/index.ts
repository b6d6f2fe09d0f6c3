export { linkTokenAtom, takeLinkToken } from './link/link-token'
export { SignInPanels } from './SignInPanels'
