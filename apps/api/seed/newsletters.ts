import type { newsletterIssues } from '../src/db/schema/index.ts'
import { dayMs } from '../src/modules/platform/dates/durations.ts'
import { todayInIndia } from '../src/modules/platform/dates/today-in-india.ts'
import { cleanHtml } from '../src/modules/platform/rich-text/clean-html.ts'

/** Days between two newsletters. */
const apart = 30

interface Issue {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly paragraphs: readonly string[]
}

/** The oldest first. General advice without figures, so that it cannot become outdated. */
const issues: readonly Issue[] = [
  {
    slug: 'where-to-begin',
    title: 'Where to begin',
    summary: 'A short list beats a long one: four questions that leave you with six schools.',
    paragraphs: [
      'Most families begin with a name they have heard. That is a fine beginning and a poor ending: the name says little about the road to it at eight in the morning.',
      '<h2>Four questions, in this order</h2>',
      '<ol><li>How far will my child travel, twice a day, for years?</li><li>Which board, and is there a reason for it?</li><li>What can we pay in the first year, and in the fourth?</li><li>Which class has room for us at all?</li></ol>',
      'Answer them at the kitchen table before you look at a single picture. What is left is rarely more than six schools, and six can be visited.',
    ],
  },
  {
    slug: 'how-to-read-a-fee-sheet',
    title: 'How to read a fee sheet',
    summary:
      'Admission, tuition, transport, books: what comes once, what comes back, what is missing.',
    paragraphs: [
      'Two schools quote the same tuition, and one costs half as much again. The difference stands in the other columns, or in none.',
      '<ul><li><strong>Once:</strong> admission, and a deposit. Ask on which paper its return is promised.</li><li><strong>Every year:</strong> tuition, annual charges, books, uniform.</li><li><strong>By choice:</strong> transport, meals, day care. They are seldom in the first figure you hear.</li></ul>',
      'Then ask for the sheet of the class three years above. Nobody tells you by how much fees will rise, but the step from one class to the next is already printed.',
    ],
  },
  {
    slug: 'what-to-ask-on-a-school-visit',
    title: 'What to ask on a school visit',
    summary: 'Ten minutes in a corridor tell more than an hour in the office.',
    paragraphs: [
      'Go on a working day, while lessons are on. Ask to walk, not to sit.',
      '<ul><li>Look at the wall displays: does the same hand draw everything, or many?</li><li>Ask a teacher what was hard this week. A pause is a good answer.</li><li>Ask where a child goes who feels unwell, and walk there.</li><li>Look into the toilets. Yes, really.</li></ul>',
      'At the gate, ask a parent who is waiting what they would change. Everybody would change something; listen for how long the school has known of it.',
    ],
  },
  {
    slug: 'a-tuition-or-a-talk',
    title: 'A tuition, or a talk',
    summary: 'Before paying for more hours, find out which hour is missing.',
    paragraphs: [
      'Marks fall, and the first thought is a tuition. Often it helps. Sometimes it adds two hours to a day that was too full already.',
      'Ask the class teacher one thing first: does my child not understand, or not practise? The first calls for somebody who explains; the second for a quiet table and forty minutes.',
      'If it is a tuition, take a single month, agree on one thing that shall be better at its end, and look at that thing then.',
    ],
  },
  {
    slug: 'packing-for-the-first-camp',
    title: 'Packing for the first camp',
    summary: 'What to ask the organiser, what goes into the bag, and what stays at home.',
    paragraphs: [
      'A first camp is mostly about one night. The rest is games.',
      '<h2>Ask the organiser</h2>',
      '<ul><li>How many children for one grown-up, by day and by night?</li><li>Who has learnt first aid, and how far is the next doctor?</li><li>When, and how, may we telephone?</li></ul>',
      'Into the bag: a torch, a hat, shoes that are old already, and something that smells of home. At home stays the telephone, if the camp says so; and the promise to fetch them at once, which few children need and many would use.',
    ],
  },
  {
    slug: 'dates-that-do-not-wait',
    title: 'Dates that do not wait',
    summary: 'Forms, lists and interviews: a calendar for the months of admission.',
    paragraphs: [
      'Between autumn and spring the calendar of a family with a small child fills with other people’s dates. Put them where all can see them: when forms open, when they close, when lists are shown.',
      'Write beside each date what it costs you to miss it. Most can be repaired; a form that was not handed in cannot.',
      'On the page of each school EdBazaar shows the dates that the school has told us, and who told them. Where we know none, we say so: then ask, and ask for it in writing.',
    ],
  },
  {
    slug: 'the-first-week',
    title: 'The first week',
    summary: 'What helps in the first days at a new school, and what only helps the parents.',
    paragraphs: [
      'The first week is tiring for the smallest part of the family, and moving for the largest. Both are normal.',
      '<ul><li>Walk or ride the way together once, on a day without school.</li><li>Let the bag be packed by whoever carries it.</li><li>Ask not “How was it?” but “Who sat beside you?”</li></ul>',
      'And let the second week be dull. Dull is what settling in feels like.',
    ],
  },
]

/** The published newsletters: one a month, the last a few days before `now`. */
export function demoNewsletters(now = Date.now()): (typeof newsletterIssues.$inferInsert)[] {
  return issues.map(({ slug, title, summary, paragraphs }, i) => ({
    slug,
    title,
    summary,
    number: i + 1,
    blocks: [
      {
        type: 'text',
        html: cleanHtml(
          paragraphs.map((text) => (/^</.test(text) ? text : `<p>${text}</p>`)).join(''),
        ),
      },
    ],
    publishedOn: todayInIndia(now - (4 + (issues.length - 1 - i) * apart) * dayMs),
  }))
}
