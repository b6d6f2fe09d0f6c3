import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The form that sets a new password. */
export const NewPasswordFormPart = import.meta.env.SSR
  ? serverPart((await import('./NewPasswordForm')).NewPasswordForm)
  : lazyPart(async () => (await import('./NewPasswordForm')).NewPasswordForm)
