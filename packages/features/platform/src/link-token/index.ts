export { linkTokenAtom, takeLinkToken } from './link-token'
export { forgetLinkToken } from './saved-token'
export { useLink } from './use-link'
