import { describe, expect, test } from 'vitest'
import { menuPlaces } from './menu-places'

const currentAt = (pathname: string) =>
  Object.entries(menuPlaces({ pathname, settings: {} })).flatMap(([name, { isCurrent }]) =>
    isCurrent ? [name] : [],
  )

describe('the page shown is marked', () => {
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
    ['/global-search-result', []],
  ])('%s', (pathname, names) => {
    expect(currentAt(pathname)).toEqual(names)
  })
})

describe('other sites', () => {
  const settings = {
    jobsUrl: 'https://jobs.example/',
    consultationUrl: 'https://talk.example/',
    donateBooksUrl: 'https://books.example/',
  }

  test('take the place of our own pages where they are configured', () => {
    const to = menuPlaces({ pathname: '/jobs', settings })
    expect(to.jobs).toEqual({ href: 'https://jobs.example/', isCurrent: true })
    expect(to.consultation.href).toBe('https://talk.example/')
    expect(to.donateBooks.href).toBe('https://books.example/')
  })

  test('are our own pages where they are not', () => {
    const to = menuPlaces({ pathname: '/', settings: {} })
    expect(to.jobs.href).toBe('/jobs')
    expect(to.consultation.href).toBe('/contact-us?topic=consultation')
    expect(to.donateBooks.href).toBe('/contact-us?topic=donate-books')
  })
})
