import { loadingMessages } from './loading-messages'

interface SignedInUser {
  firstname: string
  lastname: string
  email: string
}

/** Texts of signing in and registering. Most are quoted from the specification. */
export const messages = {
  signInTitle: loadingMessages.title,
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
  newUserQuestion: 'New to EdBazaar?',
  existingUserQuestion: 'Already registered?',

  signedIn: 'Successfully logged in',
  signedInAs: ({ firstname, lastname, email }: SignedInUser) =>
    `Successfully logged in as ${[firstname, lastname].filter(Boolean).join(' ')}, ${email}`,
  registered: 'Successfully Registered',
  signedInWithGoogle: 'Successfully logged in with Google',
  cannotLogin: 'Cannot login.',
  deniedTitle: 'This account cannot sign in',
  deniedText: 'If you think this is a mistake, ',
  deniedLink: 'contact us',

  registeredTitle: 'Successfully Registered!',
  registeredText: 'Ready to find the right schools/activities?',
  letsGo: "Let's Go",

  googleFailed: 'Google sign-in is not available right now. Use your email and password instead.',
} as const
