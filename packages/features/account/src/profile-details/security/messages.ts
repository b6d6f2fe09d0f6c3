import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of two-step sign-in in the user's profile. */
export const messages = defineMessages(
  'account/profile-details/security',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Security`,
    text: msg`Two-step sign-in protects your account even if someone knows your password. When you sign in, you also confirm with a code from an app or with a passkey.`,
    confirmEmailFirst: msg`Confirm your email address first. Then you can turn on two-step sign-in.`,
    required: msg`Admins need two-step sign-in. Set up an app or a passkey to continue.`,
    isOn: msg`On`,
    isOff: msg`Off`,
    twoStep: msg`Two-step sign-in`,

    app: msg`Authenticator app`,
    appText: msg`An app such as Aegis, Google Authenticator or 1Password, which shows a new code every 30 seconds.`,
    appSince: (day: string) => msg`Set up on ${day}.`,
    setUpApp: msg`Set up an app`,
    changeApp: msg`Change app`,
    removeApp: msg`Remove app`,

    passkeys: msg`Passkeys`,
    passkeysText: msg`Your fingerprint, face or screen lock, or a security key.`,
    noPasskeys: msg`Passkeys do not work when this site is opened by its IP address.`,
    addPasskey: msg`Add a passkey`,
    passkeyAdded: (day: string) => msg`Added on ${day}.`,
    passkeyUsed: (day: string) => msg`Last used on ${day}.`,
    remove: msg`Remove`,
    removePasskey: (name: string) => msg`Remove ${name}`,

    codes: msg`Recovery codes`,
    codesLeft: (count: number) =>
      msg({
        message: plural(count, {
          one: 'You have # unused code, in case you lose your phone.',
          other: 'You have # unused codes, in case you lose your phone.',
        }),
      }),
    newCodes: msg`Create new codes`,

    close: msg`Close`,
    continue: msg`Continue`,
    loading: msg`Loading`,
    passwordText: msg`Enter your password to continue.`,
    currentPassword: msg`Current password`,
    enterPassword: msg`Enter your current password.`,
    proofText: msg`Confirm that it is you.`,
    proofTitle: msg`Confirm that it is you`,
    noPasswordText: msg`Other devices will be signed out when two-step sign-in is turned on.`,

    scanText: msg`Scan this code with your authenticator app, then enter the 6 digits that the app shows.`,
    qrCode: msg`QR code for your authenticator app`,
    cannotScan: msg`Can’t scan it? Enter this key in the app:`,
    openApp: msg`Open in an app on this device`,
    code: msg`6-digit code`,
    enterCode: msg`Enter the 6 digits that your app shows.`,
    turnOn: msg`Confirm`,

    passkeyName: msg`Name`,
    passkeyNameHint: msg`A name that helps you recognise it later, such as “My phone”.`,
    enterName: msg`Enter a name with up to 60 characters.`,
    createPasskey: msg`Create passkey`,

    codesTitle: msg`Save your recovery codes`,
    codesText: msg`If you lose your phone or passkey, you can sign in with one of these codes. Each code works once. You will not be able to see them again.`,
    download: msg`Download`,
    copy: msg`Copy`,
    copied: msg`Recovery codes copied`,
    copyFailed: msg`Your browser did not allow copying. Select the codes and copy them.`,
    saved: msg`I have saved them`,
    fileTitle: (email: string) => msg`EdBazaar recovery codes for ${email}. Each code works once.`,

    newCodesTitle: msg`Create new recovery codes?`,
    newCodesText: msg`Your current codes will stop working.`,
    removeAppTitle: msg`Remove the authenticator app?`,
    removePasskeyTitle: (name: string) => msg`Remove the passkey ${name}?`,
    removeLastText: msg`This turns off two-step sign-in. You will be able to sign in with only your password or an emailed link.`,
    removeText: msg`Two-step sign-in stays on.`,

    turnedOn: msg`Two-step sign-in is on`,
    added: msg`Added`,
    removed: msg`Removed`,
  },
)
