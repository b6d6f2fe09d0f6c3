import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the page of an application. */
export const messages = defineMessages('applications/detail', import.meta.glob('./locales/*.po'), {
  back: msg`My applications`,
  applyFor: (job: string) => msg`Apply: ${job}`,

  seeJob: msg`See the job`,
  addToCalendar: msg`Add to calendar`,
  withdraw: msg`Withdraw`,
  withdrawTitle: msg`Withdraw the application?`,
  withdrawText: (listing: string) =>
    msg`${listing} will no longer see your name, contact details, CV, answers and files. This cannot be undone.`,
  withdrawn: msg`Application withdrawn.`,
  decline: msg`Decline the offer`,
  declineTitle: msg`Decline the offer?`,
  declineText: (listing: string) =>
    msg`${listing} will see that you declined the offer. This cannot be undone.`,
  declined: msg`Offer declined.`,
  cancel: msg`Cancel`,
  messages: msg`Messages`,
  noMessages: msg`No messages yet.`,
  warnings: {
    fee: msg`This message asks for money. No employer may charge you for a job.`,
    papers: msg`This message asks for Aadhaar, PAN, a one-time password or bank details. Send none of them before you have an offer.`,
    elsewhere: msg`This message asks you to move the conversation off EdBazaar. Stay here until you have met the employer.`,
  },
  report: msg`Report`,
  neverPay: msg`Never pay for a job, and do not send identity documents before you have an offer.`,
  you: msg`You`,
  writeLater: msg`You can write here after the employer writes to you or invites you to an interview.`,
  write: (listing: string) => msg`Write to ${listing}`,
  writeSomething: msg`Write a message.`,
  send: msg`Send`,
  messageSent: msg`Message sent.`,
  anotherTime: msg`Request another time`,
  anotherTimeText: msg`I cannot come at that time. Would another time be possible? I am free on …`,
  youSent: msg`What you sent`,
  name: msg`Name`,
  contact: msg`Contact`,
  notRevealed: msg`Nobody has opened your contact details.`,
  revealed: (by: string, time: string) => msg`Opened by ${by}, ${time}.`,
  qualifications: msg`Qualifications`,
  experience: msg`Experience`,
  years: (years: number) => msg`${plural(years, { one: '# year', other: '# years' })}`,
  expectedPay: msg`Expected pay per month`,
  cv: msg`CV`,
  openCv: msg`Open`,
  held: msg`This application is being checked`,
  heldText: (listing: string) =>
    msg`Someone with your surname, date of birth and PIN code has applied for this job with another account. ${listing} cannot see this application until we have checked it; it still counts as sent in time. If both accounts are yours, withdraw the application that you do not want. Otherwise, contact us.`,
  contactUs: msg`Contact us`,
  letter: msg`Cover letter`,
  block: msg`Block`,
  blockText: (listing: string) =>
    msg`Do you work for ${listing}, or want to hide your job search from it? If you block it, it can no longer see any of your applications.`,
  blockEmployer: (listing: string) => msg`Block ${listing}`,
  blockQuestion: (listing: string) =>
    msg`${listing} will no longer see this or any of your other applications. You can unblock it under My applications.`,
  blockedNow: (listing: string) => msg`${listing} is blocked.`,
})
