import type { Notice } from './enquiry-notice.ts'

/** The notice for entries to contests. A change of the text needs a new version. */
export const contestNotice: Notice = {
  purpose: 'contest',
  version: 2,
  html: [
    '<h3>Who sees the entry</h3>',
    '<p>EdBazaar and the judges of the contest. Judges see the entry and the age of the child, but no names and no contact details.</p>',
    '<h3>What is published</h3>',
    '<p>Only winning entries are: their title, images and prize, when the winners are announced. The first name, class and town are shown only if you allow it.</p>',
    '<h3>How to withdraw</h3>',
    '<p>At any time, on the page of your entry, also after the winners are announced. From that moment the entry is off the site, nobody can read it, and we delete what you wrote and uploaded.</p>',
    '<h3>How long we keep it</h3>',
    '<p>Until you withdraw it or delete your account. Images of entries that did not win are deleted 90 days after the winners are announced. Drafts that were never sent are deleted 30 days after the contest closes.</p>',
    '<h3>Questions and complaints</h3>',
    '<p>Write to us from the contact page, topic Privacy. You can also complain to the Data Protection Board of India.</p>',
  ].join('\n'),
}
