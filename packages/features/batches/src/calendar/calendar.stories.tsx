import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dayOfWeek } from '../samples/sample-sessions'
import {
  calendarCalls,
  crowdedWeek,
  fullWeek,
  ownStores,
  weekSessions,
} from '../samples/sample-week'
import { guide } from './calendar.guide'
import { page } from './index'

const meta = {
  ...flowMeta,
  title: 'Flows/Batches/Calendar',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/batches', ...page }],
    path: '/dashboard/batches',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: calendarCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = {
  tags: ['smoke'],
  play: async () => {
    await expectText('Puzzle Club')
    const session = await screen.findByRole('link', { name: /Puzzle Club/ })
    session.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(screen.getAllByRole('link', { name: /Olympiad Seniors/ })).toContain(
      document.activeElement,
    )
  },
}

export const WeekDark: Story = { globals: { theme: 'dark' } }

export const WeekOnAPhone: Story = {
  globals: onPhone,
  play: async () => {
    const strip = within(await screen.findByRole('navigation', { name: 'Days' }))
    const [monday] = strip.getAllByRole('link')
    monday?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(monday).toHaveAttribute('aria-current', 'date'))
    const week = within(screen.getByRole('region', { name: 'Sessions of the week' }))
    const sessions = week.getAllByRole('link').filter((link) => link.checkVisibility())
    // Over the days to the first session.
    for (let tabs = 0; tabs < 7; tabs += 1) await userEvent.tab()
    await expect(document.activeElement).toBe(sessions[0])
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toBe(sessions[1])
    await userEvent.keyboard('{ArrowRight}')
    await expect(sessions.slice(2)).toContain(document.activeElement)
  },
}

export const WeekOnAPhoneDark: Story = { globals: { ...onPhone, theme: 'dark' } }

export const SixtySessions: Story = { args: { calls: calendarCalls(fullWeek(60)) } }

export const FiveAtOnce: Story = {
  args: { calls: calendarCalls(crowdedWeek()) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^3 more sessions/ }))
    const panel = await screen.findByRole('dialog', { name: /^3 more sessions/ })
    await expect(within(panel).getAllByRole('link')).toHaveLength(3)
  },
}

export const FiveAtOnceDark: Story = { ...FiveAtOnce, globals: { theme: 'dark' } }

export const FiveAtOnceOnAPhone: Story = {
  args: {
    path: `/dashboard/batches?day=${dayOfWeek(1)}`,
    calls: calendarCalls(crowdedWeek()),
  },
  globals: onPhone,
  play: () =>
    waitFor(() => {
      // The folded sessions of the table are in the page as well, but not shown.
      const found = screen.getAllByText('Olympiad Seniors')
      expect(found.some((each) => each.checkVisibility())).toBe(true)
    }),
}

/** Somebody who may not change the batches of any store. */
export const ForViewers: Story = {
  args: { calls: calendarCalls(weekSessions({ stores: ownStores({ change: false }) })) },
  play: async () => {
    await expectText('Puzzle Club')
    await expect(screen.queryByRole('button', { name: 'Add batch' })).toBeNull()
  },
}

export const NoSessionsThisWeek: Story = {
  args: { calls: calendarCalls(weekSessions({ data: [], batches: [], holidays: [] })) },
  play: () => expectText('No sessions this week'),
}

export const NoBatches: Story = {
  args: { calls: calendarCalls(weekSessions({ data: [], batches: [], holidays: [] }), []) },
  play: () => expectText('No batches yet'),
}

export const Table: Story = {
  args: { path: '/dashboard/batches?view=table' },
  play: () => expectText('10/12'),
}

export const TableOnAPhone: Story = { ...Table, globals: onPhone }

export const PrivateAddresses: Story = {
  args: {
    calls: [
      ...calendarCalls(),
      http.get('/my-calendars', ({ response }) =>
        response(200).json({
          data: ownStores().map(({ id, name }) => ({
            id,
            store: { id, name },
            created_at: '2026-11-20T05:10:00.000Z',
            last_read_at: null,
          })),
        }),
      ),
    ],
  },
  play: async () => {
    await press('Show in your own calendar')
    await press(/^Revoke the address created on Sur Music/)
    const question = await screen.findByRole('alertdialog', { name: 'Revoke the address?' })
    await expect(question).toBeVisible()
  },
}

export const PrivateAddressesOnAPhone: Story = { ...PrivateAddresses, globals: onPhone }
