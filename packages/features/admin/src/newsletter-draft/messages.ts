import type { NewsletterBlock, NewsletterDraft, NewsletterOutcome } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of a draft of a newsletter. */
export const messages = defineMessages(
  'admin/newsletter-draft',
  import.meta.glob('./locales/*.po'),
  {
    newTitle: msg`New newsletter`,
    editTitle: msg`Newsletter draft`,
    description: msg`A newsletter that admins write and send.`,
    back: msg`Newsletters`,
    standfirst: msg`Only admins see a draft. Saving it sends nothing and publishes nothing.`,

    title: msg`Title`,
    titleRequired: msg`Enter a title.`,
    summary: msg`Summary`,
    summaryHint: msg`One sentence for the archive and the email`,
    content: msg`Content`,
    noBlocks: msg`Add a text, heading, blog or image.`,
    add: msg`Add`,
    kinds: {
      heading: msg`Heading`,
      text: msg`Text`,
      blog: msg`Blog`,
      image: msg`Image`,
    } satisfies Record<NewsletterBlock['type'], MessageDescriptor>,
    blockName: (kind: string, number: number) =>
      msg({
        message: `${number}. ${kind}`,
        comment: 'A part of a newsletter, such as “2. Heading”',
      }),
    moveUp: (name: string) => msg`Move ${name} up`,
    moveDown: (name: string) => msg`Move ${name} down`,
    removeBlock: (name: string) => msg`Remove ${name}`,
    whichBlog: msg`Which blog?`,
    addBlog: msg`Add blog`,
    noBlogs: msg`No blogs have been published yet.`,
    blogGone: msg`This blog no longer exists.`,
    alt: msg`Alternative text`,
    altHint: msg`What the image shows, for readers who cannot see it`,
    imageTooLarge: msg`Choose an image of at most 10 MB.`,
    save: msg`Save draft`,
    saved: msg`Draft saved`,
    history: msg`History`,

    preview: msg`Preview`,
    previewText: msg`What readers see, as last saved.`,
    previewUnsaved: msg`Save the draft to see your latest changes here.`,
    noPreview: msg`Save the draft to see it as readers would.`,
    noBody: msg`This newsletter has no text yet.`,
    asPage: msg`Web page`,
    asEmail: msg`Email`,
    asText: msg`Email without HTML`,
    emailTitle: (subject: string) => msg`Email: ${subject}`,

    sending: msg`Sending`,
    saveFirst: msg`Save your changes first. Only saved changes are sent.`,
    chooseTime: msg`Choose a date and time in the future.`,
    schedule: msg`Schedule`,
    sendNow: msg`Send now`,
    sendTest: msg`Send me a test`,
    pause: msg`Pause`,
    resume: msg`Resume`,
    unschedule: msg`Back to draft`,
    cancelSending: msg`Cancel sending`,
    delete: msg`Delete`,
    deleted: msg`Newsletter deleted`,
    keep: msg`Go back`,
    moved: {
      draft: msg`The newsletter is a draft again`,
      scheduled: msg`Newsletter scheduled`,
      sending: msg`Sending has started`,
      resumed: msg`Sending resumed`,
      paused: msg`Sending is paused`,
      sent: msg`Newsletter sent`,
      cancelled: msg`Newsletter cancelled`,
    } satisfies Record<NewsletterDraft['state'] | 'resumed', MessageDescriptor>,
    questions: {
      sending: {
        title: msg`Send this newsletter now?`,
        text: msg`It appears on the site at once, and all subscribers get it by email. Emails that have been sent cannot be recalled.`,
        yes: msg`Send now`,
      },
      cancelled: {
        title: msg`Cancel this newsletter?`,
        text: msg`Readers who have not received it yet will not receive it. This cannot be undone.`,
        yes: msg`Cancel sending`,
      },
      delete: {
        title: msg`Delete this newsletter?`,
        text: msg`Its text and images are deleted. This cannot be undone.`,
        yes: msg`Delete`,
      },
    },
    status: {
      draft: () => msg`Not sent to anyone yet.`,
      scheduled: (time: string) => msg`It will be sent on ${time}.`,
      sending: (_: string, done: string, readers: string) =>
        msg`${done} of ${readers} readers processed.`,
      paused: (_: string, done: string, readers: string) =>
        msg`Paused after ${done} of ${readers} readers.`,
      sent: (time: string) => msg`Sent on ${time}.`,
      cancelled: () => msg`Cancelled.`,
    } satisfies Record<
      NewsletterDraft['state'],
      (time: string, done: string, readers: string) => MessageDescriptor
    >,
    openIssue: (number: number) => msg`Open No. ${number} on the site`,

    readers: msg`Readers`,
    outcomeList: msg`Readers by outcome`,
    readerList: msg`Readers shown`,
    readerPages: msg`Pages of readers`,
    allReaders: msg`All`,
    noReaders: msg`No readers with this outcome.`,
    outcomes: {
      queued: msg`Waiting to be sent`,
      sent: msg`Sent`,
      bounced: msg`Bounced`,
      failed: msg`Could not be sent`,
      unsubscribed: msg`Not sent: unsubscribed`,
      not_confirmed: msg`Not sent: subscription not confirmed`,
      bounced_before: msg`Not sent: the address bounced before`,
      duplicate: msg`Not sent: same mailbox as another subscription`,
      cancelled: msg`Not sent: sending was cancelled`,
    } satisfies Record<NewsletterOutcome, MessageDescriptor>,
    answered: (answer: string) => msg`The mail server responded: ${answer}`,
  },
)
