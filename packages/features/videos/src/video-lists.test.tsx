import { http, videoSummary } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, within } from '@testing-library/react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { loadKind } from './kind/load-kind'
import { VideoKindScreen } from './kind/VideoKindScreen'
import { loadVideosOverview } from './overview/load-overview'
import { VideosScreen } from './overview/VideosScreen'

const server = startMockServer()

type Summary = ReturnType<typeof videoSummary>

function mockVideos(videosOf: (kind: string | null) => Summary[], total?: number) {
  server.use(
    http.get('/videos', ({ query, response }) => {
      const data = videosOf(query.get('kind'))
      const page = Number(query.get('page') ?? 1)
      const all = total ?? data.length
      return response(200).json({
        data,
        total: all,
        page,
        per_page: 12,
        totalPages: Math.max(1, Math.ceil(all / 12)),
      })
    }),
  )
}

const contest = videoSummary({
  kind: 'contest',
  url: 'draw',
  title: 'Draw your street',
  closes_on: '2020-01-31',
})

const openContest = videoSummary({
  kind: 'contest',
  url: 'sing',
  title: 'Sing a rhyme',
  closes_on: '2099-12-31',
})

describe('the overview', () => {
  const show = async () => {
    renderPage(
      [{ path: '/videos', loader: loadVideosOverview, Component: VideosScreen }],
      '/videos',
    )
    await screen.findByRole('heading', { level: 1, name: 'Videos' })
  }

  test('shows the latest videos of each kind, with a link to all', async () => {
    mockVideos((kind) => (kind === 'contest' ? [contest, openContest] : [videoSummary()]))
    await show()
    for (const [name, href] of [
      ['All discussions', '/video/discussions'],
      ['All contests', '/video/contests'],
      ['All principal talks', '/video/principal-talks'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    }
    const contests = screen.getByRole('list', { name: 'Contests' })
    expect(within(contests).getByText('Closed')).toBeDefined()
    expect(within(contests).getByText('Open until 31 December')).toBeDefined()
    expect(within(contests).getAllByText('47 seconds')).toHaveLength(2)
  })

  test('leaves out kinds without videos, and shows an empty state when there are none', async () => {
    mockVideos((kind) => (kind === 'contest' ? [contest] : []))
    await show()
    expect(screen.queryByRole('heading', { name: 'Discussions' })).toBeNull()
    mockVideos(() => [])
    await show()
    expect(await screen.findByRole('heading', { name: 'No videos yet' })).toBeDefined()
  })
})

describe('the grid of a kind', () => {
  const show = (path: string) =>
    renderPage(
      [
        {
          path: '/video/:kind',
          loader: loadKind,
          Component: VideoKindScreen,
          ErrorBoundary: ErrorStatus,
        },
      ],
      path,
    )

  test('is paged', async () => {
    mockVideos(() => [videoSummary()], 13)
    show('/video/discussions?page=2')
    expect(await screen.findByRole('heading', { level: 1, name: 'Discussions' })).toBeDefined()
    expect(screen.getByText('13–13 of 13')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
      '/video/discussions',
    )
  })

  test('shows a message for a page past the end', async () => {
    mockVideos(() => [], 13)
    show('/video/contests?page=9')
    expect(await screen.findByRole('heading', { name: /no videos on this page/ })).toBeDefined()
  })

  test.each(['/video/videos', '/video/contest'])('%s returns 404', async (path) => {
    show(path)
    expect(await screen.findByText('status 404')).toBeDefined()
  })
})

function ErrorStatus() {
  const error = useRouteError()
  return <p>status {isRouteErrorResponse(error) ? error.status : 'unknown'}</p>
}
