import { http, schoolList } from '@edbazaar/api-client/testing'
import {
  expectDialog,
  expectHeading,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { page } from './index'
import { guide } from './SchoolsScreen.guide'

const near = '/schools?place=indiranagar-bengaluru'

const meta = {
  ...flowMeta,
  title: 'Flows/Listings/Schools',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/schools', ...page }],
    path: near,
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Near: Story = {}

export const NearOnAPhone: Story = { globals: onPhone }

export const InIndia: Story = {
  args: {
    path: '/schools',
    calls: [
      http.get('/schools/all', ({ response }) =>
        response(200).json(schoolList({ place: null, radius: null })),
      ),
    ],
  },
}

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')
let isBusy = true

export const FailedThenRetried: Story = {
  tags: ['smoke'],
  beforeEach: () => {
    isBusy = true
  },
  args: {
    calls: [
      http.get('/schools/all', ({ response }) =>
        isBusy ? response(503).json(busy) : response(200).json(schoolList()),
      ),
    ],
  },
  play: async () => {
    await expectHeading('The list did not load')
    isBusy = false
    await press('Retry')
    await expectHeading('Vidya Niketan Public School')
  },
}

export const FailedOnAPhone: Story = {
  args: { calls: [http.get('/schools/all', ({ response }) => response(503).json(busy))] },
  globals: onPhone,
}

const nothing = http.get('/schools/all', ({ query, response }) =>
  response(200).json(
    query.get('filter_ids') === null ? schoolList() : schoolList({ data: [], total: 0 }),
  ),
)

export const NothingMatches: Story = {
  args: { path: `${near}&filter_ids=11,12`, calls: [nothing] },
}

export const NothingMatchesOnAPhone: Story = { ...NothingMatches, globals: onPhone }

export const UnknownPlace: Story = {
  args: {
    path: '/schools?place=nowhere',
    calls: [
      http.get('/schools/all', ({ response }) =>
        response(404).json(refusal(404, 'not_found', 'Place not found.')),
      ),
    ],
  },
}

export const Filtered: Story = {
  tags: ['smoke'],
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /CBSE/ }))
    const chips = await screen.findByRole('list', { name: 'Selected filters' })
    await expect(within(chips).getByRole('link', { name: /CBSE/ })).toBeVisible()
  },
}

export const FilterSheetOnAPhone: Story = {
  globals: onPhone,
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /^Filters/ }))
    await expectDialog('Filters')
  },
}

/** The current list stays visible while the next one loads. */
export const LoadingTheNext: Story = {
  args: {
    calls: [
      http.get('/schools/all', async ({ query, response }) =>
        query.get('filter_ids') === null ? response(200).json(schoolList()) : never(),
      ),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /CBSE/ }))
    await expectHeading('Vidya Niketan Public School')
  },
}

/** Two schools are selected in the compare tray. */
export const Comparing: Story = {
  tags: ['smoke'],
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: /^Compare / })
    for (const button of buttons.slice(0, 2)) await userEvent.click(button)
    const tray = await screen.findByRole('link', { name: /^Compare/ })
    await expect(tray).toHaveAttribute('href', expect.stringContaining('/schools/compare?schools='))
  },
}

export const ComparingOnAPhone: Story = { ...Comparing, globals: onPhone }

/** A signed-in user bookmarks a school with one click. */
export const Bookmarking: Story = {
  tags: ['smoke'],
  args: { user: {} },
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Bookmark / })
    if (button === undefined) throw new Error('There is no bookmark button.')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  },
}

/** A visitor is asked to sign in first. */
export const BookmarkingAsAVisitor: Story = {
  tags: ['smoke'],
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Bookmark / })
    if (button === undefined) throw new Error('There is no bookmark button.')
    await userEvent.click(button)
    await expectDialog('Sign In or Register to Continue')
  },
}

export const WithTheMap: Story = {
  play: async () => {
    const [toggle] = await screen.findAllByRole('button', { name: /map/i })
    if (toggle === undefined) throw new Error('There is no map button.')
    await userEvent.click(toggle)
  },
}
