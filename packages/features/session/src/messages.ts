/** The sentences of sessions; the spelling is the specification's. */
export const messages = {
  signInFirst: 'Sign in to see this page',
  signInFirstText: 'What stands here is yours alone. After signing in you come back to this page.',
  signIn: 'Sign In',
  loggedOut: 'Logged Out Successfully',
  sessionOver: 'Your session has ended. Please sign in again; what you typed is still here.',
} as const
