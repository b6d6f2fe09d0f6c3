import { ConfirmEmailScreen, confirmEmailMeta } from '@edbazaar/feature-sign-in/confirm-email'

export const Component = ConfirmEmailScreen
export const handle = { meta: confirmEmailMeta }
