import { createI18n } from '@edbazaar/feature-platform'
import { describe, expect, test } from 'vitest'
import { menuTargets } from './menu-targets'
import { menusFor } from './menus'
import { messages } from './messages'

function currentAt(address: string) {
  const { pathname, search } = new URL(address, 'http://edbazaar.test')
  return Object.entries(menuTargets({ pathname, search, settings: {} })).flatMap(
    ([name, { isCurrent }]) => (isCurrent ? [name] : []),
  )
}

describe('marks the current page', () => {
  test.each([
    ['/', ['home']],
    ['/schools', ['schools']],
    ['/schools/vidya-niketan-482913', ['schools']],
    ['/schoolsandmore', []],
    ['/beyond-school/camps', ['beyondSchool', 'camps']],
    ['/products/chess-club-100001', ['beyondSchool']],
    ['/jobs/description/7', ['jobs']],
    ['/video/contests/science-fair', ['videos', 'contests']],
    ['/blog-details/how-to-choose', ['blogs']],
    ['/contact-us', ['contactUs']],
    ['/contact-us?topic=press', ['contactUs']],
    ['/contact-us?topic=consultation', ['consultation']],
    ['/contact-us?topic=donate-books', ['donateBooks']],
    ['/global-search-result', []],
  ])('%s', (pathname, names) => {
    expect(currentAt(pathname)).toEqual(names)
  })
})

describe('external sites', () => {
  const settings = {
    jobsUrl: 'https://jobs.example/',
    consultationUrl: 'https://talk.example/',
    donateBooksUrl: 'https://books.example/',
  }

  test('replace our own pages when they are configured', () => {
    const to = menuTargets({ pathname: '/jobs', settings })
    expect(to.jobs).toEqual({ href: 'https://jobs.example/', isCurrent: true })
    expect(to.consultation.href).toBe('https://talk.example/')
    expect(to.donateBooks.href).toBe('https://books.example/')
  })

  test('fall back to our own pages when they are not configured', () => {
    const to = menuTargets({ pathname: '/', settings: {} })
    expect(to.jobs.href).toBe('/jobs')
    expect(to.consultation.href).toBe('/contact-us?topic=consultation')
    expect(to.donateBooks.href).toBe('/contact-us?topic=donate-books')
  })
})

test.each([{}, { consultationUrl: 'https://talk.example/' }])(
  'the bar of phones has the specified entries with the settings %j',
  (settings) => {
    const t = createI18n('en').translate(messages)
    const { bar } = menusFor({ pathname: '/', settings }, t)
    expect(bar.map(({ label }) => label)).toEqual([
      'Schools',
      'Beyond School',
      'Consultation',
      'EdJobs',
      'More',
    ])
    const more = bar.flatMap((entry) => ('items' in entry ? entry.items : []))
    expect(more.map(({ label }) => label)).toEqual([
      'Newsletter',
      'Videos',
      'Blogs',
      'Donate Books',
      'Contact Us',
      'About Us',
      'Careers',
    ])
  },
)
