import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { EmailMessage } from '../email-message.ts'
import { accountBlockedEmail } from './account-blocked.ts'
import { accountDeletedEmail } from './account-deleted.ts'
import { accountUnblockedEmail } from './account-unblocked.ts'
import { accountWelcomeEmail } from './account-welcome.ts'
import { addressChangeRequestedEmail } from './address-change-requested.ts'
import { addressChangedEmail } from './address-changed.ts'
import { addressTakenEmail } from './address-taken.ts'
import { adminNoticeEmail } from './admin-notice.ts'
import { applicantMessageEmail } from './applicant-message.ts'
import { applicationDigestEmail } from './application-digest.ts'
import { applicationHeldEmail } from './application-held.ts'
import { applicationInterviewEmail } from './application-interview.ts'
import { applicationMessageEmail } from './application-message.ts'
import { applicationQuietEmail } from './application-quiet.ts'
import { applicationRemovalEmail } from './application-removal.ts'
import { applicationRepeatedEmail } from './application-repeated.ts'
import { applicationSentEmail } from './application-sent.ts'
import { applicationToldEmail } from './application-told.ts'
import { batchChangedEmail } from './batch-changed.ts'
import { bookingEndedEmail } from './booking-ended.ts'
import { bookingMadeEmail } from './booking-made.ts'
import { bookingReceivedEmail } from './booking-received.ts'
import { commentDecidedEmail } from './comment-decided.ts'
import { commentHeldEmail } from './comment-held.ts'
import { confirmAddressEmail } from './confirm-address.ts'
import { confirmNewAddressEmail } from './confirm-new-address.ts'
import { contactAcknowledgementEmail } from './contact-acknowledgement.ts'
import { contactMessageEmail } from './contact-message.ts'
import { contestEntryDecidedEmail } from './contest-entry-decided.ts'
import { contestEntryReceivedEmail } from './contest-entry-received.ts'
import { contestJudgeEmail } from './contest-judge.ts'
import { contestResultEmail } from './contest-result.ts'
import { deskEnquiryEmail } from './desk-enquiry.ts'
import { deskMessageEmail } from './desk-message.ts'
import { deskReminderEmail } from './desk-reminder.ts'
import { deskReopenedEmail } from './desk-reopened.ts'
import { deskTasksEmail } from './desk-tasks.ts'
import { deskVisitEmail } from './desk-visit.ts'
import { enquiryConfirmEmail } from './enquiry-confirm.ts'
import { enquiryCopyEmail } from './enquiry-copy.ts'
import { enquiryNotValidEmail } from './enquiry-not-valid.ts'
import { enquiryReplyEmail } from './enquiry-reply.ts'
import { enquiryReviewedEmail } from './enquiry-reviewed.ts'
import { enquiryRouteEmail } from './enquiry-route.ts'
import { enquiryWithdrawnEmail } from './enquiry-withdrawn.ts'
import { filterRequestDecidedEmail } from './filter-request-decided.ts'
import { invoiceCorrectedEmail } from './invoice-corrected.ts'
import { invoiceIssuedEmail } from './invoice-issued.ts'
import { invoiceReminderEmail } from './invoice-reminder.ts'
import { jobAlertEmail } from './job-alert.ts'
import { jobAlertConfirmEmail } from './job-alert-confirm.ts'
import { jobAlertReviewEmail } from './job-alert-review.ts'
import { jobChangedEmail } from './job-changed.ts'
import { jobClosedEarlyEmail } from './job-closed-early.ts'
import { jobClosingEmail } from './job-closing.ts'
import { jobPausedEmail } from './job-paused.ts'
import { renderEmail } from './layout.ts'
import { memberInvitationEmail } from './member-invitation.ts'
import { memberRemovedEmail } from './member-removed.ts'
import { moderationDecisionEmail } from './moderation-decision.ts'
import { newOwnerEmail } from './new-owner.ts'
import { newOwnerBookingsEmail } from './new-owner-bookings.ts'
import { newOwnerConsentEmail } from './new-owner-consent.ts'
import { newsletterAlreadySubscribedEmail } from './newsletter-already-subscribed.ts'
import { newsletterConfirmEmail } from './newsletter-confirm.ts'
import { newsletterIssueEmail } from './newsletter-issue.ts'
import { newsletterTestEmail } from './newsletter-test.ts'
import { newsletterWelcomeEmail } from './newsletter-welcome.ts'
import { paidBothWaysEmail } from './paid-both-ways.ts'
import { passwordChangedEmail } from './password-changed.ts'
import { passwordRemovedEmail } from './password-removed.ts'
import { passwordResetEmail } from './password-reset.ts'
import { paymentConfirmedEmail } from './payment-confirmed.ts'
import { paymentRefusedEmail } from './payment-refused.ts'
import { paymentReturnedEmail } from './payment-returned.ts'
import { paymentReturnedByHandEmail } from './payment-returned-by-hand.ts'
import { paymentToReturnEmail } from './payment-to-return.ts'
import { permissionsChangedEmail } from './permissions-changed.ts'
import { planEndedEmail } from './plan-ended.ts'
import { planRenewalEmail } from './plan-renewal.ts'
import { reportDecidedEmail } from './report-decided.ts'
import { schoolClaimDecidedEmail } from './school-claim-decided.ts'
import { secondFactorChangedEmail } from './second-factor-changed.ts'
import { sessionChangedEmail } from './session-changed.ts'
import { signInLinkEmail } from './sign-in-link.ts'
import { visitBookedEmail } from './visit-booked.ts'
import { visitCancelledEmail } from './visit-cancelled.ts'
import { visitOfferedEmail } from './visit-offered.ts'
import { visitReminderEmail } from './visit-reminder.ts'
import { waitlistEndedEmail } from './waitlist-ended.ts'
import { waitlistJoinedEmail } from './waitlist-joined.ts'
import { waitlistOfferEmail } from './waitlist-offer.ts'

const email = 'meera@example.in'
const url = 'https://edbazaar.in/page?token=abc&from=email'
const unsubscribeUrl = 'https://edbazaar.in/newsletters/unsubscribe?token=abc'
const hostile = '<img src=x onerror=alert(1)>\r\nBcc: all@example.in'

const ofEnquiry = { email, listing: hostile, reference: 'EB-7K42-19', url, canReply: true }
const toApplicant = { email, job: hostile, listing: hostile, url }
const toEmployer = { email, listing: hostile, url }
const ofInvoice = { email, url, number: 'EB/2627/000123', paise: 1_769_900 }
const ofBooking = { email, product: hostile, batch: hostile, listing: hostile, url }
const toSender = { ...ofEnquiry, withdrawUrl: `${url}#withdraw` }
const replyBy = 'Wednesday, 25 November 2026 at 10:00 am'

const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR' } as const
const visit = { ...toSender, time: replyBy, place: hostile, calendar }

const samples: Readonly<Record<string, EmailMessage>> = {
  'account-blocked': accountBlockedEmail({
    email,
    site: 'https://edbazaar.in',
    until: replyBy,
    code: 'other',
    reason: hostile,
  }),
  'account-deleted': accountDeletedEmail({ email }),
  'account-unblocked': accountUnblockedEmail({ email, url }),
  'account-welcome': accountWelcomeEmail({ email, url }),
  'address-change-requested': addressChangeRequestedEmail({ email, url }),
  'address-changed': addressChangedEmail({ email, url }),
  'address-taken': addressTakenEmail({ email, url }),
  'admin-notice': adminNoticeEmail({
    email,
    url,
    notice: { kind: 'requested', admin: hostile, user: hostile, note: hostile },
  }),
  'applicant-message': applicantMessageEmail({
    ...toEmployer,
    job: hostile,
    applicant: hostile,
    text: hostile,
  }),
  'application-digest': applicationDigestEmail({ email, lines: [`${hostile}: 3`], url }),
  'application-held': applicationHeldEmail({ ...toApplicant, contactUrl: url }),
  'application-interview': applicationInterviewEmail({
    ...toApplicant,
    time: replyBy,
    place: hostile,
    note: hostile,
    change: 'set',
    calendar: { method: 'REQUEST', content: '' },
  }),
  'application-message': applicationMessageEmail({
    ...toApplicant,
    author: hostile,
    text: hostile,
    warnings: ['fee', 'papers', 'elsewhere'],
  }),
  'application-quiet': applicationQuietEmail({ ...toApplicant, jobsUrl: url }),
  'application-removal': applicationRemovalEmail({
    ...toEmployer,
    job: hostile,
    day: '12 December 2026',
  }),
  'application-repeated': applicationRepeatedEmail({
    ...toApplicant,
    contactUrl: url,
  }),
  'application-sent': applicationSentEmail(toApplicant),
  'application-told': applicationToldEmail({
    ...toApplicant,
    state: 'not_taken',
    reasons: [hostile],
    text: hostile,
    jobsUrl: url,
  }),
  'batch-changed': batchChangedEmail({
    ...ofBooking,
    children: [hostile],
    change: 'cancelled',
    timetable: hostile,
    reason: hostile,
    alternatives: [{ label: hostile, text: 'Mon', url }],
  }),
  'booking-ended': bookingEndedEmail({
    ...ofBooking,
    children: ['Anika', hostile],
    change: 'declined',
    reason: hostile,
  }),
  'booking-made': bookingMadeEmail({
    ...ofBooking,
    children: [hostile],
    change: 'confirmed',
    time: replyBy,
    until: replyBy,
    cancel: [{ child: hostile, url }],
  }),
  'booking-received': bookingReceivedEmail({
    ...ofBooking,
    children: [hostile],
    change: 'requested',
    time: replyBy,
    until: replyBy,
  }),
  'comment-decided': commentDecidedEmail({
    email,
    outcome: 'removed',
    excerpts: [hostile],
    reason: 'abuse',
    note: hostile,
    url: null,
    isAgain: true,
    appealUntil: '12 December 2026',
  }),
  'comment-held': commentHeldEmail({ email, excerpt: hostile, video: hostile }),
  'confirm-address': confirmAddressEmail({ email, url }),
  'confirm-new-address': confirmNewAddressEmail({ email, url }),
  'contact-acknowledgement': contactAcknowledgementEmail({ email, topic: 'donate-books' }),
  'contact-message': contactMessageEmail({
    id: 7,
    to: 'team@edbazaar.in',
    name: hostile,
    email,
    topic: 'question',
    message: hostile,
  }),
  'contest-entry-decided': contestEntryDecidedEmail({
    email,
    contest: hostile,
    title: hostile,
    reason: hostile,
    url,
  }),
  'contest-entry-received': contestEntryReceivedEmail({
    email,
    contest: hostile,
    title: hostile,
    child: hostile,
    closes: '31 Mar 2027, 6:00 pm',
    url,
  }),
  'contest-judge': contestJudgeEmail({
    email,
    contest: hostile,
    closes: '31 Mar 2027, 6:00 pm',
    url,
  }),
  'contest-result': contestResultEmail({
    email,
    contest: hostile,
    title: hostile,
    prize: hostile,
    url,
  }),
  'desk-enquiry': deskEnquiryEmail({
    ...ofEnquiry,
    subject: hostile,
    classSought: hostile,
    replyBy,
  }),
  'desk-message': deskMessageEmail(ofEnquiry),
  'desk-reminder': deskReminderEmail(ofEnquiry),
  'desk-reopened': deskReopenedEmail({ ...ofEnquiry, note: 'You offer Class 1.' }),
  'desk-tasks': deskTasksEmail({
    email,
    tasks: [
      { text: hostile, reference: 'EB-7K42-19', dueOn: '2026-11-24', isOverdue: false },
      { text: hostile, reference: 'EB-7K42-19', dueOn: '2026-11-20', isOverdue: true },
    ],
    url,
  }),
  'desk-visit': deskVisitEmail({ ...ofEnquiry, time: replyBy, change: 'moved' }),
  'enquiry-confirm': enquiryConfirmEmail({ email, listings: [hostile, 'Chess Club'], url }),
  'enquiry-copy': enquiryCopyEmail({ ...toSender, message: hostile, replyBy, isVisitTaken: true }),
  'enquiry-not-valid': enquiryNotValidEmail({ ...toSender, reason: 'not_offered' }),
  'enquiry-reply': enquiryReplyEmail({ ...toSender, author: hostile, text: hostile }),
  'enquiry-reviewed': enquiryReviewedEmail({ ...toSender, isReopened: true }),
  'enquiry-route': enquiryRouteEmail({ ...toSender, proposed: hostile }),
  'enquiry-withdrawn': enquiryWithdrawnEmail({
    ...ofEnquiry,
    what: 'permission',
    visit: { time: replyBy, calendar },
  }),
  'filter-request-decided': filterRequestDecidedEmail({
    email,
    value: hostile,
    category: 'Languages',
    listing: hostile,
    decision: 'merged',
    valueName: hostile,
    isSelected: true,
    reasonCode: null,
    note: hostile,
    url,
  }),
  'invoice-corrected': invoiceCorrectedEmail({
    ...ofInvoice,
    former: hostile,
    note: hostile,
    dueOn: hostile,
  }),
  'invoice-issued': invoiceIssuedEmail({ ...ofInvoice, plan: hostile, dueOn: hostile }),
  'invoice-reminder': invoiceReminderEmail({ ...ofInvoice, lastDay: hostile }),
  'job-alert': jobAlertEmail({
    email,
    every: 'day',
    name: hostile,
    total: 30,
    jobs: [{ label: hostile, text: hostile, url }],
    listUrl: url,
    endUrl: unsubscribeUrl,
  }),
  'job-alert-confirm': jobAlertConfirmEmail({ email, every: 'week', name: hostile, url }),
  'job-alert-review': jobAlertReviewEmail({
    email,
    name: hostile,
    endsOn: new Date(),
    keepUrl: url,
    endUrl: unsubscribeUrl,
  }),
  'job-changed': jobChangedEmail({
    email,
    job: hostile,
    listing: hostile,
    changes: ['title', 'pay', 'location', 'closes_at'],
    url,
  }),
  'job-closed-early': jobClosedEarlyEmail({ ...toApplicant, jobsUrl: url }),
  'job-closing': jobClosingEmail({
    email,
    job: hostile,
    listing: hostile,
    closes: '12 December 2026, 11:59 pm',
    hasDraft: true,
    url,
    settingsUrl: url,
    endUrl: 'https://edbazaar.in/jobs/reminders/end?token=abc',
  }),
  'job-paused': jobPausedEmail(toApplicant),
  'member-invitation': memberInvitationEmail({
    email,
    name: hostile,
    role: 'counsellor',
    inviter: hostile,
    url,
  }),
  'member-removed': memberRemovedEmail({ email, name: hostile }),
  'moderation-decision': moderationDecisionEmail({
    audience: 'job seekers',
    stillHidden: [],
    email,
    names: [hostile],
    outcome: 'rejected_fields',
    rejected: [{ field: 'description', reason: 'ranking_without_source' }],
    reason: null,
    note: hostile,
    url,
    isAgain: true,
    appealUntil: '14 December 2026',
  }),
  'new-owner': newOwnerEmail({ email, name: hostile, nextName: hostile, url }),
  'new-owner-bookings': newOwnerBookingsEmail({ email, listing: hostile, url }),
  'new-owner-consent': newOwnerConsentEmail(toSender),
  'newsletter-already-subscribed': newsletterAlreadySubscribedEmail({ email, unsubscribeUrl }),
  'newsletter-confirm': newsletterConfirmEmail({ email, url }),
  'newsletter-issue': newsletterIssueEmail({
    title: hostile,
    summary: hostile,
    content: { html: '<p>Clean</p>', text: hostile },
    url,
    unsubscribeUrl,
  }),
  'newsletter-test': newsletterTestEmail({
    email,
    title: hostile,
    summary: hostile,
    content: { html: '<p>Clean</p>', text: hostile },
  }),
  'newsletter-welcome': newsletterWelcomeEmail({ email, archiveUrl: url, unsubscribeUrl }),
  'paid-both-ways': paidBothWaysEmail({ ...ofInvoice, reference: hostile }),
  'password-changed': passwordChangedEmail({ email, url }),
  'password-removed': passwordRemovedEmail({ email, url }),
  'password-reset': passwordResetEmail({ email, url }),
  'payment-confirmed': paymentConfirmedEmail({ ...ofInvoice, reference: hostile }),
  'payment-refused': paymentRefusedEmail({ ...ofInvoice, reference: hostile, reason: hostile }),
  'payment-returned': paymentReturnedEmail({
    ...ofInvoice,
    reference: hostile,
    reason: 'paid_before',
  }),
  'payment-returned-by-hand': paymentReturnedByHandEmail({
    ...ofInvoice,
    reference: hostile,
    returnedOn: '27 November 2026',
    note: hostile,
  }),
  'payment-to-return': paymentToReturnEmail({
    ...ofInvoice,
    reference: hostile,
    reason: 'too_much',
  }),
  'permissions-changed': permissionsChangedEmail({
    email,
    from: { permissions: [1, 2, 3], is_admin: false },
    to: { permissions: [3, 5], is_admin: true },
  }),
  'plan-ended': planEndedEmail({ email, url, plan: hostile }),
  'plan-renewal': planRenewalEmail({
    email,
    url,
    plan: hostile,
    lastDay: hostile,
    paise: 1_769_900,
  }),
  'report-decided': reportDecidedEmail({ email, name: hostile, isActedOn: true }),
  'school-claim-decided': schoolClaimDecidedEmail({
    email,
    name: hostile,
    isGranted: true,
    note: hostile,
    url,
  }),
  'second-factor-changed': secondFactorChangedEmail({ email, url, change: 'on' }),
  'session-changed': sessionChangedEmail({
    ...ofBooking,
    children: [hostile],
    change: 'moved',
    oldTime: replyBy,
    newTime: replyBy,
    reason: hostile,
  }),
  'sign-in-link': signInLinkEmail({ email, url }),
  'visit-booked': visitBookedEmail({ ...visit, isMoved: true }),
  'visit-cancelled': visitCancelledEmail(visit),
  'visit-offered': visitOfferedEmail(visit),
  'visit-reminder': visitReminderEmail(visit),
  'waitlist-ended': waitlistEndedEmail({
    ...ofBooking,
    change: 'withdrawn',
    reason: hostile,
  }),
  'waitlist-joined': waitlistJoinedEmail({ ...ofBooking, leaveUrl: url, offerHours: 24 }),
  'waitlist-offer': waitlistOfferEmail({
    ...ofBooking,
    seats: 2,
    until: replyBy,
    isReminder: true,
  }),
}

/** Texts and types that templates share. */
const shared = [
  'account-texts',
  'billing-texts',
  'application-texts',
  'booking-texts',
  'contact-topics',
  'contest-texts',
  'email-with-link',
  'enquiry-texts',
  'job-alert-texts',
  'layout',
  'moderation-texts',
  'newsletter-texts',
]

it('has a sample of every template', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'))
  const templates = files.map((file) => file.replace('.ts', ''))
  expect(templates.filter((name) => !shared.includes(name)).sort()).toEqual(Object.keys(samples))
})

describe.each(Object.entries(samples))('%s', (_, message) => {
  const { subject, text, html } = renderEmail(message)

  it('has a subject of one line', () => {
    expect(subject).toMatch(/^[^\p{Cc}]{1,150}$/u)
  })

  it('says why it was sent, in text and HTML', () => {
    expect(text.endsWith(`--\nEdBazaar\n${message.footer}`)).toBe(true)
    expect(html).toContain(message.footer)
  })

  it('has the same link in text and HTML', () => {
    const link = message.button?.url
    if (link === undefined) return
    expect(text).toContain(link)
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  })

  it('escapes what a visitor typed', () => {
    expect(html).not.toContain('<img')
  })

  it('offers to unsubscribe in its text if it has a one-click link', () => {
    if (message.unsubscribeUrl) expect(text).toContain(message.unsubscribeUrl)
  })
})

it('puts the address of a link without a text below its label', () => {
  const joined = waitlistJoinedEmail({ ...ofBooking, leaveUrl: url, offerHours: 24 })
  const { text } = renderEmail(joined)
  expect(text).toMatch(/^Leave the waitlist:\nhttps?:/m)
})
