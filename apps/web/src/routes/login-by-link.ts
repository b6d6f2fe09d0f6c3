import {
  LoginByLinkScreen,
  loginByLinkMeta,
  postLoginLink,
} from '@edbazaar/feature-sign-in/login-by-link'

export const action = postLoginLink
export const Component = LoginByLinkScreen
export const handle = { meta: loginByLinkMeta }
