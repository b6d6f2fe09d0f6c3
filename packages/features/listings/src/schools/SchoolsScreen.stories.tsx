import { http, schoolList } from '@edbazaar/api-client/testing'
import {
  expectDialog,
  expectHeading,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadSchools, SchoolsScreen } from '.'
import { guide } from './SchoolsScreen.guide'

const near = '/schools?place=indiranagar-bengaluru'

const meta = {
  ...flowMeta,
  title: 'Flows/Listings/Schools',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/schools', loader: loadSchools, Component: SchoolsScreen }],
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

export const NothingFits: Story = {
  args: { path: `${near}&filter_ids=11,12`, calls: [nothing] },
}

export const NothingFitsOnAPhone: Story = { ...NothingFits, globals: onPhone }

export const UnknownPlace: Story = {
  args: {
    path: '/schools?place=nowhere',
    calls: [
      http.get('/schools/all', ({ response }) =>
        response(404).json(refusal(404, 'not_found', 'No such place.')),
      ),
    ],
  },
}

export const Filtered: Story = {
  tags: ['smoke'],
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /CBSE/ }))
    const chips = await screen.findByRole('list', { name: 'Filters in use' })
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

/** The list stays in view while the next one is on its way. */
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

/** Two schools are chosen, and wait in the tray. */
export const Comparing: Story = {
  tags: ['smoke'],
  play: async () => {
    const marks = await screen.findAllByRole('button', { name: /^Compare / })
    for (const mark of marks.slice(0, 2)) await userEvent.click(mark)
    const tray = await screen.findByRole('link', { name: /^Compare/ })
    await expect(tray).toHaveAttribute('href', expect.stringContaining('/schools/compare?schools='))
  },
}

export const ComparingOnAPhone: Story = { ...Comparing, globals: onPhone }

/** Whoever is signed in keeps a school with one press. */
export const Bookmarking: Story = {
  tags: ['smoke'],
  args: { user: {} },
  play: async () => {
    const [mark] = await screen.findAllByRole('button', { name: /^Bookmark / })
    if (mark === undefined) throw new Error('Each school has its mark.')
    await userEvent.click(mark)
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'))
  },
}

/** A visitor is asked to sign in first. */
export const BookmarkingAsAVisitor: Story = {
  tags: ['smoke'],
  play: async () => {
    const [mark] = await screen.findAllByRole('button', { name: /^Bookmark / })
    if (mark === undefined) throw new Error('Each school has its mark.')
    await userEvent.click(mark)
    await expectDialog('Sign In or Register to Continue')
  },
}

export const WithTheMap: Story = {
  play: async () => {
    const [toggle] = await screen.findAllByRole('button', { name: /map/i })
    if (toggle === undefined) throw new Error('The map is to be had.')
    await userEvent.click(toggle)
  },
}
