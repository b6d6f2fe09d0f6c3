/** A notice that senders of enquiries and applicants agree to. */
export interface Notice {
  readonly purpose: 'enquiry' | 'general_enquiry' | 'application' | 'booking' | 'contest'
  readonly version: number
  readonly html: string
}

/**
 * A change of the text needs a new version, and its hash in the test: consents refer to the version
 * that was read.
 */
export const enquiryNotice: Notice = {
  purpose: 'enquiry',
  version: 1,
  html: [
    '<h3>Who gets your details</h3>',
    '<p>Only the school or store that you write to: the people who work there and answer enquiries. We do not pass your details to anyone else.</p>',
    '<h3>What they see, and why</h3>',
    '<ul>',
    '<li>Your name, your question, and what you say about the child: to answer you.</li>',
    '<li>Your email, if you allow emails. Your phone number, if you allow calls or WhatsApp: it stays hidden until a person there opens it, and you can see who did and when.</li>',
    '</ul>',
    '<p>They may use it for this enquiry only, in the ways, on the days and at the hours that you choose, until the day that you choose.</p>',
    '<h3>How to withdraw</h3>',
    '<p>At any time, on the page of your enquiry or by the link in every email about it. From that moment they no longer see your name, your email, your phone number or the name of the child.</p>',
    '<h3>How long we keep it</h3>',
    '<p>Until you delete your account, or ask us to delete the enquiry. For one year after that we keep a record that the enquiry existed, with times and without your details.</p>',
    '<h3>Questions and complaints</h3>',
    '<p>Write to us from the contact page, topic Privacy. You can also complain to the Data Protection Board of India.</p>',
  ].join('\n'),
}

/** The notice for enquiries that EdBazaar answers itself. The same rule applies to a change. */
export const generalNotice: Notice = {
  purpose: 'general_enquiry',
  version: 1,
  html: [
    '<h3>Who gets your details</h3>',
    '<p>Only the EdBazaar team, to find a school or service for you. Before we pass your question on, we ask you by email for each school or store. Without your yes, it learns nothing about you.</p>',
    '<h3>What we see, and why</h3>',
    '<ul>',
    '<li>Your name, your question, and what you say about the child: to answer you.</li>',
    '<li>Your email, if you allow emails. Your phone number, if you allow calls or WhatsApp: it stays hidden until one of us opens it, and you can see who did and when.</li>',
    '</ul>',
    '<p>We use it for this enquiry only, in the ways, on the days and at the hours that you choose, until the day that you choose.</p>',
    '<h3>How to withdraw</h3>',
    '<p>At any time, on the page of your enquiry or by the link in every email about it. From that moment we no longer use your name, your email, your phone number or the name of the child.</p>',
    '<h3>How long we keep it</h3>',
    '<p>Until you delete your account, or ask us to delete the enquiry. For one year after that we keep a record that the enquiry existed, with times and without your details.</p>',
    '<h3>Questions and complaints</h3>',
    '<p>Write to us from the contact page, topic Privacy. You can also complain to the Data Protection Board of India.</p>',
  ].join('\n'),
}

/** The contract's `ConsentNotice`. */
export const noticeOf = ({ version, html }: Notice) => ({ version, html })
