import { http } from '@edbazaar/api-client/testing'
import { confirmationCalls } from '@edbazaar/feature-form-kit/confirm-password/testing'
import { expectDialog, expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { guide } from './applications.guide'
import { jobPage, oversightPage } from './index'
import {
  sampleApplication,
  sampleBoard,
  sampleList,
  samplePost,
  sampleRow,
  savedTexts,
} from './sample-applications'

const calls = [
  http.get('/job-posts/{id}', ({ response }) =>
    response.untyped(Response.json({ post: samplePost() })),
  ),
  http.get('/job-applications', ({ response }) => response(200).json(sampleList())),
  http.get('/job-applications/board', ({ response }) => response(200).json(sampleBoard)),
  http.get('/job-applications/{id}', ({ response }) => response(200).json(sampleApplication())),
  savedTexts(),
]
const opened = `/job-post/7/applications?application=${sampleRow().id}`

const meta = {
  ...flowMeta,
  title: 'Flows/Hiring/Applications',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/job-post/:id/applications', ...jobPage },
      { path: '/dashboard/admin/job-applications/:id', ...oversightPage },
    ],
    path: '/job-post/7/applications',
    user: { is_admin: true },
    calls,
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const confirmation = confirmationCalls()

export const List: Story = { play: () => expectText('Nandini Kulkarni') }

export const ListOnAPhone: Story = { ...List, globals: onPhone }

export const Opened: Story = {
  args: { path: opened },
  play: () => expectText('Yes, at eleven.'),
}

export const OpenedOnAPhone: Story = { ...Opened, globals: onPhone }

export const Board: Story = {
  args: { path: '/job-post/7/applications?view=board' },
  play: () => expectText('Nandini Kulkarni'),
}

export const SavedTexts: Story = {
  args: {
    calls: [
      ...calls,
      http.put('/listings/{kind}/{id}/reply-templates/{templateId}', ({ response }) =>
        response(200).json({ status: 200, msg: 'Saved' }),
      ),
    ],
  },
  play: async () => {
    await press('Saved texts')
    await press('Edit After the demo lesson')
    await press('Save')
  },
}

export const SavedTextsOnAPhone: Story = {
  globals: onPhone,
  play: async () => {
    await press('Saved texts')
    await expectText('After the demo lesson')
  },
}

export const Telling: Story = {
  args: { path: '/job-post/7/applications' },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Abdul Rahim/ }))
    await press('Send decisions')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Start from a saved text' }),
      'After the demo lesson',
    )
    await press('Save this text')
    await expectText('Name of the text')
  },
}

/** The export asks for the password. */
export const AskedForThePassword: Story = {
  args: {
    calls: [
      // Before the calls of the page, which take `csv` for an id.
      http.get('/job-applications/csv', ({ response }) => response.untyped(confirmation.refusal())),
      ...calls,
      ...confirmation.calls,
    ],
  },
  play: async () => {
    await press('CSV')
    await press('Download CSV')
    await expectDialog('Confirm that it is you')
  },
}

export const ForAdmins: Story = {
  args: { path: `/dashboard/admin/job-applications/7?application=${sampleRow().id}` },
  play: () => expectText('Yes, at eleven.'),
}

export const None: Story = {
  args: {
    calls: [
      http.get('/job-applications', ({ response }) =>
        response(200).json(sampleList({ data: [], total: 0, untold: 0 })),
      ),
      ...calls,
    ],
  },
  play: () => expectText('No applications yet'),
}
