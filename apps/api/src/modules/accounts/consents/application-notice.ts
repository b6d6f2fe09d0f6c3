import type { Notice } from './enquiry-notice.ts'

/** The notice that applicants agree to. A change of the text needs a new version. */
export const applicationNotice: Notice = {
  purpose: 'application',
  version: 2,
  html: [
    '<h3>Who gets your application</h3>',
    '<p>Only the school or store that posted the job: the people who work there and answer applicants. We do not pass it to anyone else. Schools and stores that you have blocked never see it.</p>',
    '<h3>What they see, and why</h3>',
    '<ul>',
    '<li>Your name, CV, letter, experience and answers, with the files among them: to decide on this job. If the job is marked as blind, your name, CV and other files stay hidden until you are shortlisted.</li>',
    '<li>Your email and phone number, as far as you allow it: they stay hidden until a person there opens them, and you can see who did and when.</li>',
    '</ul>',
    '<p>They may use it for this job only.</p>',
    '<p>Your date of birth and PIN code stay with us. We compare them, with your surname, only with those of other applicants for this job, to recognise somebody who applies with two accounts. If they match, the later application waits until we have checked it, and we email both applicants.</p>',
    '<h3>How to withdraw</h3>',
    '<p>At any time, on the page of your application. From that moment they no longer see your name, contact details, CV, letter, answers and files.</p>',
    '<h3>How long we keep it</h3>',
    '<p>The school or store has it until 12 months after the job closes. You keep a copy until you delete your account. For one year after that we keep a record that the application existed, with times and without your details. Drafts are deleted 90 days after the job closes.</p>',
    '<h3>Questions and complaints</h3>',
    '<p>Write to us from the contact page, topic Privacy. You can also complain to the Data Protection Board of India.</p>',
  ].join('\n'),
}
