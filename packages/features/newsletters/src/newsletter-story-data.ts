import type { Newsletter, NewsletterList } from '@edbazaar/api-client'

const summary = 'What a fee sheet lists, what it leaves out, and which fees you pay every year.'

export const newsletter: Newsletter = {
  slug: '2026-11-reading-a-fee-sheet',
  number: 12,
  title: 'Reading a fee sheet',
  summary,
  published_on: '2026-11-05',
  body: '<p>A fee sheet has few lines, and each of them a question.</p><h2>Once</h2><p>Admission and a deposit. Ask when the deposit comes back.</p><ul><li>Admission</li><li>Deposit</li></ul><h2>Every year</h2><p>Tuition, transport, books and uniform.</p>',
  previous: { slug: '2026-10-visits', title: 'What to look at on a visit' },
  next: null,
  updated_at: '2026-11-05T06:00:00.000Z',
}

/** Two issues, one with a long Hindi title. */
export const archive: NewsletterList = {
  data: [
    {
      slug: newsletter.slug,
      number: 12,
      title: newsletter.title,
      summary,
      published_on: '2026-11-05',
    },
    {
      slug: '2026-10-visits',
      number: 11,
      title: 'विद्यालय-निरीक्षण के समय अभिभावकों को किन-किन बातों पर ध्यान देना चाहिए',
      summary: 'प्रवेश-प्रक्रिया, शुल्क-संरचना, परिवहन-व्यवस्था और पुस्तकालय: एक सूची, जिसे साथ ले जाएँ।',
      published_on: '2026-10-05',
    },
  ],
  total: 2,
  page: 1,
  per_page: 20,
  totalPages: 1,
}
