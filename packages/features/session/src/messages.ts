/** Texts about sessions. Those that the specification quotes keep its spelling. */
export const messages = {
  signInFirst: 'Sign in to see this page',
  signInFirstText: 'This page is private. After you sign in, you come back here.',
  signIn: 'Sign In',
  loggedOut: 'Logged Out Successfully',
  sessionOver: 'Your session has expired. Sign in again to continue. What you typed is still here.',
} as const
