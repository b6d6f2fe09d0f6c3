import { formAction } from '@edbazaar/feature-forms'
import { hiddenMeta } from '../link/hidden-meta'
import { messages } from '../link/link-messages'
import { loadEmailSchema, requestLoginLink } from '../link/mail-requests'

export { LoginByLinkScreen } from './LoginByLinkScreen'

/** Receives the form where it is posted without scripts. */
export const postLoginLink = formAction(loadEmailSchema, requestLoginLink)

export const loginByLinkMeta = hiddenMeta(messages.loginTitle, messages.loginText)
