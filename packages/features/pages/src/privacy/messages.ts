import { paths } from '@edbazaar/feature-shell'
import type { ArticleSection } from '../article/Article'

/** Every sentence of the page about privacy. What it says is what the product does. */
export const messages = {
  title: 'Privacy',
  description:
    'What EdBazaar stores in your browser and on its server, for how long, and how to have it deleted.',
  standfirst:
    'What stays in your browser, what the server keeps, and what nobody gets. In plain words, because it is short.',
  note: 'Last changed 20 November 2026',
  contents: 'On this page',
} as const

interface Site {
  /** Whether the operator counts visits with Google Analytics. */
  isCounting: boolean
}

export function sectionsFor({ isCounting }: Site): readonly ArticleSection[] {
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
            ],
          },
        },
        'Your browser deletes them when you clear the data of this site. Nothing breaks without them.',
      ],
    },
    {
      id: 'server',
      title: 'On our server',
      blocks: [
        'Everything here can be read without an account. For each request the server writes one line in its log: the time, the page, your internet address, whether it went well and how long it took. The log is there to find faults and to stop abuse.',
        'To keep one visitor from slowing the others down, the server counts for a minute how often an internet address searches.',
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
                name: 'Mails to you',
                value:
                  'Address, subject and time. What a mail said is deleted from the server once it is sent.',
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
          'To see, correct or delete what we hold of you, ',
          { text: 'write to us', href: `${paths.contactUs}?topic=privacy` },
          '.',
        ],
      ],
    },
    {
      id: 'tracking',
      title: 'Who else is told',
      blocks: isCounting
        ? [
            'Visits are counted with Google Analytics. Google learns which pages of EdBazaar your browser opens, and its internet address. A blocker in your browser stops that, and nothing breaks.',
            'There are no advertisements, and we sell nothing that we know about you.',
          ]
        : [
            'Nobody. No visit is counted by another company, there are no advertisements, and type, pictures and scripts come from this server. We sell nothing that we know about you.',
          ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'EdBazaar is made for parents, students and schools. We ask nothing of children, and no page needs a child’s name to be read.',
      ],
    },
    {
      id: 'changes',
      title: 'When this changes',
      blocks: ['This page changes before the product does, and says on which day it did.'],
    },
  ]
}
