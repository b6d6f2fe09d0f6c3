import { formAction } from '@edbazaar/feature-forms'
import { hiddenMeta } from '../link/hidden-meta'
import { messages } from '../link/link-messages'
import { loadEmailSchema, requestLoginLink } from '../link/link-requests'

export { LoginByLinkScreen } from './LoginByLinkScreen'

/** Handles the form when it is posted without JavaScript. */
export const postLoginLink = formAction(loadEmailSchema, requestLoginLink)

export const loginByLinkMeta = hiddenMeta(messages.loginTitle, messages.loginText)
