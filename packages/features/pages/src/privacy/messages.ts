import { paths } from '@edbazaar/feature-shell'
import type { ArticleSection } from '../article/Article'

/** Texts of the privacy page. They must match what the product does. */
export const messages = {
  title: 'Privacy',
  description:
    'What EdBazaar stores in your browser and on its server, for how long, and how to have it deleted.',
  standfirst:
    'What we store in your browser and on our server, for how long, and who else receives data.',
  note: 'Last changed 22 November 2026',
  contents: 'On this page',
} as const

interface Site {
  /** Whether the operator counts visits with Google Analytics. */
  isCounting: boolean
  /** Whether Google sign-in is available. */
  hasGoogle: boolean
  /** Whether a separate jobs site is configured. */
  hasJobsSite: boolean
}

const jobsSite =
  'If you go to our jobs site while you are signed in, it receives your name, whether you are a customer or a job seeker, and a token that signs you in there. The token works once and expires in five minutes.'

const google =
  'The Google sign-in button is loaded from Google: when you open the sign-in window, Google receives your IP address. If you use the button, Google sends us your name, your email and its id for your account.'

export function sectionsFor({
  isCounting,
  hasGoogle,
  hasJobsSite,
}: Site): readonly ArticleSection[] {
  return [
    {
      id: 'browser',
      title: 'In your browser',
      blocks: [
        'EdBazaar sets no cookies of its own. It stores a few things in your browser’s local storage, which the server cannot read:',
        {
          table: {
            label: 'What is stored in the browser',
            lines: [
              { name: 'Recent searches', value: 'The last six, to offer them again.' },
              {
                name: 'The place you selected',
                value: 'Its name and location, so that search can find what is nearby.',
              },
              {
                name: 'Filters',
                value: 'The last ones you selected in each list, to offer them again.',
              },
              {
                name: 'Schools to compare',
                value: 'Until you remove them from the comparison.',
              },
              {
                name: 'Bookmarks',
                value: 'Which ones you have, to mark them immediately, until you log out.',
              },
              {
                name: 'Your session',
                value:
                  'The token sent with your requests, your profile, and the names of your schools and stores, until you log out.',
              },
              {
                name: 'Unsaved changes',
                value:
                  'Changes to your profile, schools, stores and services that we have not received yet, until they are saved or you log out.',
              },
              {
                name: 'A school, store or service that you are adding',
                value: 'What you have typed and its images, until it is added or you log out.',
              },
              {
                name: 'Where to continue after signing in',
                value: 'The page that asked you to sign in, until you are there.',
              },
              {
                name: 'The side menu',
                value: 'Whether you collapsed it.',
              },
              {
                name: 'The promotion you closed',
                value: 'Its name, so that the front page does not show it again.',
              },
              {
                name: 'The exit popup',
                value: 'Whether you closed or sent it, so that it does not open again.',
              },
              {
                name: 'The walkthrough',
                value: 'Whether you closed it, until you log out.',
              },
              {
                name: 'The version of EdBazaar',
                value: 'The one you loaded last, so that a new version loads automatically.',
              },
            ],
          },
        },
        'Your browser deletes this when you clear the data of this site. Nothing breaks without it; you only have to sign in again.',
      ],
    },
    {
      id: 'server',
      title: 'On our server',
      blocks: [
        'Published content can be read without an account. For each request the server writes one line to its log: the time, the page, your IP address, the status and the duration. Tokens from email links and email addresses are not logged. We use the log to find faults and stop abuse.',
        'To keep the service fast for everyone, the server counts for one minute how often an IP address searches.',
        [
          'Other sites may put ',
          { text: 'our search', href: paths.partners },
          ' on their pages. It stores nothing in your browser. While you type there, we receive the text, that site’s address and your IP address. The text is not stored. For one minute we store a hash of the IP address and a counter. For the site we store two counters a day: how many searches were answered, and how many were not.',
        ],
      ],
    },
    {
      id: 'given',
      title: 'What you send us',
      blocks: [
        {
          table: {
            label: 'What you send us',
            lines: [
              {
                name: 'A message',
                value:
                  'Your name, email, topic and text, to answer you. We keep them until you ask us to delete them.',
              },
              {
                name: 'A subscription',
                value:
                  'Your email, and when you confirmed it or unsubscribed. Before you confirm it, we send you one link and nothing else.',
              },
              {
                name: 'Contact details in the exit popup',
                value:
                  'Your name, email, number and the page you were on, if you enter them. Our team may contact you.',
              },
              {
                name: 'Emails to you',
                value:
                  'Address, subject and time, for about a month. The text of an email is deleted from the server once it is sent.',
              },
              {
                name: 'How often forms are sent',
                value:
                  'A hash of the IP address and a counter, for one hour. For an email that subscribes, for one day.',
              },
            ],
          },
        },
        [
          'To see, correct or delete the data we have about you without an account, ',
          { text: 'write to us', href: `${paths.contactUs}?topic=privacy` },
          '.',
        ],
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Only if you register. Other users see none of it. EdBazaar staff can see your name, your contact details and what you have listed.',
        {
          table: {
            label: 'What we store for your account',
            lines: [
              {
                name: 'Your details',
                value:
                  'Your name, your email and whether it is confirmed, your number if you provide one, and how you prefer to be contacted.',
              },
              {
                name: 'Your password',
                value:
                  'As a hash, from which it cannot be restored. If you sign in with Google there is no password, and we store Google’s id for your account.',
              },
              {
                name: 'Your children',
                value: 'Names and birthdays, if you enter them. Only you can see them.',
              },
              {
                name: 'Your images',
                value:
                  'Re-encoded, so that they no longer contain location or camera data. Anyone with the address of an image can see it. Unused images are deleted after one day.',
              },
              {
                name: 'Your sessions',
                value:
                  'The kind of device, when you signed in and were last active, and a hash of your IP prefix. A session expires 30 days after you were last active, and after six months at the latest.',
              },
              {
                name: 'Email links',
                value: 'A hash of the link and the email it was sent to, for half an hour.',
              },
              { name: 'Bookmarks', value: 'What you bookmarked, and your notes on it.' },
              {
                name: 'What you list',
                value:
                  'Schools, stores and services, as parents see them; and an audit log of your changes: the old value, the new value and the time. Only EdBazaar staff can see the audit log.',
              },
              {
                name: 'Filter values you request',
                value: 'The value, and the filter you requested it for.',
              },
              { name: 'Your blogs', value: 'Drafts, and what is published under your name.' },
              {
                name: 'Rate limits',
                value:
                  'A hash of the account or IP prefix, and how often passwords were tried, images uploaded and links requested: for one hour, and for links to change an email for one day.',
              },
            ],
          },
        },
        'On your profile you can download all of it as a file, and delete your account. Deletion is immediate and permanent. It covers everything above and, if your email is confirmed, your messages, your subscription and the record of emails sent to you. We send one last email to confirm it. Schools and stores that you listed remain without an owner, and so does their audit log, without your name.',
      ],
    },
    {
      id: 'tracking',
      title: 'Who else receives data',
      blocks: recipientsText({ isCounting, hasGoogle, hasJobsSite }),
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'EdBazaar is made for parents, students and schools. We collect no data from children, and you never need a child’s name to read a page. Parents may add their children to their own profile, where only they can see them.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      blocks: ['We update this page before the product changes, and show the date of the change.'],
    },
  ]
}

function recipientsText({ isCounting, hasGoogle, hasJobsSite }: Site): string[] {
  const others = [...(hasGoogle ? [google] : []), ...(hasJobsSite ? [jobsSite] : [])]
  if (isCounting)
    return [
      'We count visits with Google Analytics. Google receives your IP address and which pages of EdBazaar your browser opens. You can stop that with a content blocker; nothing breaks.',
      ...others,
      'There are no advertisements, and we do not sell your data.',
    ]
  if (others.length > 0)
    return [
      ...others,
      'No other company counts your visits, and there are no advertisements. We do not sell your data.',
    ]
  return [
    'Nobody. No other company counts your visits, there are no advertisements, and fonts, images and scripts are loaded from this server. We do not sell your data.',
  ]
}
