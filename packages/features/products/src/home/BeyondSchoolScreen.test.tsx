import { http, productList } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { partsReady } from '@edbazaar/feature-platform/testing/parts-ready'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { BeyondSchoolScreen } from './BeyondSchoolScreen'
import { loadBeyondSchool } from './load-beyond-school'

const server = startMockServer()

async function show(path = '/beyond-school') {
  const shown = renderPage(
    [
      { path: '/beyond-school', loader: loadBeyondSchool, Component: BeyondSchoolScreen },
      { path: '/tuitions-and-activities', element: <p>The list</p> },
    ],
    path,
  )
  await screen.findByRole('heading', { level: 1, name: 'Beyond School' })
  const currentPath = () => {
    const { pathname, search } = shown.router.state.location
    return pathname + search
  }
  return { ...shown, currentPath }
}

describe('the kinds', () => {
  test('link to their lists and show counts', async () => {
    await show()
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds' }))
    expect(kinds.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/beyond-school/tuitions',
      '/beyond-school/activities',
      '/beyond-school/camps',
      '/beyond-school/workshops',
    ])
    expect(kinds.getAllByText('2 available')).toHaveLength(4)
  })

  test('stay when the counts fail to load', async () => {
    const busy = { status: 503, code: 'unavailable', msg: 'EdBazaar is busy. Please try again.' }
    server.use(http.get('/stores/products', ({ response }) => response(503).json(busy)))
    await show()
    expect(screen.getByRole('link', { name: 'Camps' })).toBeDefined()
    expect(screen.queryByText(/available/)).toBeNull()
  })

  test('show popular filter values as links', async () => {
    await show()
    const [maths] = screen.getAllByRole('link', { name: /^Mathematics/ })
    expect(maths?.getAttribute('href')).toBe('/beyond-school/tuitions?filter_ids=35')
    expect(screen.queryByRole('link', { name: /^English/ })).toBeNull()
  })
})

describe('the wizard', () => {
  test('asks age, days and place, and opens the list of matches', async () => {
    const { currentPath } = await show()
    await userEvent.click(screen.getByRole('radio', { name: '8' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    const question = await screen.findByRole('heading', { name: 'Which days work for you?' })
    expect(currentPath()).toBe('/beyond-school?step=days&age=8')
    await waitFor(() => expect(document.activeElement).toBe(question))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { name: 'Where?' })
    await partsReady()
    expect(currentPath()).toBe('/beyond-school?step=place&age=8&days=Sat,Sun')
    await userEvent.type(screen.getByRole('combobox', { name: 'Place' }), 'indira')
    await screen.findByRole('option', { name: /Lucknow/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('The list')).toBeDefined()
    expect(currentPath()).toBe(
      '/tuitions-and-activities?place=indiranagar-bengaluru&age_min=8&age_max=8&days=Sat,Sun',
    )
  })

  test('shows the number of matches so far', async () => {
    server.use(
      http.get('/stores/products', ({ query, response }) =>
        response(200).json(productList({ total: query.get('age_min') === '8' ? 17 : 99 })),
      ),
    )
    await show('/beyond-school?step=days&age=8')
    expect(screen.getByText('17 matches so far')).toBeDefined()
  })

  test('lets the user skip every question', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Any age' }).getAttribute('href')).toBe(
      '/beyond-school?step=days',
    )
  })

  test('links back to an earlier answer', async () => {
    const { router } = await show('/beyond-school?step=place&age=2&days=Mon,Tue,Wed')
    const [age, days, place] = screen
      .getAllByRole('listitem')
      .filter((item) => /^[123]/.test(item.textContent ?? ''))
    expect(age?.textContent).toBe('1AgeUnder 3')
    expect(days?.textContent).toBe('2DaysMon–Wed')
    expect(place?.getAttribute('aria-current')).toBe('step')
    await router.navigate('/beyond-school?age=2&days=Mon,Tue,Wed')
    expect(await screen.findByRole('radio', { name: 'Under 3', checked: true })).toBeDefined()
  })

  test('treats 18 as 18 and older, and ignores invalid answers', async () => {
    await show('/beyond-school?step=place&age=18&days=Someday')
    expect(screen.getByRole('link', { name: 'Anywhere in India' }).getAttribute('href')).toBe(
      '/tuitions-and-activities?age_min=18',
    )
    expect(screen.getByText('Any day')).toBeDefined()
  })
})
