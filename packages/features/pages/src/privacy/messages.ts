import { paths } from '@edbazaar/feature-shell'
import type { ArticleSection } from '../article/Article'

/** Every sentence of the page about privacy. What it says is what the product does. */
export const messages = {
  title: 'Privacy',
  description:
    'What EdBazaar stores in your browser and on its server, for how long, and how to have it deleted.',
  standfirst:
    'What stays in your browser, what the server keeps, and what nobody gets. In plain words, because it is short.',
  note: 'Last changed 22 November 2026',
  contents: 'On this page',
} as const

interface Site {
  /** Whether the operator counts visits with Google Analytics. */
  isCounting: boolean
  /** Whether one can sign in with Google. */
  hasGoogle: boolean
  /** Whether there is a site for jobs to go to. */
  hasJobsSite: boolean
}

const jobsSite =
  'If you go to our site for jobs while you are signed in, it learns your name, whether you are a customer or a job seeker, and a key that works once, for five minutes, and signs you in there.'

const google =
  'The button to sign in with Google comes from Google: when you open the window to sign in, Google learns your internet address. If you press it, Google tells us your name, your email and its number for your account.'

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
        'EdBazaar sets no cookies of its own. It keeps a few things in your browser’s local storage, where the server cannot read them:',
        {
          table: {
            label: 'What is kept in the browser',
            lines: [
              { name: 'Recent searches', value: 'The last six, to offer them again.' },
              {
                name: 'The place you chose',
                value: 'Its name and where it is, so that search finds what is near.',
              },
              {
                name: 'Filters',
                value: 'The ones you chose last in each list, to offer them again.',
              },
              {
                name: 'Schools to compare',
                value: 'Until you take them out of the comparison.',
              },
              {
                name: 'Bookmarks',
                value: 'Which ones you keep, so that they are marked at once, until you log out.',
              },
              {
                name: 'Who is signed in',
                value:
                  'The token that goes along with your requests, what your profile says, and the names of your schools and stores, until you log out.',
              },
              {
                name: 'What is not saved yet',
                value:
                  'Changes to your profile, schools, stores and services that have not reached us, until they have or you log out.',
              },
              {
                name: 'A school, store or service that you are adding',
                value:
                  'What you have typed of it and its images, until it is added, or until you log out.',
              },
              {
                name: 'Where you were going',
                value: 'The page that asked you to sign in, until you are there.',
              },
              {
                name: 'The side menu',
                value: 'Whether you folded it.',
              },
              {
                name: 'The offer you closed',
                value: 'Its name, so that the front page does not open it again.',
              },
              {
                name: 'Whether you were asked when leaving',
                value: 'That you closed or sent the form for those who leave: it comes no more.',
              },
              {
                name: 'The walk through you closed',
                value: 'That you did, until you log out.',
              },
              {
                name: 'The version of EdBazaar',
                value: 'The one you loaded last, so that a new one takes its place by itself.',
              },
            ],
          },
        },
        'Your browser deletes them when you clear the data of this site. Nothing breaks without them; you only have to sign in again.',
      ],
    },
    {
      id: 'server',
      title: 'On our server',
      blocks: [
        'What is published here can be read without an account. For each request the server writes one line in its log: the time, the page, your internet address, whether it went well and how long it took. What opens a link in a mail is left out of it, and so are emails. The log is there to find faults and to stop abuse.',
        'To keep one visitor from slowing the others down, the server counts for a minute how often an internet address searches.',
        [
          'Other sites may put ',
          { text: 'our search', href: paths.partners },
          ' on their pages. It keeps nothing in your browser. While you type there, we learn the letters, that site’s address and your internet address; the letters are not written down. For a minute we keep a hash of the internet address and a number; of the site, two numbers a day: how many searches were answered, and how many were not.',
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
                  'Your name, address, topic and words, to answer you. They stay until you ask us to delete them.',
              },
              {
                name: 'A subscription',
                value:
                  'Your address, and when you confirmed it or left the list. Before you confirm you are sent one link and nothing else.',
              },
              {
                name: 'How to reach you',
                value:
                  'Your name, address, number and the page you were on, if you leave them when you go. Our team may answer you.',
              },
              {
                name: 'Mails to you',
                value:
                  'Address, subject and time, for about a month. What a mail said is deleted from the server once it is sent.',
              },
              {
                name: 'How often forms are sent',
                value:
                  'A hash of the internet address and a number, for an hour; of an address that subscribes, for a day.',
              },
            ],
          },
        },
        [
          'To see, correct or delete what we hold of you without an account, ',
          { text: 'write to us', href: `${paths.contactUs}?topic=privacy` },
          '.',
        ],
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Only if you register. Other users see none of it; those who run EdBazaar see your name, your ways to be reached, and what you have listed.',
        {
          table: {
            label: 'What is kept of your account',
            lines: [
              {
                name: 'Who you are',
                value:
                  'Your name, your email and whether you have confirmed it, your number if you give one, and how you wish to be answered.',
              },
              {
                name: 'Your password',
                value:
                  'As a hash, from which nobody can make it again. Who signs in with Google has none: then Google’s number for the account is kept.',
              },
              {
                name: 'Your children',
                value: 'Names and birthdays, where you note them. Nobody but you is shown them.',
              },
              {
                name: 'Your images',
                value:
                  'Drawn anew, so that they no longer tell where and with what they were taken. Whoever has an image’s address can see it. One that you do not use is deleted after a day.',
              },
              {
                name: 'Where you are signed in',
                value:
                  'The kind of device, when you signed in and were last there, and a hash of your connection. It ends 30 days after you were last there, and after half a year at the latest.',
              },
              {
                name: 'Links in mails',
                value: 'A hash of the link and the address it went to, for half an hour.',
              },
              { name: 'Bookmarks', value: 'What you keep, and your notes on it.' },
              {
                name: 'What you list',
                value:
                  'Schools, stores and what these offer, as parents see them; and what you changed of it, from what to what, and when. The changes are shown to nobody but those who run EdBazaar.',
              },
              {
                name: 'Filter values you ask for',
                value: 'Which value, and for what you asked.',
              },
              { name: 'Your blogs', value: 'Drafts, and what is published under your name.' },
              {
                name: 'How often',
                value:
                  'A hash of the account or connection, and how often passwords were tried, images sent and links asked for: for an hour, for links to change an email a day.',
              },
            ],
          },
        },
        'On your profile you can take all of it along as a file, and delete your account. That happens at once and for good, with everything above and, where your email is confirmed, with your messages, your subscription and the mails we noted. One last mail tells you so. Schools and stores that you listed stay, without an owner; so does the note of what was changed of them, without your name.',
      ],
    },
    {
      id: 'tracking',
      title: 'Who else is told',
      blocks: told({ isCounting, hasGoogle, hasJobsSite }),
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'EdBazaar is made for parents, students and schools. We ask nothing of children, and no page needs a child’s name to be read. Parents may note their children on their own profile, where nobody else is shown them.',
      ],
    },
    {
      id: 'changes',
      title: 'When this changes',
      blocks: ['This page changes before the product does, and says on which day it did.'],
    },
  ]
}

function told({ isCounting, hasGoogle, hasJobsSite }: Site): string[] {
  const others = [...(hasGoogle ? [google] : []), ...(hasJobsSite ? [jobsSite] : [])]
  if (isCounting)
    return [
      'Visits are counted with Google Analytics. Google learns which pages of EdBazaar your browser opens, and its internet address. A blocker in your browser stops that, and nothing breaks.',
      ...others,
      'There are no advertisements, and we sell nothing that we know about you.',
    ]
  if (others.length > 0)
    return [
      ...others,
      'No visit is counted by another company, and there are no advertisements. We sell nothing that we know about you.',
    ]
  return [
    'Nobody. No visit is counted by another company, there are no advertisements, and type, images and scripts come from this server. We sell nothing that we know about you.',
  ]
}
