import { SiteSettingsContext } from '@edbazaar/feature-shell'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AboutScreen } from './about'
import { PrivacyScreen } from './privacy'
import { TermsScreen } from './terms'

test.each([
  ['/about-us', AboutScreen, 'How ranking works'],
  ['/privacy', PrivacyScreen, 'In your browser'],
  ['/terms', TermsScreen, 'What you may do'],
])('%s leads to each of its sections', async (path, Component, title) => {
  renderPage([{ path, Component }], path)
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  for (const link of contents.getAllByRole('link')) {
    const section = document.querySelector(link.getAttribute('href') ?? '')
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
  expect(contents.getByRole('link', { name: title })).toBeDefined()
})

test('the points of ranking are those that a register can give, 65 at most', () => {
  renderPage([{ path: '/', Component: AboutScreen }], '/')
  const table = screen.getByRole('table', { name: 'Points of a school from a register' })
  const points = within(table)
    .getAllByRole('cell')
    .flatMap(({ textContent }) => [...textContent.matchAll(/(\d+)(?= points| for age)/g)])
  expect(points.reduce((sum, [number]) => sum + Number(number), 0)).toBe(65)
})

test('privacy names the counting of visits only where it is switched on', () => {
  const counted = (
    <SiteSettingsContext value={{ analyticsId: 'G-TEST' }}>
      <PrivacyScreen />
    </SiteSettingsContext>
  )
  renderPage([{ path: '/', element: counted }], '/')
  expect(screen.getByText(/Google Analytics/)).toBeDefined()
})

test('privacy says that nobody counts where nothing is configured', () => {
  renderPage([{ path: '/', Component: PrivacyScreen }], '/')
  expect(screen.queryByText(/Google Analytics/)).toBeNull()
  expect(screen.getByText(/^Nobody\. No visit is counted/)).toBeDefined()
})

test('privacy says what our jobs site learns, where there is one', () => {
  const withJobs = (
    <SiteSettingsContext value={{ jobsUrl: 'https://jobs.example.in' }}>
      <PrivacyScreen />
    </SiteSettingsContext>
  )
  renderPage([{ path: '/', element: withJobs }], '/')
  expect(screen.getByText(/^If you go to our site for jobs .* it learns your name/)).toBeDefined()
  expect(screen.queryByText(/^Nobody\./)).toBeNull()
})

test('privacy names what an account keeps, and Google only where one can sign in with it', () => {
  const withGoogle = (
    <SiteSettingsContext value={{ googleClientId: 'client.apps.googleusercontent.com' }}>
      <PrivacyScreen />
    </SiteSettingsContext>
  )
  renderPage([{ path: '/', element: withGoogle }], '/')
  const kept = screen.getByRole('table', { name: 'What is kept of your account' })
  expect(within(kept).getByText(/Names and birthdays/)).toBeDefined()
  expect(screen.getByText(/^The button to sign in with Google comes from Google/)).toBeDefined()
  expect(screen.queryByText(/scripts come from this server/)).toBeNull()
})
