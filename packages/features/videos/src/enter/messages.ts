import type { ContestEntryForm } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

type EntryState = ContestEntryForm['entries'][number]['state']

/** Texts of the page on which people enter a contest. */
export const messages = defineMessages('videos/enter', import.meta.glob('./locales/*.po'), {
  pageTitle: msg`Enter a contest`,
  description: msg`Your entry to a contest.`,
  loading: msg`Loading the contest`,
  closes: (moment: string) => msg`Open until ${moment}, IST`,
  opens: (moment: string) => msg`Opens on ${moment}, IST`,
  closed: msg`Entries are closed. We email you when the winners are announced.`,
  announced: msg`The winners are announced.`,
  toContest: msg`See the contest`,
  ages: (min: number, max: number) => msg`For ages ${min} to ${max} on the closing day.`,
  agesFrom: (min: number) => msg`For ages ${min} and over on the closing day.`,

  who: msg`Who takes part?`,
  whoElse: msg`Who else takes part?`,
  whoHint: msg`A parent or guardian enters for a child.`,
  me: msg`I do, and I am 18 or older`,
  noBirthday: (name: string) => msg`${name}: add the date of birth to your profile first`,
  wrongAge: (name: string) => msg`${name} is outside the age range`,
  hasEntry: (name: string) => msg`${name} already has an entry`,
  noChildren: msg`Add your child with the date of birth to your profile first. Then come back to this page.`,
  toProfile: msg`Open my profile`,
  begin: msg`Start the entry`,

  entryOf: (name: string) => msg`${name}’s entry`,
  myEntry: msg`Your entry`,
  states: {
    draft: msg`Draft`,
    submitted: msg`Sent`,
    withdrawn: msg`Withdrawn`,
    disqualified: msg`Disqualified`,
  } satisfies Record<EntryState, MessageDescriptor>,
  title: msg`Title of the entry`,
  optional: (label: string) => msg`${label} (optional)`,
  linkHint: msg`A full address that starts with https://. Everyone with the link must be able to open it.`,
  notUploadedYet: msg`Another change was still being saved. Upload the image again.`,
  imageHint: (most: number) =>
    msg`${plural(most, { one: `One image: JPEG, PNG or GIF, at most 10 MB.`, other: `Up to # images: JPEG, PNG or GIF, at most 10 MB each.` })} We remove location and camera details. Only the judges and EdBazaar see the images, unless the entry wins: then they are public. Please show no faces, full names or addresses.`,
  uploadImage: (room: number) =>
    msg`${plural(room, { one: `Upload an image`, other: `Upload images` })}`,
  uploadImageFor: (label: string) => msg`Upload an image: ${label}`,
  removeImage: msg`Remove`,
  removeImageOf: (n: number, label: string) => msg`Remove image ${n}: ${label}`,
  tooManyImages: (room: number) =>
    msg`${plural(room, { one: `Choose one image only.`, other: `Choose at most # images.` })}`,
  naming: msg`If the entry wins`,
  named: msg`Show the first name, class and town`,
  shownName: msg`First name`,
  shownDetail: msg`Class and town`,
  shownDetailHint: msg`Such as “Class 6, Nashik”.`,
  notice: msg`What happens to the entry`,
  declareParent: msg`I am the parent or guardian, and I agree`,
  declareAdult: msg`I am 18 or older, and I agree`,
  send: msg`Send the entry`,
  saveDraft: msg`Save draft`,
  saved: msg`Draft saved`,
  sent: msg`Entry sent. We have emailed you a confirmation.`,
  sentText: msg`You can change it until the contest closes.`,
  change: msg`Change the entry`,
  withdraw: msg`Withdraw the entry`,
  withdrawn: msg`Entry withdrawn`,
  withdrawTitle: msg`Withdraw this entry?`,
  withdrawText: msg`We will remove the entry from the contest and delete its content and images. You can enter again until the contest closes.`,
  yes: msg`Withdraw`,
  no: msg`Keep it`,
  reason: msg`The reason:`,
  appeal: msg`If you think this is wrong, write to us.`,
  contact: msg`Contact us`,
  won: (prize: string) => msg`Won: ${prize}`,
})
