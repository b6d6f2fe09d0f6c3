import { opening } from './opening-words'

interface Named {
  firstname: string
  lastname: string
  email: string
}

/** The sentences of signing in and registering; the spelling is the specification's. */
export const messages = {
  signInTitle: opening.title,
  popupTitle: 'Sign In or Register to Continue',
  or: 'OR',
  email: 'Email',
  password: 'Password',
  firstName: 'First Name',
  lastName: 'Last Name',
  passwordHint: 'At least 6 characters',
  signIn: 'Sign In',
  register: 'Register',
  forgotPassword: 'Forgot Password?',
  isNew: 'New to EdBazaar?',
  isKnown: 'Already registered?',

  signedIn: 'Successfully logged in',
  signedInAs: ({ firstname, lastname, email }: Named) =>
    `Successfully logged in as ${[firstname, lastname].filter(Boolean).join(' ')}, ${email}`,
  registered: 'Successfully Registered',
  signedInWithGoogle: 'Successfully logged in with Google',
  cannotLogin: 'Cannot login.',
  deniedTitle: 'This account may not sign in',
  deniedText: 'If you think it should, ',
  deniedLink: 'write to us',

  registeredTitle: 'Successfully Registered!',
  registeredText: 'Ready to find the right schools/activities?',
  letsGo: "Let's Go",

  google: 'Sign in with Google',
  googleLoading: 'The button of Google is on its way',
  googleFailed: 'Google can’t be reached just now. Please use your email.',
} as const
