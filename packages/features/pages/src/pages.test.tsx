import { SiteSettingsContext } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AboutScreen } from './about/AboutScreen'
import { PrivacyScreen } from './privacy/PrivacyScreen'
import { TermsScreen } from './terms/TermsScreen'

test.each([
  ['/about-us', AboutScreen, 'How ranking works'],
  ['/privacy', PrivacyScreen, 'In your browser'],
  ['/terms', TermsScreen, 'What you may do'],
])('%s links to each of its sections', async (path, Component, title) => {
  renderPage([{ path, Component }], path)
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  for (const link of contents.getAllByRole('link')) {
    const section = document.querySelector(link.getAttribute('href') ?? '')
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
  expect(contents.getByRole('link', { name: title })).toBeDefined()
})

test('the ranking points from a register add up to 65', () => {
  renderPage([{ path: '/', Component: AboutScreen }], '/')
  const table = screen.getByRole('table', { name: 'Points of a school from a register' })
  const points = within(table)
    .getAllByRole('cell')
    .flatMap(({ textContent }) => [...textContent.matchAll(/(\d+)(?= points| for age)/g)])
  expect(points.reduce((sum, [number]) => sum + Number(number), 0)).toBe(65)
})

test('privacy mentions analytics when it is configured', () => {
  const withAnalytics = (
    <SiteSettingsContext value={{ analyticsId: 'G-TEST' }}>
      <PrivacyScreen />
    </SiteSettingsContext>
  )
  renderPage([{ path: '/', element: withAnalytics }], '/')
  expect(screen.getByText(/Google Analytics/)).toBeDefined()
})

test('privacy mentions no recipients when nothing is configured', () => {
  renderPage([{ path: '/', Component: PrivacyScreen }], '/')
  expect(screen.queryByText(/Google Analytics/)).toBeNull()
  expect(screen.getByText(/^Nobody\. No other company counts/)).toBeDefined()
})

test('privacy says what the jobs site receives, if there is one', () => {
  const withJobs = (
    <SiteSettingsContext value={{ jobsUrl: 'https://jobs.example.in' }}>
      <PrivacyScreen />
    </SiteSettingsContext>
  )
  renderPage([{ path: '/', element: withJobs }], '/')
  expect(screen.getByText(/^If you go to our jobs site .* it receives your name/)).toBeDefined()
  expect(screen.queryByText(/^Nobody\./)).toBeNull()
})

test('privacy lists the account data, and mentions Google if Google sign-in is configured', () => {
  const withGoogle = (
    <SiteSettingsContext value={{ googleClientId: 'client.apps.googleusercontent.com' }}>
      <PrivacyScreen />
    </SiteSettingsContext>
  )
  renderPage([{ path: '/', element: withGoogle }], '/')
  const table = screen.getByRole('table', { name: 'What we store for your account' })
  expect(within(table).getByText(/Names and birthdays/)).toBeDefined()
  expect(screen.getByText(/^The Google sign-in button is loaded from Google/)).toBeDefined()
  expect(screen.queryByText(/scripts are loaded from this server/)).toBeNull()
})
