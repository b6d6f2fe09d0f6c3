import { defineMessages, type MessageDescriptor, paths } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import type { ArticleSection } from '../article/Article'

interface Site {
  /** Whether the operator counts visits with Google Analytics. */
  isCounting: boolean
  /** Whether Google sign-in is available. */
  hasGoogle: boolean
  /** Whether a separate jobs site is configured. */
  hasJobsSite: boolean
}

/** Texts of the privacy page. They must match what the product does. */
export const messages = defineMessages('pages/privacy', import.meta.glob('./locales/*.po'), {
  title: msg`Privacy`,
  description: msg`What EdBazaar stores in your browser and on its server, for how long, and how to have it deleted.`,
  standfirst: msg`What we store in your browser and on our server, for how long, and who else receives data.`,
  note: msg`Last changed 27 November 2026`,
  contents: msg`On this page`,
})

const jobsSite = msg`If you go to our jobs site while you are signed in, it receives your name, whether you are a customer or a job seeker, and a token that signs you in there. The token works once and expires in five minutes.`

const google = msg`The Google sign-in button is loaded from Google: when you open the sign-in window, Google receives your IP address. If you use the button, Google sends us your name, your email and its id for your account.`

export function sectionsFor({
  isCounting,
  hasGoogle,
  hasJobsSite,
}: Site): readonly ArticleSection[] {
  return [
    {
      id: 'browser',
      title: msg`In your browser`,
      blocks: [
        msg`EdBazaar sets no cookies of its own. It stores a few things in your browser’s local storage, which the server cannot read:`,
        {
          table: {
            label: msg`What is stored in the browser`,
            lines: [
              {
                name: msg`Recent searches`,
                value: msg`The last six, so that we can suggest them again.`,
              },
              {
                name: msg`The place you selected`,
                value: msg`Its name and location, so that search can find what is nearby.`,
              },
              {
                name: msg`Filters`,
                value: msg`The last ones you selected in each list, so that we can suggest them again.`,
              },
              {
                name: msg`Schools to compare`,
                value: msg`Until you remove them from the comparison.`,
              },
              {
                name: msg`Bookmarks`,
                value: msg`Which records you have bookmarked, so that we can mark them immediately. Deleted when you sign out.`,
              },
              {
                name: msg`Your session`,
                value: msg`The token sent with your requests, your profile, and the names of your schools and stores, until you sign out.`,
              },
              {
                name: msg`Unsaved changes`,
                value: msg`Changes to your profile, schools, stores and services that we have not received yet, until they are saved or you sign out.`,
              },
              {
                name: msg`A school, store or service that you are adding`,
                value: msg`What you have typed and its images, until it is added or you sign out.`,
              },
              {
                name: msg`An enquiry, an answer or a blog that you are writing`,
                value: msg`What you have typed, until it is sent or saved, or you sign out.`,
              },
              {
                name: msg`Your tables`,
                value: msg`Views that you saved and columns that you hid, until you sign out.`,
              },
              {
                name: msg`Light or dark`,
                value: msg`Which one you chose.`,
              },
              {
                name: msg`Keyboard shortcuts`,
                value: msg`Whether you turned them on.`,
              },
              {
                name: msg`Notices you closed`,
                value: msg`Their numbers, until you sign out.`,
              },
              {
                name: msg`Where to continue after signing in`,
                value: msg`The page that asked you to sign in, until you return to it.`,
              },
              {
                name: msg`The side menu`,
                value: msg`Whether you collapsed it.`,
              },
              {
                name: msg`The promotion you closed`,
                value: msg`Its name, so that the home page does not show it again.`,
              },
              {
                name: msg`The exit popup`,
                value: msg`Whether you closed or sent it, so that it does not open again.`,
              },
              {
                name: msg`The walkthrough`,
                value: msg`Whether you closed it, until you sign out.`,
              },
              {
                name: msg`The version of EdBazaar`,
                value: msg`The one you loaded last, so that a new version loads automatically.`,
              },
            ],
          },
        },
        msg`Your browser deletes this when you clear the data of this site. Nothing breaks without it; you only have to sign in again.`,
      ],
    },
    {
      id: 'server',
      title: msg`On our server`,
      blocks: [
        msg`Published content can be read without an account. For each request the server writes one line to its log: the time, the page, your IP address, the status and the duration. Tokens from email links and email addresses are not logged. We use the log to find faults and stop abuse.`,
        msg`To keep the service fast for everyone, the server counts for one minute how often an IP address searches. If a search finds nothing, we count its words for 90 days, without anything about you; words that look like a phone number or an email address are not counted.`,
        {
          message: msg`Other sites may put <search>our search</search> on their pages. It stores nothing in your browser. While you type there, we receive the text, that site’s address and your IP address. The text is not stored. For one minute we store a hash of the IP address and a counter. For the site we store two counters a day: how many searches were answered, and how many were not.`,
          links: { search: paths.partners },
        },
      ],
    },
    {
      id: 'given',
      title: msg`What you send us`,
      blocks: [
        {
          table: {
            label: msg`What you send us`,
            lines: [
              {
                name: msg`A message`,
                value: msg`Your name, email, topic and text, to answer you. We keep them until you ask us to delete them.`,
              },
              {
                name: msg`A subscription`,
                value: msg`Your email, and when you confirmed it or unsubscribed. Before you confirm it, we send you one link and nothing else.`,
              },
              {
                name: msg`Contact details in the exit popup`,
                value: msg`Your name, email, number and the page you were on, if you enter them. Our team may contact you once about what you were looking for; after that, they can no longer see your email and number.`,
              },
              {
                name: msg`A job alert`,
                value: msg`Your email and the filters, until you end the alert. Once a year we ask whether you still want it.`,
              },
              {
                name: msg`A report`,
                value: msg`What is wrong, and your email if you enter it. The owner of the page does not see who reported it.`,
              },
              {
                name: msg`Emails to you`,
                value: msg`Address, subject and time, for about a month. The text of an email is deleted from the server once it is sent.`,
              },
              {
                name: msg`How often forms are sent`,
                value: msg`A hash of the IP address and a counter, for one hour. For newsletter subscriptions also a hash of the email address, for one day.`,
              },
            ],
          },
        },
        {
          message: msg`To see, correct or delete the data we have about you without an account, <contact>write to us</contact>.`,
          links: { contact: `${paths.contactUs}?topic=privacy` },
        },
      ],
    },
    {
      id: 'account',
      title: msg`Your account`,
      blocks: [
        msg`We store this only if you register. Other users see only what is named here. EdBazaar staff can see your name, your contact details, what you have listed, and what they need to check reports, payments and applications.`,
        {
          table: {
            label: msg`What we store for your account`,
            lines: [
              {
                name: msg`Your details`,
                value: msg`Your name, your email and whether it is confirmed, your number if you provide one, and how you prefer to be contacted.`,
              },
              {
                name: msg`Your password`,
                value: msg`As a hash, from which the password cannot be recovered. If you sign in with Google there is no password, and we store Google’s id for your account.`,
              },
              {
                name: msg`Your children`,
                value: msg`Names and birthdays, if you enter them. Others see a child’s name only if you send an enquiry, book a class or enter a contest for the child. Nobody else sees the day of birth: an enquiry shows the month, and a booking the age.`,
              },
              {
                name: msg`Your enquiries`,
                value: msg`What you wrote to a school or store, what it answered, how you allowed it to contact you, and who there opened your phone number. Its staff see your details until you withdraw the permission or its last day has passed.`,
              },
              {
                name: msg`Your bookings`,
                value: msg`The class, the child, your note, attendance, and your place in a waitlist. The provider sees the names and ages of the children and your note, and opens your email or number only if you allowed it; you see who did. Cancelling ends this.`,
              },
              {
                name: msg`Your job applications`,
                value: msg`Your CV, answers, messages and interviews. The school or store sees them until you withdraw, or until 12 months after the job closed; you keep a copy. Only we use your date of birth and PIN code, to detect duplicate accounts. Drafts are deleted 90 days after the job closed.`,
              },
              {
                name: msg`Your contest entries`,
                value: msg`What you entered, with its images, and for a child the first name, class and town. Judges see the entry and the age, but no names. Only winning entries are published, as you agreed. Withdrawing deletes the entry and its images; images of entries that did not win are deleted 90 days after the winners are announced.`,
              },
              {
                name: msg`Your images`,
                value: msg`Re-encoded, so that they no longer contain location or camera data. Anyone with the address of an image can see it. Images that you never used are deleted after one day. Images that you or we remove from a school, store or service are kept for 30 days, so that the removal can be undone.`,
              },
              {
                name: msg`Your sessions`,
                value: msg`The kind of device, when you signed in and were last active, and a hash of your IP prefix. A session expires 30 days after you were last active, and after six months at the latest.`,
              },
              {
                name: msg`Email links`,
                value: msg`A hash of the link and the email it was sent to, for half an hour.`,
              },
              { name: msg`Bookmarks`, value: msg`What you bookmarked, and your notes on it.` },
              {
                name: msg`What you list`,
                value: msg`Schools, stores and services, as parents see them; and an audit log of your changes: the old value, the new value and the time, for two years. For long texts it stores only the part that changed, and changes within ten minutes count as one. Only EdBazaar staff can see the audit log.`,
              },
              {
                name: msg`Filter values you request`,
                value: msg`The value, and the filter you requested it for.`,
              },
              {
                name: msg`Your blogs and videos`,
                value: msg`Drafts, and what is published under your name.`,
              },
              {
                name: msg`Your comments`,
                value: msg`What you wrote. Other readers see it with your first name and initial.`,
              },
              {
                name: msg`Your plan`,
                value: msg`Which plan you have, to whom its invoices are made out, and the references of your payments. If you pay online, you do so on a page of Razorpay: we send it the amount and the number of the invoice, and it tells us whether you have paid.`,
              },
              {
                name: msg`Your work for a school or store`,
                value: msg`What you answered, decided, opened and exported there, with the time. Its other members see it, and parents and applicants see who opened their contact details.`,
              },
              {
                name: msg`Rate limits`,
                value: msg`A hash of the account or IP prefix, and how often passwords were tried, images uploaded and links requested: for one hour, and for links to change an email for one day.`,
              },
            ],
          },
        },
        msg`On your profile you can download all of it as a file, and delete your account. Deletion is immediate and permanent. It covers everything above and, if your email is confirmed, your messages, your subscription, the enquiries you sent without signing in, and the record of emails sent to you. As the law requires, we keep a record for one year that the account, its enquiries and its permissions existed: hashes and times only, without your details. We send one last email to confirm the deletion. Schools, stores and services that you had already deleted are removed with it. Others remain without an owner, and their audit log remains without your name. Invoices remain with the name that is printed on them, because the law requires it.`,
      ],
    },
    {
      id: 'tracking',
      title: msg`Who else receives data`,
      blocks: recipientsText({ isCounting, hasGoogle, hasJobsSite }),
    },
    {
      id: 'children',
      title: msg`Children`,
      blocks: [
        msg`EdBazaar is made for parents, students and schools. We collect no data from children, and you never need a child’s name to read a page. Parents may add their children to their own profile, where only they can see them. They may name a child in an enquiry, book a class for a child, or enter a contest for one; each time they see first who gets which details, and agree.`,
      ],
    },
    {
      id: 'changes',
      title: msg`Changes to this page`,
      blocks: [
        msg`We update this page before the product changes, and show the date of the change.`,
      ],
    },
  ]
}

function recipientsText({ isCounting, hasGoogle, hasJobsSite }: Site): MessageDescriptor[] {
  const others = [...(hasGoogle ? [google] : []), ...(hasJobsSite ? [jobsSite] : [])]
  if (isCounting)
    return [
      msg`We count visits with Google Analytics. Google receives your IP address and which pages of EdBazaar your browser opens. You can stop that with a content blocker; nothing breaks.`,
      ...others,
      msg`There are no advertisements, and we do not sell your data.`,
    ]
  if (others.length > 0)
    return [
      ...others,
      msg`No other company counts your visits, and there are no advertisements. We do not sell your data.`,
    ]
  return [
    msg`Nobody. No other company counts your visits, there are no advertisements, and fonts, images and scripts are loaded from this server. We do not sell your data.`,
  ]
}
