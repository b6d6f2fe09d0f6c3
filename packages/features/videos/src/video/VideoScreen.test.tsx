import { contest, http, schoolSummary, video, videoSummary } from '@edbazaar/api-client/testing'
import { sampleImage } from '@edbazaar/feature-catalogue-ui/contest-answers/sample'
import { createI18n } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { loadVideo } from './load-video'
import { VideoScreen } from './VideoScreen'
import { videoMeta } from './video-meta'

const server = startMockServer()

function show(data = video(), path = `/video/discussions/${data.url}`) {
  server.use(http.get('/videos/{url}', ({ response }) => response(200).json(data)))
  renderPage(
    [
      {
        path: '/video/:kind/:url',
        loader: loadVideo,
        Component: VideoScreen,
        ErrorBoundary: ErrorStatus,
      },
    ],
    path,
  )
  return screen.findByRole('heading', { level: 1 })
}

function ErrorStatus() {
  const error = useRouteError()
  return <h1>status {isRouteErrorResponse(error) ? error.status : 'unknown'}</h1>
}

const player = () => screen.getByLabelText<HTMLVideoElement>('How much homework is enough?')

describe('a video', () => {
  test('shows its sources, captions and transcript', async () => {
    await show()
    const sources = [...player().querySelectorAll('source')].map((source) =>
      source.getAttribute('src'),
    )
    expect(sources).toEqual(['/media/videos/v1/homework.mp4', '/media/videos/v1/homework.webm'])
    expect(player().querySelector('track')?.getAttribute('src')).toBe(
      '/media/videos/v1/homework.vtt',
    )
    expect(screen.getByText(/This video has no sound/)).toBeDefined()
    expect(screen.getByText('Done or not.')).toBeDefined()
    expect(screen.getByText('12 November 2026')).toBeDefined()
  })

  test('plays from a line of the transcript, and highlights the current line', async () => {
    await show()
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    await userEvent.click(screen.getByRole('button', { name: 'Play from 0:06' }))
    expect(play).toHaveBeenCalledOnce()
    expect(player().currentTime).toBe(6.5)
    fireEvent.timeUpdate(player())
    const current = screen
      .getAllByRole('listitem')
      .filter((line) => line.getAttribute('aria-current') === 'true')
    expect(current.map(({ textContent }) => textContent)).toEqual(['0:06Done or not.'])
  })

  test('returns 404 under a URL of another kind', async () => {
    expect((await show(video(), '/video/contests/how-much-homework-is-enough')).textContent).toBe(
      'status 404',
    )
  })

  test('leaves out empty sections', async () => {
    await show(
      video({ description: null, transcript: [], speakers: [], captions: [], has_sound: true }),
    )
    for (const absent of ['About this video', 'Transcript', 'Speakers', 'Rules', 'Winners']) {
      expect(screen.queryByRole('heading', { name: absent })).toBeNull()
    }
    expect(screen.queryByText(/no sound/)).toBeNull()
  })

  test('links to other videos of its kind', async () => {
    await show(video({ related: [videoSummary({ url: 'phone', title: 'The first phone' })] }))
    const relatedList = screen.getByRole('list', { name: 'More discussions' })
    expect(within(relatedList).getByRole('link').getAttribute('href')).toBe(
      '/video/discussions/phone',
    )
  })
})

test('says what kind of media and whose it is, and that comments are off', async () => {
  await show(video({ is_by_provider: true, has_synthetic_media: true, has_comments: false }))
  expect(screen.getByText('By the provider')).toBeDefined()
  expect(screen.getByText('Contains AI-generated or altered media')).toBeDefined()
  expect(screen.getByText('Comments are turned off for this video.')).toBeDefined()
})

describe('a contest', () => {
  const showContest = (differences: Parameters<typeof contest>[0] = {}) =>
    show(video({ kind: 'contest', contest: contest(differences) }), '/video/contests/how')

  test('that is open shows the closing date, the rules and how to enter', async () => {
    await showContest()
    const details = screen.getByRole('region', { name: 'Contest details' })
    expect(within(details).getByText('Open')).toBeDefined()
    expect(within(details).getByText('31 December 2999')).toBeDefined()
    expect(within(details).getByRole('heading', { name: 'How to enter' })).toBeDefined()
    expect(within(details).getByRole('link').getAttribute('href')).toBe(
      'mailto:contests@example.com',
    )
    expect(screen.getByText('One drawing each.')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Winners' })).toBeNull()
  })

  test('that has closed shows that the winners have not been announced', async () => {
    await showContest({ closes_on: '2020-01-31' })
    const details = screen.getByRole('region', { name: 'Contest details' })
    expect(within(details).getByText('Closed')).toBeDefined()
    expect(within(details).queryByRole('heading', { name: 'How to enter' })).toBeNull()
    expect(screen.getByText('The winners have not been announced yet.')).toBeDefined()
  })

  const info = {
    id: 9,
    url: 'how',
    title: 'How',
    opens_at: '2026-01-01T00:00:00.000Z',
    closes_at: '2999-12-31T12:30:00.000Z',
    min_age: 8,
    max_age: 14,
  }

  test.each([
    ['upcoming', 'Not open yet', null],
    ['open', 'Open', 'Enter this contest'],
    ['closed', 'Closed', 'See my entry'],
    ['announced', 'Winners announced', 'See my entry'],
  ] as const)('that takes entries here and is %s', async (state, text, link) => {
    await showContest({ info: { ...info, state } })
    const details = within(screen.getByRole('region', { name: 'Contest details' }))
    expect(details.getByText(text)).toBeDefined()
    expect(details.getByText('8–14')).toBeDefined()
    const enter = link === null ? null : details.getByRole('link', { name: link })
    expect(enter?.getAttribute('href') ?? null).toBe(
      link === null ? null : '/video/contests/how/enter',
    )
  })

  test('shows a winner without a name, and an image if there is no video file', async () => {
    const winners = [
      { prize: 'First prize', name: '', detail: null, work: 'Eleven dogs', images: [] },
    ]
    const description = '<p>Draw a dog.</p>'
    const page = video({ kind: 'contest', sources: [], description, contest: contest({ winners }) })
    await show(page, '/video/contests/how')
    expect(screen.getByRole('heading', { name: 'About this contest' })).toBeDefined()
    expect(screen.getByText('Name not shown')).toBeDefined()
    expect(document.querySelector('video')).toBeNull()
  })

  test('shows its winners', async () => {
    const winners = [
      {
        prize: 'First prize',
        name: 'Aarav S.',
        detail: 'Class 3, Nashik',
        work: 'Eleven dogs',
        images: [],
      },
      { prize: 'Second prize', name: 'सोनू क.', detail: null, work: null, images: [] },
    ]
    await showContest({ closes_on: '2020-01-31', winners })
    expect(screen.getByText('Aarav S.').closest('li')?.textContent).toBe(
      'First prizeAarav S.Class 3, NashikEleven dogs',
    )
    expect(screen.getByText('सोनू क.').getAttribute('lang')).toBe('hi')
  })

  test('shows the images of winners at their full size on request', async () => {
    const images = [sampleImage({ url: '/api/contest-images/abc' })]
    const winner = { prize: 'First prize', name: 'Aarav S.', detail: null, work: 'Eleven dogs' }
    await showContest({ closes_on: '2020-01-31', winners: [{ ...winner, images }] })
    const image = screen.getByRole('img', { name: 'Image 1: Eleven dogs' })
    expect(image.closest('a')?.getAttribute('href')).toBe('/api/contest-images/abc')
  })
})

test('shows the school’s card for a principal’s talk', async () => {
  await show(video({ kind: 'principal_talk', school: schoolSummary() }), '/video/principal-talks/x')
  expect(screen.getByRole('heading', { name: 'School' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Vidya Niketan Public School' })).toBeDefined()
})

test('has metadata with its canonical path', () => {
  const { related: _, school: __, ...shown } = video()
  const loaded = { video: shown, school: null, related: [], comments: null, today: '2026-11-20' }
  expect(videoMeta(loaded, createI18n('en'))).toMatchObject({
    title: 'How much homework is enough?',
    canonicalPath: '/video/discussions/how-much-homework-is-enough',
  })
})
