import { formAction } from '@edbazaar/feature-form-kit'
import { definePage } from '@edbazaar/feature-platform'
import { hiddenMeta } from '../link/hidden-meta'
import { loadEmailSchema, requestLoginLink } from '../link/link-requests'
import { messages } from '../link/messages'

import { LoginByLinkScreen } from './LoginByLinkScreen'

/** Handles the form when it is posted without JavaScript. */
const postLoginLink = formAction(loadEmailSchema, requestLoginLink)

const loginByLinkMeta = hiddenMeta(messages.loginTitle, messages.loginText)

export const page = definePage({
  action: postLoginLink,
  Component: LoginByLinkScreen,
  meta: loginByLinkMeta,
})
