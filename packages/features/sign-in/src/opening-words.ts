/** What is told before the modal's code has come, and where it does not: every page has these two. */
export const opening = {
  title: 'Sign In to your account',
  failed: 'The form did not load. Please check the connection and try again.',
} as const
