/** Texts shown before the modal's code has loaded, or when it fails to load. Part of every page. */
export const loadingMessages = {
  title: 'Sign In to your account',
  failed: 'The form did not load. Check your connection and try again.',
} as const
