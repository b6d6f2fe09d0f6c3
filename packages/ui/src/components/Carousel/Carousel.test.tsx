// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BannerSlide } from './BannerSlide'
import { Carousel } from './Carousel'

const words = ['Schools', 'Tuitions', 'Activities', 'EdJobs']

let prefersLessMotion = false
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  prefersLessMotion = false
  visibility = 'visible'
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersLessMotion,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show() {
  render(
    <Carousel label="Highlights">
      {words.map((word) => (
        <BannerSlide
          key={word}
          href={`/${word}`}
          image={{ src: `/${word}.svg` }}
          tag={word}
          title={word}
        />
      ))}
    </Carousel>,
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const carousel = () => screen.getByRole('region', { name: 'Highlights' })
const shown = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => slide.dataset.state === 'shown')
    .map((slide) => slide.getAttribute('aria-label'))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function showTab(state: DocumentVisibilityState) {
  visibility = state
  act(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('shows the next slide every four seconds, and the first after the last', () => {
  show()
  pass(3999)
  expect(shown()).toEqual(['1 of 4'])
  pass(1)
  expect(shown()).toEqual(['2 of 4'])
  for (const _ of [3, 4, 1]) pass(4000)
  expect(shown()).toEqual(['1 of 4'])
})

test('pauses under the mouse and resumes when it leaves', () => {
  show()
  pass(3000)
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' })
  pass(60_000)
  expect(shown()).toEqual(['1 of 4'])
  fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' })
  pass(3999)
  expect(shown()).toEqual(['1 of 4'])
  pass(1)
  expect(shown()).toEqual(['2 of 4'])
})

test('pauses while the focus is inside, and announces slides then', () => {
  show()
  const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live')
  expect(live()).toBe('off')
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
  pass(60_000)
  expect(shown()).toEqual(['1 of 4'])
  expect(live()).toBe('polite')
  act(() => screen.getByRole('button', { name: 'Previous slide' }).focus())
  pass(60_000)
  expect(shown()).toEqual(['1 of 4'])
  act(() => screen.getByRole('button', { name: 'Previous slide' }).blur())
  pass(4000)
  expect(shown()).toEqual(['2 of 4'])
})

test('pauses in a hidden tab', () => {
  show()
  showTab('hidden')
  pass(60_000)
  expect(shown()).toEqual(['1 of 4'])
  showTab('visible')
  pass(4000)
  expect(shown()).toEqual(['2 of 4'])
})

test('stops at the button until it is started again', () => {
  show()
  press('Stop the slides')
  pass(60_000)
  expect(shown()).toEqual(['1 of 4'])
  press('Start the slides')
  pass(4000)
  expect(shown()).toEqual(['2 of 4'])
})

test('does not rotate with reduced motion until it is started', () => {
  prefersLessMotion = true
  show()
  pass(60_000)
  expect(shown()).toEqual(['1 of 4'])
  press('Start the slides')
  pass(4000)
  expect(shown()).toEqual(['2 of 4'])
})

test('moves with arrows and dots, and wraps at the ends', () => {
  show()
  press('Previous slide')
  expect(shown()).toEqual(['4 of 4'])
  press('Next slide')
  expect(shown()).toEqual(['1 of 4'])
  press('Slide 3')
  expect(shown()).toEqual(['3 of 4'])
  const current = screen.getByRole('button', { name: 'Slide 3' })
  expect(current.getAttribute('aria-current')).toBe('true')
})

test.each([
  ['to the left brings the next', 'touch', 200, 120, '2 of 4'],
  ['to the right brings the one before', 'touch', 120, 200, '4 of 4'],
  ['that is short changes nothing', 'touch', 120, 140, '1 of 4'],
  ['of a mouse changes nothing', 'mouse', 200, 100, '1 of 4'],
])('a swipe %s', (_, pointerType, from, to, place) => {
  show()
  const slide = screen.getByRole('link', { name: /Schools/ })
  fireEvent.pointerDown(slide, { pointerType, clientX: from })
  fireEvent.pointerUp(slide, { pointerType, clientX: to })
  expect(shown()).toEqual([place])
})

test('exposes only the shown slide to keyboard and screen readers', () => {
  show()
  const reachable = screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
  expect(reachable.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 4'])
})

test('loads only the next image, shortly before it is shown', () => {
  show()
  const states = () =>
    screen.getAllByRole('group', { hidden: true }).map((slide) => slide.dataset.state)
  expect(states()).toEqual(['shown', 'waiting', 'waiting', 'waiting'])
  pass(2000)
  expect(states()).toEqual(['shown', 'near', 'waiting', 'waiting'])
  pass(2000)
  expect(states()).toEqual(['near', 'shown', 'near', 'waiting'])
})
