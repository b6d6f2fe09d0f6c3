import type { Notice } from './enquiry-notice.ts'

/** The notice that applicants agree to. A change of the text needs a new version. */
export const applicationNotice: Notice = {
  purpose: 'application',
  version: 1,
  html: [
    '<h3>Who gets your application</h3>',
    '<p>Only the school or store that posted the job: the people who work there and answer applicants. We do not pass it to anyone else. Schools and stores that you have blocked never see it.</p>',
    '<h3>What they see, and why</h3>',
    '<ul>',
    '<li>Your name, CV, letter, experience and answers: to decide on this job. If the job is marked as blind, your name and CV stay hidden until you are shortlisted.</li>',
    '<li>Your email and phone number, as far as you allow it: they stay hidden until a person there opens them, and you can see who did and when.</li>',
    '</ul>',
    '<p>They may use it for this job only.</p>',
    '<h3>How to withdraw</h3>',
    '<p>At any time, on the page of your application. From that moment they no longer see your name, contact details, CV, letter and answers.</p>',
    '<h3>How long we keep it</h3>',
    '<p>The school or store has it until 12 months after the job closes. You keep a copy until you delete your account. For one year after that we keep a record that the application existed, with times and without your details. Drafts are deleted 90 days after the job closes.</p>',
    '<h3>Questions and complaints</h3>',
    '<p>Write to us from the contact page, topic Privacy. You can also complain to the Data Protection Board of India.</p>',
  ].join('\n'),
}
