import { createI18n } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { articleCard, blogMessages } from './blog-card'

const card = {
  href: '/blog/fees',
  image: { src: '/fees.jpg' },
  title: 'Reading a fee sheet',
  summary: 'What each head of a fee sheet means.',
  topic: 'fees',
  publishedOn: '2026-11-20',
  author: 'Anita Rao',
  minutes: 4,
} as const

test.each([
  ['en-IN', '20 November'],
  ['hi-IN', '20 नवंबर'],
] as const)('the day of a card is in the language of the page, %s', (locale, day) => {
  const t = createI18n('en').translate(blogMessages)
  expect(articleCard(card, t, locale).kicker).toContain(day)
})
