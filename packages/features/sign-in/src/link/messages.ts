import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

interface SignedInUser {
  firstname: string
  lastname: string
  email: string
}

/** Texts of the pages that request or use an emailed link. */
export const messages = defineMessages('sign-in/link', import.meta.glob('./locales/*.po'), {
  alternativesTitle: msg`Other options`,
  byLink: msg`Sign in without a password`,
  byLinkText: msg`We will email you a link that signs you in.`,
  byLinkAction: msg`Sign in with a link`,
  newPassword: msg`Set a new password`,
  newPasswordText: msg`We will email you a link to set a new password.`,
  newPasswordAction: msg`Get a link`,
  contact: msg`Didn’t get the email?`,
  contactText: msg`Check your spam folder, or contact us for help.`,
  contactAction: msg`Contact us`,

  email: msg`Your email`,
  emailHint: msg`The email address of your account.`,
  sentTitle: msg`Check your email`,
  sentText: msg`If this address has an account, we have sent a link to it. The link works once and expires in 30 minutes.`,
  sentTextTo: (email: string) =>
    msg`If ${email} has an account, we have sent a link to it. The link works once and expires in 30 minutes.`,
  tryAnother: msg`Try another address`,
  incomplete: msg`This link is incomplete. Copy the full link from the email, or request a new one.`,
  needsJavaScript: msg`This page needs JavaScript. Turn it on, then open the link again.`,
  checking: msg`Checking the link`,
  retry: msg`Retry`,

  forgotTitle: msg`Forgot your password?`,
  forgotText: msg`Enter your email and we will send you a link to set a new password.`,
  forgotSend: msg`Email me a link`,

  resetTitle: msg`Set a new password`,
  resetText: msg`Setting a new password signs you out on all devices.`,
  password: msg`New password`,
  passwordHint: msg`At least 6 characters. Avoid common passwords.`,
  resetSend: msg`Set password`,
  resetDoneTitle: msg`Your new password is set`,
  resetDoneText: msg`You have been signed out on all devices. Sign in with your new password.`,
  signIn: msg`Sign In`,
  requestNewLink: msg`Request a new link`,

  confirmTitle: msg`Confirm your email`,
  confirmText: msg`Select Confirm to show that this address is yours.`,
  confirm: msg`Confirm`,
  confirmSignInFirst: msg`Sign in to your account to confirm this address.`,
  confirmedTitle: msg`Your email is confirmed`,
  confirmedText: msg`We will send emails about your account to this address.`,
  alreadyConfirmedTitle: msg`Your email is already confirmed`,
  alreadyConfirmedText: (email: string) =>
    msg`${email} is confirmed. This link has been used or has expired. To use another address, change it in your profile.`,
  goHome: msg`Go to the home page`,
  sendNewLink: msg`Send a new link`,
  sendNewLinkText: msg`We will send it to the email address of your account.`,
  newLinkSignInFirst: msg`Sign in to get a new link.`,
  newLinkSent: msg`We have sent a new link to your address. It works once and expires in 30 minutes.`,

  loginTitle: msg`Sign in with a link`,
  loginText: msg`Enter your email and we will send you a link that signs you in without a password.`,
  loginSend: msg`Email me a link`,
  replaceTitle: msg`Use this sign-in link?`,
  replaceQuestion: ({ firstname, lastname, email }: SignedInUser) => {
    const name = [firstname, lastname].filter(Boolean).join(' ')
    return msg`You are signed in as ${name}, ${email}. Sign out and continue with this link?`
  },
  replaceContinue: msg`Sign out and continue`,
  replaceStay: msg`Stay signed in`,
  signingIn: msg`Signing you in`,
  signingInText: msg`This takes a moment.`,
})
