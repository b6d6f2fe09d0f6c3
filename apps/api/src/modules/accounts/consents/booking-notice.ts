import type { Notice } from './enquiry-notice.ts'

/** The notice for bookings and waitlists. A change of the text needs a new version. */
export const bookingNotice: Notice = {
  purpose: 'booking',
  version: 3,
  html: [
    '<h3>Who gets your details</h3>',
    '<p>Only the provider of the class: the people who work there and answer bookings. We do not pass your details to anyone else, and no other family sees them.</p>',
    '<h3>What they see, and why</h3>',
    '<ul>',
    '<li>Your name, the name and age of the child, and what you write for the teacher: to hold the class, and to know who comes. They do not see the date of birth.</li>',
    '<li>Your email, if you allow emails. Your phone number, if you allow calls or WhatsApp, on the days and at the hours that you choose. Both stay hidden until a person there opens them, and on the page of your booking you can see who did and when.</li>',
    '</ul>',
    '<p>They may use it for this class only. We send you emails about your booking.</p>',
    '<h3>How to withdraw</h3>',
    '<p>Cancel the booking, or leave the waitlist, at any time. From that moment they no longer see your name, your email, your phone number, the child’s name or what you wrote.</p>',
    '<h3>How long we keep it</h3>',
    '<p>Until you delete your account.</p>',
    '<h3>Questions and complaints</h3>',
    '<p>Write to us from the contact page, topic Privacy. You can also complain to the Data Protection Board of India.</p>',
  ].join('\n'),
}
