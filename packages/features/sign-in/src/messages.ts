import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

interface SignedInUser {
  firstname: string
  lastname: string
  email: string
}

/** Texts of signing in and registering. Most are quoted from the specification. */
export const messages = defineMessages('sign-in', import.meta.glob('./locales/*.po'), {
  signInTitle: msg`Sign In to your account`,
  registerSubtitle: msg`Create a new account`,
  popupTitle: msg`Sign In or Register to Continue`,
  or: msg`OR`,
  email: msg`Email`,
  password: msg`Password`,
  firstName: msg`First Name`,
  lastName: msg`Last Name`,
  passwordHint: msg`At least 6 characters`,
  signIn: msg`Sign In`,
  register: msg`Register`,
  registerTerms: msg`By registering, you accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.`,
  forgotPassword: msg`Forgot Password?`,
  newUserQuestion: msg`New to EdBazaar?`,
  existingUserQuestion: msg`Already registered?`,

  signedIn: msg`Successfully logged in`,
  signedInAs: ({ firstname, lastname, email }: SignedInUser) => {
    const name = [firstname, lastname].filter(Boolean).join(' ')
    return msg`Successfully logged in as ${name}, ${email}`
  },
  registered: msg`Successfully Registered`,
  signedInWithGoogle: msg`Successfully logged in with Google`,
  cannotLogin: msg`Cannot login.`,
  deniedTitle: msg`This account cannot sign in`,
  deniedText: msg`If you think this is a mistake, <link>contact us</link>.`,

  jobSeekerTitle: msg`Sign in without a password`,
  jobSeekerText: msg`Job seekers sign in with a link that we email to them.`,
  jobSeekerTextGoogle: msg`Job seekers sign in with a link that we email to them, or with Google, at the top.`,
  jobSeekerLink: msg`Email me a sign-in link`,

  secondStepTitle: msg`Confirm that it is you`,
  secondStepText: msg`Your account has two-step sign-in.`,
  secondStepCancelled: msg`You are not signed in. Request a new link to try again.`,
  needsSecondFactor: msg`Admins need two-step sign-in. Set it up to continue.`,

  registeredTitle: msg`Successfully Registered!`,
  registeredText: msg`Ready to find the right schools/activities?`,
  letsGo: msg`Let's Go`,

  googleFailed: msg`Google sign-in is not available right now. Use your email and password instead.`,
})
