import { videoSummary } from '@edbazaar/api-client/testing'
import { describe, expect, test } from 'vitest'
import { contestState, videoCard } from './video-card'

describe('a contest', () => {
  test.each([
    ['2026-11-19', 'open'],
    ['2026-11-20', 'open'],
    ['2026-11-21', 'closed'],
  ])('that closes on 20 November is, on %s, %s', (today, state) => {
    expect(contestState('2026-11-20', today)).toBe(state)
  })

  test('that was closed on its last day is closed', () => {
    const closed = videoSummary({ kind: 'contest', closes_on: '2026-11-20', is_closed: true })
    expect(videoCard(closed, '2026-11-20').contest?.state).toBe('closed')
  })
})

test('shows a talk’s speaker and school, and a discussion’s speakers', () => {
  const talk = videoSummary({
    kind: 'principal_talk',
    speakers: [{ name: 'Dr Gayatri Hegde', role: 'Principal' }],
    school_name: 'Vidya Niketan',
  })
  expect(videoCard(talk, '2026-11-20')).toMatchObject({
    href: '/video/principal-talks/how-much-homework-is-enough',
    detail: 'Dr Gayatri Hegde, Vidya Niketan',
  })
  expect(videoCard(videoSummary(), '2026-11-20')).toMatchObject({
    href: '/video/discussions/how-much-homework-is-enough',
    detail: 'Meera Kulkarni, Leela Thomas',
  })
  expect(videoCard(videoSummary({ speakers: [] }), '2026-11-20')).not.toHaveProperty('detail')
})
